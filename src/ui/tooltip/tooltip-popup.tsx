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

/** The open tooltip. */
export function TooltipPopup({ id, anchorId, children, ...events }: TooltipPopupProps) {
  const ref = usePopup<HTMLDivElement>({ anchorId, align: 'center' });
  return (
    <div {...events} ref={ref} id={id} role="tooltip" className={classNames(popup.popup, styles.tooltip)}>
      {children}
    </div>
  );
}
