import { classNames } from '../class-names.ts';
import type { IconName } from './icon-paths.ts';
import { ICON_PATHS } from './icon-paths.ts';
import styles from './icon.module.css';

type IconProps = {
  name: IconName;
  /** Side length in CSS pixels, default 20. */
  size?: number;
  /** The meaning of the icon. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
  className?: string | undefined;
};

/** One of the house's own icons, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...meaning}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
