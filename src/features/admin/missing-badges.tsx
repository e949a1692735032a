import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/badge/badge.tsx';

/** Which translations are missing; nothing when none is. */
export function MissingBadges({ es, fr }: { es: string; fr: string }) {
  return (
    <>
      {es.trim() === '' && (
        <Badge tone="warning" icon="warning">
          <Trans>no Spanish</Trans>
        </Badge>
      )}
      {fr.trim() === '' && (
        <Badge tone="warning" icon="warning">
          <Trans>no French</Trans>
        </Badge>
      )}
    </>
  );
}
