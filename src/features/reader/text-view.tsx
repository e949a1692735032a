import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DiagramToken } from '#domain/reader/text-tokens.ts';
import { DIE_LETTERS } from '#platform/words/roll-words.ts';
import { GameDie, GameSymbol } from '#ui/game-symbol/game-symbol.tsx';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { GlossaryWord } from './glossary-word.tsx';
import { Marked } from './search/marked.tsx';
import { DIE_LETTER_OF, nameOfPart } from './part-words.ts';
import { type Mark, shownBlocks, type ShownPart } from './shown-blocks.ts';
import styles from './text-view.module.css';
import type { ReaderGlossary } from './use-reader-glossary.ts';

type TextViewProps = {
  text: string;
  glossary: ReaderGlossary;
  /** The search term, marked in the text. */
  term: string;
  onWord: (key: string) => void;
};

/**
 * A text of rules or FAQ: paragraphs, lists, diagrams, dice and symbols as pictures, glossary words
 * that can be pressed.
 */
export function TextView({ text, glossary, term, onWord }: TextViewProps) {
  const line = (parts: readonly ShownPart[]) =>
    parts.map((part) =>
      part.kind === 'marks' ? (
        <span key={part.key} className={styles.marks}>
          {part.marks.map(({ key, mark }) => (
            <PartMark key={key} mark={mark} />
          ))}
          {part.after}
        </span>
      ) : (
        <Words key={part.key} strong={part.strong} marked={part.marked}>
          {part.pieces.map((piece) =>
            piece.term === null ? (
              <Marked key={piece.key} text={piece.text} term={term} />
            ) : (
              <GlossaryWord key={piece.key} term={glossary.termOf(piece.term)} onPress={onWord}>
                <Marked text={piece.text} term={term} />
              </GlossaryWord>
            ),
          )}
        </Words>
      ),
    );
  return (
    <div className={styles.text}>
      {shownBlocks(text, glossary.find).map((block) => {
        if (block.kind === 'diagram') return <Diagram key={block.key} name={block.diagram} />;
        if (block.list === null) return block.lines.map(({ parts }) => <p key={block.key}>{line(parts)}</p>);
        const List = block.list;
        return (
          <List key={block.key}>
            {block.lines.map(({ key, parts }) => (
              <li key={key}>{line(parts)}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

function Words({ strong, marked, children }: { strong: boolean; marked: boolean; children: ReactNode }) {
  const words = marked ? <em className={styles.emphasis}>{children}</em> : children;
  return strong ? <strong>{words}</strong> : words;
}

function PartMark({ mark }: { mark: Mark }) {
  const { t } = useLingui();
  const label = t(nameOfPart(mark));
  if (mark.kind === 'symbol') return <GameSymbol symbol={mark.symbol} label={label} />;
  const die = DIE_LETTER_OF[mark.die];
  return <GameDie die={die} letter={t(DIE_LETTERS[die])} label={label} />;
}

const loadDiagram = async () => (await import('./text-diagram.tsx')).TextDiagram;

/** A drawing, fetched when a text shows that has one. */
function Diagram({ name }: { name: DiagramToken }) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed) {
    return (
      <div className={styles.drawing}>
        <OnDemand load={loadDiagram} props={{ name }} onFailure={() => setFailed(true)} />
      </div>
    );
  }
  return (
    <p className="muted">
      <Trans>The drawing could not be fetched. Come back to this page with a network to see it.</Trans>
    </p>
  );
}
