import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textParts, type DieToken, type SymbolToken, type TextPart } from '#domain/reader/text-tokens.ts';
import { DIE_LETTERS, partName } from '#platform/words/roll-words.ts';
import { GameDie, GameSymbol } from '#ui/game-symbol/game-symbol.tsx';
import styles from './game-text.module.css';

const DICE = { RED: 'R', ORG: 'O', YLW: 'Y', GRN: 'G', BLU: 'B', BLK: 'K' } as const satisfies Readonly<
  Record<DieToken, string>
>;
const ROLLED = {
  success: 'S',
  'hollow-success': 's',
  block: 'D',
  'hollow-block': 'd',
  special: '!',
  'hollow-special': 'i',
} as const;

/**
 * A text of a mission: paragraphs and lists, dice and symbols as pictures (`catalogue/README.md`,
 * Missions and feats).
 */
export function GameText({ text }: { text: string }) {
  return <div className={styles.text}>{blocks(text)}</div>;
}

/** One line of a mission's text, without paragraphs. */
export function GameLine({ text }: { text: string }) {
  const pieces = textParts(text).map((part, at) => ({ part, at }));
  return (
    <>
      {pieces.map(({ part, at }) => (
        <Piece key={at} part={part} />
      ))}
    </>
  );
}

/** Paragraphs, and what stands between them as lists: lines that begin with a dash. */
function blocks(text: string): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  for (const paragraph of text.split('\n\n')) {
    const lines = paragraph.split('\n');
    const words = lines.filter((line) => !line.startsWith('- '));
    const items = lines.filter((line) => line.startsWith('- '));
    if (words.length > 0) {
      parts.push(
        <p key={parts.length}>
          <GameLine text={words.join(' ')} />
        </p>,
      );
    }
    if (items.length > 0) {
      parts.push(
        <ul key={parts.length}>
          {items.map((item) => (
            <li key={item}>
              <GameLine text={item.slice(2)} />
            </li>
          ))}
        </ul>,
      );
    }
  }
  return parts;
}

function Piece({ part }: { part: TextPart }) {
  const { t } = useLingui();
  if (part.kind === 'words') return part.words;
  if (part.kind === 'die') {
    const die = DICE[part.die];
    return <GameDie die={die} letter={t(DIE_LETTERS[die])} label={t(partName(die))} />;
  }
  return part.kind === 'symbol' && isRolled(part.symbol) ? (
    <GameSymbol symbol={part.symbol} label={t(partName(ROLLED[part.symbol]))} />
  ) : null;
}

function isRolled(symbol: SymbolToken): symbol is keyof typeof ROLLED {
  return symbol in ROLLED;
}
