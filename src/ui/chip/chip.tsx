import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { TooltipPopup } from '../tooltip/tooltip-popup.tsx';
import { useTooltip } from '../tooltip/use-tooltip.ts';
import { useMediaQuery } from '../use-media-query.ts';
import styles from './chip.module.css';

type ChipProps = Omit<ComponentProps<'button'>, 'title' | 'children'> & {
  label: ReactNode;
  /**
   * The meaning of the word: in a tooltip where a pointer can hover, in a dialog when pressed.
   * Without it the chip is only a word.
   */
  children?: ReactNode;
  /** The name of the dialog's close button. */
  closeLabel: string;
  tone?: 'neutral' | 'accent' | 'gold';
  icon?: IconName;
};

/**
 * A word with its meaning one touch away (docs/product.md, "Unit rows"). The dialog opens for
 * mouse, finger and keyboard alike.
 */
export function Chip({ label, children, closeLabel, tone = 'neutral', icon, className, ...rest }: ChipProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closing' | 'closed'>('unused');
  const canHover = useMediaQuery('(hover: hover)');
  const tooltip = useTooltip();
  // The focus that the closing dialog gives back is no question about the word.
  const regainFocus = () => setDialog('closed');
  const trigger = dialog === 'closing' ? { ...tooltip.trigger, onFocus: regainFocus } : tooltip.trigger;
  const look = { className: classNames(styles.chip, className), 'data-tone': tone };
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {label}
    </>
  );
  if (children === undefined || children === null) return <span {...look}>{content}</span>;
  return (
    <>
      <button
        {...rest}
        {...(canHover ? trigger : {})}
        {...look}
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          tooltip.close();
          setDialog('open');
        }}
      >
        {content}
      </button>
      {canHover && tooltip.isOpen && dialog !== 'open' && (
        <TooltipPopup id={tooltip.id} anchorId={tooltip.anchorId} {...tooltip.popup}>
          {children}
        </TooltipPopup>
      )}
      {dialog !== 'unused' && (
        <Dialog
          open={dialog === 'open'}
          onOpenChange={(open) => setDialog(open ? 'open' : 'closing')}
          title={label}
          closeLabel={closeLabel}
          size="sm"
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
