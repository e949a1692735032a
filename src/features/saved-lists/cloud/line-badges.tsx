import { Trans } from '@lingui/react/macro';
import { useDraft } from '#data/lists/use-draft.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';
import { Badge } from '#ui/badge/badge.tsx';

/** The badges of a list: its place, its sync state, and whether it is open now. */
export function LineBadges({ line }: { line: ShownList }) {
  const savedId = useDraft((state) => state.history.document.savedId);
  const ids = [line.list.id, line.cloud?.list.id, line.local?.id];
  const { pending } = line;
  return (
    <>
      {line.place === 'cloud' ? (
        <Badge tone="info" icon="cloud">
          <Trans>Cloud</Trans>
        </Badge>
      ) : (
        <Badge tone="neutral" icon="home">
          <Trans>This device</Trans>
        </Badge>
      )}
      {pending?.state.kind === 'waiting' && (
        <Badge tone="warning" icon="history">
          <Trans>Waits to be sent</Trans>
        </Badge>
      )}
      {pending?.state.kind === 'refused' && (
        <Badge tone="danger" icon="warning">
          <Trans>Not saved in the cloud</Trans>
        </Badge>
      )}
      {line.choice === 'local-older' && (
        <Badge tone="neutral" icon="home">
          <Trans>An older one is on this device</Trans>
        </Badge>
      )}
      {line.choice !== null && line.choice !== 'local-older' && (
        <Badge tone="warning" icon="warning">
          <Trans>Two versions</Trans>
        </Badge>
      )}
      {savedId !== null && ids.includes(savedId) && (
        <Badge tone="accent">
          <Trans>Open now</Trans>
        </Badge>
      )}
    </>
  );
}
