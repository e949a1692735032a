import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/badge/badge.tsx';

/** Badges for missing translations; renders nothing when all are there. */
export function MissingBadges({ lacks }: { lacks: (language: 'es' | 'fr') => boolean }) {
  return (
    <>
      {lacks('es') && (
        <Badge tone="warning" icon="warning">
          <Trans>no Spanish</Trans>
        </Badge>
      )}
      {lacks('fr') && (
        <Badge tone="warning" icon="warning">
          <Trans>no French</Trans>
        </Badge>
      )}
    </>
  );
}
