import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/badge/badge.tsx';

/** Badges for missing translations; renders nothing when all are there. */
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
