import { Trans } from '@lingui/react/macro';
import { useDraft } from '#data/lists/use-draft.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

/** One line above a phone’s bar while edits cannot be stored: its army is not in view. */
export function UnstoredLine({ onOpenArmy }: { onOpenArmy: () => void }) {
  const isStored = useDraft((state) => state.persisted);
  if (isStored) return null;
  return (
    <Banner
      tone="violation"
      role="alert"
      actions={
        <Button size="sm" onClick={onOpenArmy}>
          <Trans>What to do</Trans>
        </Button>
      }
    >
      <Trans>Your changes are not stored.</Trans>
    </Banner>
  );
}
