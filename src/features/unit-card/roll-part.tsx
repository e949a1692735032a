import { useLingui } from '@lingui/react/macro';
import type { Die, RollPart, RollSymbol } from '#domain/catalogue/profile.ts';
import { DIE_LETTERS, isDie, partName } from './roll-words.ts';
import styles from './roll-part.module.css';

/** One die or symbol of a roll, as a picture with a name. Attack dice are six-sided shapes, defence dice are squares. */
export function RollPartMark({ part }: { part: RollPart }) {
  const { i18n } = useLingui();
  const name = i18n._(partName(part));
  return (
    <svg className={styles['part']} viewBox="0 0 24 24" role="img" aria-label={name}>
      <title>{name}</title>
      {isDie(part) ? (
        <DieShape die={part} letter={i18n._(DIE_LETTERS[part])} />
      ) : (
        <SymbolShape symbol={part} />
      )}
    </svg>
  );
}

const HEXAGON = 'M12 1l10 5.5v11L12 23 2 17.5v-11z';
const SQUARE = 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z';

function DieShape({ die, letter }: { die: Die; letter: string }) {
  const isAttack = die === 'R' || die === 'O' || die === 'Y';
  return (
    <g className={styles['die']} data-die={die}>
      <path className={styles['body']} d={isAttack ? HEXAGON : SQUARE} />
      <text className={styles['letter']} x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
        {letter}
      </text>
    </g>
  );
}

const SWORD = 'M22 2l-1 5.5L11.6 17l2.2 2.2-1.6 1.6-3-3L5 22l-3-3 4.2-4.2-3-3 1.6-1.6L7 12.4 16.5 3z';
const SHIELD = 'M12 2l8.5 2.6v7.2c0 5-3.4 8.4-8.5 10.4-5.1-2-8.5-5.4-8.5-10.4V4.6z';
const STAR = 'M12 1.8l3 6.9 7.5.7-5.7 4.9 1.7 7.300L12 17.8l-6.5 3.8 1.7-7.300L1.5 9.400 9 8.7z';

/** Full and hollow ones share their outline. */
const OUTLINES: Readonly<Record<RollSymbol, string>> = {
  S: SWORD,
  s: SWORD,
  D: SHIELD,
  d: SHIELD,
  '!': STAR,
  i: STAR,
};

function SymbolShape({ symbol }: { symbol: RollSymbol }) {
  const isHollow = symbol === 's' || symbol === 'd' || symbol === 'i';
  return <path className={isHollow ? styles['hollow'] : styles['full']} d={OUTLINES[symbol]} />;
}
