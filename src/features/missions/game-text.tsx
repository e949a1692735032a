import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DIE_OF_TOKEN, SYMBOL_OF_TOKEN } from '#domain/catalogue/roll-codes.ts';
import { textParts, type SymbolToken, type TextPart } from '#domain/reader/text-tokens.ts';
import { DIE_LETTERS, partName } from '#platform/words/roll-words.ts';
import { GameDie, GameSymbol } from '#ui/game-symbol/game-symbol.tsx';
import styles from './game-text.module.css';

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
    const die = DIE_OF_TOKEN[part.die];
    return <GameDie die={die} letter={t(DIE_LETTERS[die])} label={t(partName(die))} />;
  }
  return part.kind === 'symbol' && isRolled(part.symbol) ? (
    <GameSymbol symbol={part.symbol} label={t(partName(SYMBOL_OF_TOKEN[part.symbol]))} />
  ) : null;
}

function isRolled(symbol: SymbolToken): symbol is keyof typeof SYMBOL_OF_TOKEN {
  return symbol in SYMBOL_OF_TOKEN;
}
