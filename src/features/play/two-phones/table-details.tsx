import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { undoChoices } from '#domain/live/live-game.ts';
import { sealOf } from '#domain/live/sealed-lists.ts';
import { BODY_VERSION, type EntryRule } from '#domain/live/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { useTapWords } from './action-words.ts';
import { PresenceWords } from './presence-words.tsx';
import styles from './two-phones.module.css';
import { type Rival, useLive } from './use-live.ts';

type TableDetailsProps = {
  shared: SharedView;
  rival: Rival;
  /** Shows the way in for one more phone. */
  onLetIn: () => void;
  /** Shows the link for spectators. */
  onWatchers: () => void;
  /** Called after this phone has left the game. */
  onLeave: () => void;
};

/** The two phones of a game: who is there, who enters what, and the way out. */
export function TableDetails({ shared, rival, onLetIn, onWatchers, onLeave }: TableDetailsProps) {
  const { t } = useLingui();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className={styles.content}>
      <p className={styles.who}>
        <PresenceWords shared={shared} rival={rival} />
      </p>
      <SealTimes shared={shared} />
      <WhoEnters shared={shared} />
      <RivalsLastTap shared={shared} rival={rival} />
      <div className={styles.ways}>
        <Button icon="eye" onClick={onWatchers}>
          <Trans>Let others watch</Trans>
        </Button>
        <Button icon="phones" onClick={onLetIn}>
          <Trans>Let another phone in</Trans>
        </Button>
        <Button variant="quiet" icon="external" onClick={() => setLeaving(true)}>
          <Trans>Leave the game</Trans>
        </Button>
      </div>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t`Leave the game on two phones?`}
        body={
          <Trans>
            The other phone goes on without you. Your copy of the game stays on this phone, and you can go on
            with it alone.
          </Trans>
        }
        confirmLabel={t`Leave`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => {
          onLeave();
          shared.playAlone();
        }}
      />
    </div>
  );
}

/** The time at which each player’s list was sealed. */
function SealTimes({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const live = useLive(shared, ({ standing }) => standing.shown);
  const sealed = Object.values(live.state.players).flatMap(({ id, name }) => {
    const seal = sealOf(live, id);
    if (seal === null) return [];
    const time = timeText(seal.at, language);
    return [{ id, words: t`List of ${name}: sealed at ${time}` }];
  });
  if (sealed.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {sealed.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  );
}

function WhoEnters({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const entry = useLive(shared, ({ standing }) => standing.shown.entry);
  if (shared.player === null) return null;
  return (
    <section>
      <h3>
        <Trans>Who enters what</Trans>
      </h3>
      <ToggleGroup
        label={t`Who enters what`}
        value={entry}
        onValueChange={(wanted: EntryRule) =>
          shared.game.act({ v: BODY_VERSION, kind: 'settings', entry: wanted })
        }
        items={[
          { value: 'strict', label: t`Each their own side` },
          { value: 'anyone', label: t`Both everything` },
        ]}
      />
      <p className={styles.note}>
        <Trans>Rounds, mission and clock are entered by both. A change needs the other player’s word.</Trans>
      </p>
    </section>
  );
}

/** Asks the other player to undo their last tap, as only they can do it at once. */
function RivalsLastTap({ shared, rival }: { shared: SharedView; rival: Rival }) {
  const { t } = useLingui();
  const standing = useLive(shared, (state) => state.standing);
  const { ofEvent } = useTapWords(standing.shown);
  const { rival: tap } = undoChoices(standing.shown, standing.phone.author);
  const isAsked = standing.shown.requests.some(({ wants }) => wants.kind === 'undo' && wants.of === tap?.row);
  if (tap === null || isAsked) return null;
  const what = ofEvent(tap.event);
  const { name } = rival;
  return (
    <section>
      <h3>{t`Last tap of ${name}`}</h3>
      <p>{what}</p>
      <Button icon="undo" onClick={() => shared.game.act({ v: BODY_VERSION, kind: 'undo', of: tap.row })}>
        <Trans>Ask to undo it</Trans>
      </Button>
    </section>
  );
}
