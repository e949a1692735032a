import { paths } from '#platform/paths.ts';
import type { GameAction } from '#domain/game/events.ts';
import { savedText } from '#domain/game/saved/saved-game.ts';
import { play } from '#tests/builders/games.ts';
import { tableGame } from '#tests/builders/table-games.ts';
import { GameTable } from '../pages/game-table.ts';
import type { Witness } from '../pages/witness.ts';
import { PAYLOADS } from './payloads.ts';

const TEXTS = PAYLOADS.map(({ text }) => text);
const GAME_ID = '00000000-0000-4000-a000-000000000000';
/** The number of copies of each unit in an army. */
const COPIES = 16;

/**
 * A game in which every word that somebody brought to the table is a payload, as the browser keeps
 * it.
 */
function hostileGame(phases: readonly ('scoring' | 'summary')[]): string {
  const notes = TEXTS.map((text): GameAction => ({ type: 'note-added', text, unit: null }));
  const later = phases.map((phase): GameAction => ({ type: 'phase-changed', phase }));
  const { log } = play(tableGame('take-positions', 'decapitation'), ...notes, ...later);
  const saved = savedText({ ...log, id: GAME_ID, createdAt: Date.UTC(2026, 10, 1) });
  const next = oneAfterTheOther();
  const nextUnit = oneAfterTheOther();
  const game = JSON.parse(saved, (key, value: unknown) => {
    if (key === 'units' && Array.isArray(value)) return copiesOf(value as readonly Unit[], nextUnit);
    return (key === 'name' || key === 'text') && typeof value === 'string' && !TEXTS.includes(value)
      ? next()
      : value;
  }) as unknown;
  return JSON.stringify(game);
}

function oneAfterTheOther(): () => string {
  let used = 0;
  return () => TEXTS[used++ % TEXTS.length] ?? '';
}

type Unit = Readonly<Record<string, unknown>> & { readonly id: string; readonly copies: number };

function copiesOf(units: readonly Unit[], next: () => string): readonly Unit[] {
  return units.flatMap((unit) =>
    Array.from({ length: COPIES }, (_, at) => {
      const name = next();
      return { ...unit, id: `${unit.id}/${String(at)}`, name, names: { es: name, fr: name }, choices: [] };
    }),
  );
}

/**
 * A tester's game against somebody with hostile names, lists and notes, on every page of a game.
 */
export async function tourOfGames(witness: Witness): Promise<void> {
  const { page } = witness;
  const keep = async (game: string) =>
    page.evaluate((text) => localStorage.setItem('prod_gameState', text), game);
  await witness.visit(paths.play());
  await keep(hostileGame([]));
  for (const path of [paths.play(), paths.phase('setup'), paths.phase('deployment')])
    await witness.visit(path);
  await witness.visit(paths.phase('game'));
  for (const side of await page.getByRole('group', { name: 'What is shown' }).getByRole('button').all()) {
    await side.click();
    await witness.settled();
  }
  await witness.expectShown('the table', { 'game.units': TEXTS });
  const table = new GameTable(page);
  await table.openSheet('Notes');
  await witness.expectShown('the notes', { 'game.notes': TEXTS });
  await keep(hostileGame(['scoring']));
  await witness.visit(paths.phase('scoring'));
  await keep(hostileGame(['scoring', 'summary']));
  await witness.visit(paths.phase('summary'));
  await witness.visit(paths.play());
  await witness.collect();
}
