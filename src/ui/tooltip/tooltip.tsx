import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { TooltipPopup } from './tooltip-popup.tsx';
import { useTooltip } from './use-tooltip.ts';

type TooltipProps = {
  /** A few words; nothing to press, as a tooltip cannot be reached by touch. */
  content: ReactNode;
  /** The button or link that it explains. */
  children: ReactElement;
};

/**
 * A hint for those who point with a mouse or walk with the keyboard. What matters must also stand
 * elsewhere.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const { id, anchorId, isOpen, trigger, popup } = useTooltip();
  return (
    <>
      {cloneElement(children, trigger)}
      {isOpen && (
        <TooltipPopup id={id} anchorId={anchorId} {...popup}>
          {content}
        </TooltipPopup>
      )}
    </>
  );
}
