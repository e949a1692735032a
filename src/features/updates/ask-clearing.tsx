import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import type { useClearing } from './use-clearing.ts';

const load = async () => (await import('./confirm-clearing.tsx')).ConfirmClearing;

type Props = {
  what: 'caches' | 'everything';
  clearing: ReturnType<typeof useClearing>;
  onClose: () => void;
};

/** Asks before the app's own stores are emptied, and then empties them. Mounted while it asks. */
export function AskClearing({ what, clearing, onClose }: Props) {
  const giveUp = () => {
    clearing.notAsked();
    onClose();
  };
  return (
    <OnDemand
      load={load}
      props={{ what, onClose, onConfirm: () => void clearing[what]() }}
      onFailure={giveUp}
    />
  );
}
