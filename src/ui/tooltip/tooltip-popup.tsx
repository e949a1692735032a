import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import popup from '../popup/popup.module.css';
import { usePopup } from '../popup/use-popup.ts';
import styles from './tooltip.module.css';

type TooltipPopupProps = {
  id: string;
  anchorId: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
};

/** The open tooltip; a span, as its word may stand in a paragraph. */
export function TooltipPopup({ id, anchorId, children, ...events }: TooltipPopupProps) {
  const ref = usePopup<HTMLSpanElement>({ anchorId, align: 'center' });
  return (
    <span {...events} ref={ref} id={id} role="tooltip" className={classNames(popup.popup, styles.tooltip)}>
      {children}
    </span>
  );
}
