import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListSources } from '#components/list-sources/list-sources.tsx';
import type { EventSeat, EventView } from '#data/events/event.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import type { HandInWay } from '#domain/events/lists/list-desk.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ChosenList } from './chosen-list.tsx';
import styles from './event-lists.module.css';

export type HandInDialogProps = {
  event: EventView;
  seat: EventSeat;
  way: HandInWay;
  onClose: () => void;
};

/** Hands in a list in two steps: choose one, then look at its check and confirm. */
export function HandInDialog({ event, seat, way, onClose }: HandInDialogProps) {
  const { t } = useLingui();
  const draft = useDraft((state) => state.history.document);
  const [chosen, setChosen] = useState<RosterDocument | null>(null);
  const name = seat.name ?? t`Former player`;
  const isOwn = way === 'own';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isOwn ? t`Hand in a list` : t`List of ${name}`}
      closeLabel={t`Close`}
      size="md"
    >
      {chosen === null ? (
        <div className={styles.section}>
          {isOwn && draft.entries.length > 0 && (
            <Button icon="edit" onClick={() => setChosen(draft)}>
              <Trans>The list in the builder</Trans>
            </Button>
          )}
          <ListSources
            isOwn={isOwn}
            takeLabel={t`Take this list`}
            take={({ document }) => setChosen(document)}
          />
        </div>
      ) : (
        <ChosenList
          event={event}
          seat={seat}
          way={way}
          document={chosen}
          onBack={() => setChosen(null)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
