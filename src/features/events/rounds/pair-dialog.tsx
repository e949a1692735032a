import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import type { EventDeed } from '#domain/events/log/types.ts';
import { playedRounds } from '#domain/events/log/fold-log.ts';
import { checkPairings } from '#domain/events/pairing/check-pairings.ts';
import { oneLine } from '#domain/sharing/fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useDoInEvent } from '../frame/use-do-in-event.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import { AbsentField } from './absent-field.tsx';
import { PairingFindings } from './pairing-findings.tsx';
import { PairingPreview } from './pairing-preview.tsx';
import styles from './rounds.module.css';
import { SwapFields } from './swap-fields.tsx';
import { type PairingDraft, usePairingDraft } from './use-pairing-draft.ts';

const MOST_REASON = 200;

type PairDialogProps = { running: RunningEvent; round: number; onClose: () => void };

/** The pairings of a round before they are told: who meets whom and why, changes by hand. */
export function PairDialog({ running, round, onClose }: PairDialogProps) {
  const { t } = useLingui();
  const { event, progress, players } = running;
  const act = useDoInEvent(event.id);
  const draft = usePairingDraft(running, round);
  const [reason, setReason] = useState('');
  const told = progress.rounds.find(({ number }) => number === round);
  const isFinal = round > event.rounds;
  const there = players.filter(({ id }) => !draft.absent.includes(id));
  // In a knock-out most are without a game, and rivals may have met before.
  const findings = isFinal
    ? []
    : checkPairings(draft.pairings, { players: there, rounds: playedRounds(progress), round });
  const isSound = findings.every(({ level }) => level === 'warning');
  const said = oneLine(reason, MOST_REASON);
  const needsReason = draft.isByHand && said === '';
  const tell = () => {
    const places = draft.pairings.map(({ table, one, other }) => ({ table, one, other }));
    const pair: EventDeed = {
      kind: 'pair',
      round,
      places,
      base: told?.pairedBy ?? null,
      reason: said === '' ? null : said,
    };
    const planned = event.plan?.[round - 1] ?? event.missions[round - 1] ?? null;
    const isNew = told === undefined && planned !== null;
    const deeds = isNew ? [pair, { kind: 'play', round, ...planned } as const] : [pair];
    if (act(...deeds)) onClose();
  };
  const isReady = draft.pairings.length > 0 && isSound && !needsReason;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={t`Pairings of round ${round}`}
      description={t`Nobody else sees them until you tell them.`}
      closeLabel={t`Close`}
      footer={
        <Button variant="primary" icon="check" disabled={!isReady} onClick={tell}>
          {told === undefined ? <Trans>Tell these pairings</Trans> : <Trans>Tell the new pairings</Trans>}
        </Button>
      }
    >
      <div className={styles.form}>
        {!isFinal && <Choices running={running} round={round} draft={draft} />}
        {draft.pairings.length > 0 && <PairingFindings findings={findings} event={event} />}
        <Drafted running={running} round={round} draft={draft} />
        {draft.paired?.kind === 'paired' && (
          <>
            <SwapFields event={event} pairings={draft.pairings} onChange={draft.change} />
            <TextField
              label={t`Reason`}
              hint={t`Shown in the log. Needed for pairings that you changed by hand.`}
              maxLength={MOST_REASON}
              value={reason}
              onValueChange={setReason}
              error={needsReason ? t`Say why you changed the pairings.` : undefined}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

type DraftProps = { running: RunningEvent; round: number; draft: PairingDraft };

function Choices({ running, round, draft }: DraftProps) {
  const { t } = useLingui();
  const { event, players } = running;
  return (
    <>
      <AbsentField
        event={event}
        players={players}
        round={round}
        absent={draft.absent}
        onChange={draft.setAbsent}
      />
      {event.pairing === 'swiss' && (
        <div className={styles.actions}>
          <Switch
            label={t`Keep players of one club apart`}
            checked={draft.avoidsClubs}
            onCheckedChange={draft.setAvoidsClubs}
          />
          <Button icon="dice" onClick={draft.drawAgain}>
            <Trans>Draw again</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Drafted({ running, round, draft }: DraftProps) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(running.event);
  const { paired } = draft;
  if (paired === null) return <Spinner label={t`Pairing…`} />;
  if (paired.kind === 'open') {
    return (
      <>
        <p>
          <Trans>These games need a winner first:</Trans>
        </p>
        <ul>
          {paired.games.map(({ one, other }) => {
            const [first, second] = [nameOf(one), nameOf(other)];
            return <li key={one}>{t`${first} against ${second}`}</li>;
          })}
        </ul>
      </>
    );
  }
  if (paired.kind === 'over') {
    return (
      <p>
        <Trans>Everything is played. Finish the event on its page.</Trans>
      </p>
    );
  }
  if (draft.pairings.length === 0) {
    return (
      <p>
        <Trans>Nobody is there to be paired. Enter players on the page of the event first.</Trans>
      </p>
    );
  }
  return <PairingPreview running={running} round={round} pairings={draft.pairings} />;
}
