import { useLingui } from '@lingui/react/macro';
import type { RollPart, RollSymbol } from '#domain/catalogue/profile.ts';
import { DIE_LETTERS, isDie, partName } from '#platform/words/roll-words.ts';
import { GameDie, GameSymbol } from '#ui/game-symbol/game-symbol.tsx';

/** The names of the drawings for the catalogue's letters. */
const DRAWN = {
  S: 'success',
  s: 'hollow-success',
  D: 'block',
  d: 'hollow-block',
  '!': 'special',
  i: 'hollow-special',
} as const satisfies Readonly<Record<RollSymbol, string>>;

/** The dice and symbols of a roll side by side, in printed order, as cards draw them. */
export function RollDrawing({ roll }: { roll: readonly RollPart[] }) {
  const keyed = roll.map((part, position) => ({ part, key: `${position} ${part}` }));
  return keyed.map(({ part, key }) => <DieOrSymbol key={key} part={part} />);
}

/** One die or symbol as a picture with a name. */
function DieOrSymbol({ part }: { part: RollPart }) {
  const { t } = useLingui();
  const label = t(partName(part));
  return isDie(part) ? (
    <GameDie die={part} letter={t(DIE_LETTERS[part])} label={label} />
  ) : (
    <GameSymbol symbol={DRAWN[part]} label={label} />
  );
}
