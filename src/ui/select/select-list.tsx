import { useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import popup from '../popup/popup.module.css';
import { usePopup } from '../popup/use-popup.ts';
import type { SelectItem } from './select-item.ts';
import styles from './select.module.css';

type SelectListProps = {
  id: string;
  anchorId: string;
  label: string;
  items: readonly SelectItem<string>[];
  chosen: number;
  active: number;
  message: string | undefined;
  maxHeight: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  onPressOutside: () => void;
};

/** The open list of a select. It never takes the focus: the field tells which option is meant. */
export function SelectList(props: SelectListProps) {
  const {
    id,
    anchorId,
    label,
    items,
    chosen,
    active,
    message,
    maxHeight,
    onActive,
    onChoose,
    onPressOutside,
  } = props;
  const ref = usePopup<HTMLDivElement>({
    anchorId,
    align: 'start',
    matchWidth: true,
    maxHeight,
    onPressOutside,
  });
  useEffect(() => {
    const option = ref.current?.querySelector(`[data-index="${active}"]`);
    if (option && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' });
  }, [ref, active]);
  return (
    <div
      ref={ref}
      className={classNames(popup.popup, styles.popup)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {message !== undefined && (
        <p className={styles.message} role="status">
          {message}
        </p>
      )}
      <div id={id} role="listbox" aria-label={label}>
        {items.map((item, index) => (
          <div
            key={item.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            data-index={index}
            data-active={index === active ? '' : undefined}
            className={styles.item}
            onPointerMove={() => onActive(index)}
            onClick={() => onChoose(index)}
          >
            {item.icon}
            <span className={styles.text}>{item.label}</span>
            {index === chosen && <Icon name="check" size={18} className={styles.mark} />}
          </div>
        ))}
      </div>
    </div>
  );
}
