import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { type CardOf, loadUnitCards } from '#data/unit-profiles.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { FactionId, Unit } from '#domain/catalogue/types.ts';
import { readyInFaction } from '#domain/collection/needs.ts';
import { whatFits } from '#domain/completion/what-fits.ts';
import { yardstickOf } from '#domain/completion/yardstick.ts';
import { READY_SIZES } from '#domain/roster/document.ts';
import type { Copies } from '#domain/roster/repair/fix.ts';
import { useFetched } from '#platform/use-fetched.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { dispatch } from '../actions.ts';
import type { DraftArmy } from '../army/use-draft-army.ts';
import { FinishButtons } from './finish-buttons.tsx';
import styles from './fits-dialog.module.css';
import { FittingUnits } from './fitting-units.tsx';
import { type FinishOutcome, useFinish } from './use-finish.ts';

type FitsDialogProps = { draft: DraftArmy; onClose: () => void };

/** The latest change made here, in words, with its way back. */
type Done = {
  readonly text: string;
  /** Everything that finished the list; null for another change. */
  readonly names: string | null;
  readonly takeBack: TakeBack | null;
};

/** The units that fit into the points left, and ways to finish the list. */
export function FitsDialog({ draft, onClose }: FitsDialogProps) {
  const { t } = useLingui();
  const { document, totals, findings, language } = draft;
  const cardOf = useFetched('cards', loadCards);
  const [done, setDone] = useState<Done | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const owned = useOwned(document.faction);
  const points = document.target ?? usualSize(totals.points);
  const left = points - totals.points;
  const yardstick =
    cardOf === null
      ? null
      : yardstickOf(catalogue, document.faction, (faction, id) => cardOf(faction, id)?.profile ?? null);
  const namesOf = (copies: readonly Copies[]) =>
    new Intl.ListFormat(language).format(
      copies.map(({ unitId, quantity }) => {
        const unit = getUnit(catalogue, document.faction, unitId);
        const name = unit === null ? unitId : localName(unit, language);
        return quantity > 1 ? `${String(quantity)} × ${name}` : name;
      }),
    );
  const report = (outcome: FinishOutcome) => {
    if (outcome === 'nothing') return setDone({ text: t`Nothing more fits`, names: null, takeBack: null });
    const { completion, takeBack } = outcome;
    const units = completion.added.reduce((sum, { quantity }) => sum + quantity, 0);
    const text = t`${plural(units, { one: 'Added # unit', other: 'Added # units' })}`;
    setDone({ text, names: namesOf(completion.added), takeBack });
  };
  const { busy, finish } = useFinish(report);
  const add = (unit: Unit, button: HTMLElement) => {
    const name = localName(unit, language);
    // Rendered at once: the row may go or move with the change, so the focus has to follow.
    flushSync(() => {
      const takeBack = dispatch({ type: 'add', unitId: unit.id });
      setDone({ text: t`Added ${name}`, names: null, takeBack });
    });
    (button.isConnected ? button : status.current)?.focus({ preventScroll: true });
  };
  const undo = () => {
    done?.takeBack?.();
    flushSync(() => setDone({ text: t`Undone`, names: null, takeBack: null }));
    status.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`What fits?`}
      closeLabel={t`Close`}
      footer={
        <Footer done={done} statusRef={status} onUndo={undo} onClose={onClose}>
          {left < 0 ? (
            <Trans>
              {totals.points} pts, {-left} over
            </Trans>
          ) : (
            <Trans>
              {totals.points} pts, {left} left
            </Trans>
          )}
        </Footer>
      }
    >
      <div className={styles.body}>
        <NumberField
          label={t`Points target`}
          trailing={t`pts`}
          value={points}
          min={1}
          max={9999}
          maxLength={4}
          invalid={t`A whole number from 1 to 9999, please.`}
          onValueChange={(target) => target !== null && dispatch({ type: 'set-target', target })}
        />
        {owned.isOffered && (
          <Switch checked={owned.isOn} onCheckedChange={owned.turn} label={t`Only what I own`} />
        )}
        {yardstick !== null && (
          <>
            <FinishButtons
              busy={busy}
              onFinish={(flavour) => void finish(flavour, { yardstick, points, ready: owned.ready })}
            >
              {done?.names}
            </FinishButtons>
            <FittingUnits
              fits={whatFits({ document, catalogue, before: findings, ready: owned.ready }, yardstick, left)}
              language={language}
              onAdd={add}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

type FooterProps = {
  done: Done | null;
  statusRef: RefObject<HTMLParagraphElement | null>;
  onUndo: () => void;
  onClose: () => void;
  /** The totals. */
  children: ReactNode;
};

/** The totals and the latest change, which stay in view. */
function Footer({ done, statusRef, onUndo, onClose, children }: FooterProps) {
  return (
    <div className={styles.footer}>
      <div className={styles.status}>
        <p ref={statusRef} role="status" tabIndex={-1}>
          {done?.text}
        </p>
        <p className={styles.totals}>{children}</p>
      </div>
      {done !== null && done.takeBack !== null && (
        <Button icon="undo" onClick={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}

/** The switch to what the player owns, offered to players with a collection. */
function useOwned(faction: FactionId) {
  const collection = useStore(collectionStore, (state) => state.value);
  const [isOn, turn] = useState(false);
  const isOffered = Object.keys(collection).length > 0;
  return { isOffered, isOn, turn, ready: isOffered && isOn ? readyInFaction(collection, faction) : null };
}

/** The cards of all units; none where they cannot be fetched: then fewer aspects are weighed. */
async function loadCards(): Promise<CardOf> {
  return loadUnitCards().catch(() => () => null);
}

/** The usual size above the points of a list without a target. */
function usualSize(points: number): number {
  return READY_SIZES.find((size) => size > points) ?? (Math.floor(points / 100) + 1) * 100;
}
