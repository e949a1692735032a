import type { ReactNode } from 'react';
import styles from './game-symbol.module.css';
import { SYMBOL_DRAWINGS, type SymbolName } from './symbol-drawings.ts';

/** The dice by colour: red, orange and yellow attack, green, blue and black (K) defend. */
export type DieColour = 'R' | 'O' | 'Y' | 'G' | 'B' | 'K';

const HEXAGON = 'M12 1l10 5.5v11L12 23 2 17.5v-11z';
const SQUARE = 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z';

type GameDieProps = {
  die: DieColour;
  /** On the die: tells the colour where colours look alike. */
  letter: string;
  /** The die's name. */
  label: string;
};

/**
 * A die as a picture with a name, as high as a line. Attack dice are six-sided shapes, defence dice
 * are squares.
 */
export function GameDie({ die, letter, label }: GameDieProps) {
  const isAttack = die === 'R' || die === 'O' || die === 'Y';
  return (
    <Mark label={label}>
      <g className={styles.die} data-die={die}>
        <path className={styles.body} d={isAttack ? HEXAGON : SQUARE} />
        <text className={styles.letter} x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
          {letter}
        </text>
      </g>
    </Mark>
  );
}

/** A symbol of dice or cards as a picture with a name, in the colour of the words around it. */
export function GameSymbol({ symbol, label }: { symbol: SymbolName; label: string }) {
  const { look, path } = SYMBOL_DRAWINGS[symbol];
  return (
    <Mark label={label}>
      <path className={styles[look]} d={path} />
    </Mark>
  );
}

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" role="img" aria-label={label}>
      <title>{label}</title>
      {children}
    </svg>
  );
}
