import { Picture } from '../picture/picture.tsx';
import { Portrait } from './portrait.tsx';
import styles from './avatar.module.css';

type AvatarProps = {
  /** Address of the picture; null for none. */
  src: string | null;
  /** The name of the person; its initials show when there is neither picture nor device. */
  name: string;
  /** Side length in CSS pixels. */
  size: number;
  /** The accent hue that stands in for the picture; default the house's gold. */
  hue?: string | null;
  /** The device that stands in for the picture; default the initials. */
  charge?: string | null;
};

/**
 * Somebody's or something's round picture, or the portrait that is drawn here. Decoration: the name
 * stands beside it.
 */
export function Avatar({ src, name, size, hue = null, charge = null }: AvatarProps) {
  return (
    <Picture
      className={styles.avatar}
      src={src}
      width={size}
      height={size}
      fallback={<Portrait hue={hue} charge={charge} name={name} size={size} />}
    />
  );
}
