import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { DIE_OF_TOKEN } from '#domain/catalogue/roll-codes.ts';
import type { Marks } from '#domain/reader/fold-map.ts';
import { type Mark, shownBlocks, type ShownRun } from '#domain/reader/shown-blocks.ts';
import type { DiagramToken } from '#domain/reader/text-tokens.ts';
import { DIE_LETTERS } from '#platform/words/roll-words.ts';
import { GameDie, GameSymbol } from '#ui/game-symbol/game-symbol.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { TooltipPopup } from '#ui/tooltip/tooltip-popup.tsx';
import { useTooltip } from '#ui/tooltip/use-tooltip.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { nameOfMark } from './mark-words.ts';
import { Marked } from './search/marked.tsx';
import styles from './text-view.module.css';
import type { ReaderGlossary, ReaderTerm } from './use-reader-glossary.ts';

type TextViewProps = {
  text: string;
  glossary: ReaderGlossary;
  /** The words that were searched for. */
  marks: Marks;
  onWord: (key: string) => void;
};

/**
 * A text of rules or FAQ: paragraphs, lists, diagrams, dice and symbols as pictures, glossary words
 * that can be pressed.
 */
export function TextView({ text, glossary, marks, onWord }: TextViewProps) {
  const line = (runs: readonly ShownRun[]) =>
    runs.map((run) =>
      run.kind === 'marks' ? (
        <span key={run.key} className={styles.marks}>
          {run.marks.map(({ key, mark }) => (
            <TextMark key={key} mark={mark} />
          ))}
          {run.after}
        </span>
      ) : (
        <Words key={run.key} strong={run.strong} marked={run.marked}>
          {run.pieces.map((piece) =>
            piece.term === null ? (
              <Marked key={piece.key} text={piece.text} marks={marks} />
            ) : (
              <GlossaryWord key={piece.key} term={glossary.termOf(piece.term)} onPress={onWord}>
                <Marked text={piece.text} marks={marks} />
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
        if (block.list === null) return block.lines.map(({ runs }) => <p key={block.key}>{line(runs)}</p>);
        const List = block.list;
        return (
          <List key={block.key}>
            {block.lines.map(({ key, runs }) => (
              <li key={key}>{line(runs)}</li>
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

function TextMark({ mark }: { mark: Mark }) {
  const { t } = useLingui();
  const label = t(nameOfMark(mark));
  if (mark.kind === 'symbol') return <GameSymbol symbol={mark.symbol} label={label} />;
  const die = DIE_OF_TOKEN[mark.die];
  return <GameDie die={die} letter={t(DIE_LETTERS[die])} label={label} />;
}

const loadDiagram = async () => (await import('./text-diagram.tsx')).TextDiagram;

/** A drawing, fetched when a text shows that has one. */
function Diagram({ name }: { name: DiagramToken }) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed) {
    return (
      <div className={styles.drawing}>
        <Lazy load={loadDiagram} props={{ name }} isQuiet onFailure={() => setFailed(true)} />
      </div>
    );
  }
  return (
    <p className="muted">
      <Trans>The drawing could not be loaded. Open this page again when you are online.</Trans>
    </p>
  );
}

type GlossaryWordProps = {
  term: ReaderTerm | null;
  /** Opens the explanation where it can be read at leisure. */
  onPress: (key: string) => void;
  children: ReactNode;
};

/**
 * A word of the game inside a text: explained in a tooltip where a pointer can hover, and when
 * pressed.
 */
function GlossaryWord({ term, onPress, children }: GlossaryWordProps) {
  const canHover = useMediaQuery('(hover: hover)');
  const { id, anchorId, isOpen, trigger, popup, close } = useTooltip();
  if (term === null) return children;
  return (
    <>
      <button
        {...(canHover ? trigger : {})}
        type="button"
        className={styles.word}
        aria-haspopup="dialog"
        onClick={() => {
          close();
          onPress(term.key);
        }}
      >
        {children}
      </button>
      {canHover && isOpen && (
        <TooltipPopup id={id} anchorId={anchorId} {...popup}>
          <span>{term.text}</span>
        </TooltipPopup>
      )}
    </>
  );
}
