import type { ReactNode } from 'react';
import { TooltipPopup } from '#ui/tooltip/tooltip-popup.tsx';
import { useTooltip } from '#ui/tooltip/use-tooltip.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './glossary-word.module.css';
import type { ReaderTerm } from './use-reader-glossary.ts';

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
export function GlossaryWord({ term, onPress, children }: GlossaryWordProps) {
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
