import { startTransition, useEffect, useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { type CardOf, loadUnitCards } from '#data/unit-profiles.ts';
import { type UnitRow, unitRows } from '#domain/units/columns.ts';

export type CardsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly cards: Cards };

/** All cards, and all units as rows. */
export type Cards = { readonly cardOf: CardOf; readonly rows: readonly UnitRow[] };

/** Cards that were fetched once, for every later page. */
let fetched: Cards | null = null;

/** The cards of all units: fetched when the first page of units shows. */
export function useCards(): CardsState {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ readonly round: number; readonly cards: Cards | null } | null>(
    fetched === null ? null : { round: 0, cards: fetched },
  );
  useEffect(() => {
    if (fetched !== null) return;
    let isCurrent = true;
    // In small steps: a hundred cards at once would hold up a tap on a slow phone.
    const settle = (cards: Cards | null) => isCurrent && startTransition(() => setAnswer({ round, cards }));
    load().then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  if (answer !== null && answer.cards !== null) return { status: 'loaded', cards: answer.cards };
  if (answer?.round === round) return { status: 'failed', retry: () => setRound((before) => before + 1) };
  return { status: 'loading' };
}

async function load(): Promise<Cards> {
  const cardOf = await loadUnitCards();
  const rows = unitRows(catalogue, (unit) => cardOf(unit.faction, unit.id)?.profile ?? null);
  fetched = { cardOf, rows };
  return fetched;
}
