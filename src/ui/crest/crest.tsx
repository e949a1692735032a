import { CHARGE_OF_HUE, CHARGE_PATHS, GROUND_PATHS } from './crest-paths.ts';
import styles from './crest.module.css';

type CrestProps = {
  /** The accent hue that gives colours and ground pattern (`data-faction`). */
  hue: string;
  /** The device on the shield, default the faction's own; an unknown one leaves the shield bare. */
  charge?: string;
  /** Side length in CSS pixels, default 44. */
  size?: number;
};

/**
 * A heraldic shield: faction colours, a quiet ground pattern and one charge. Decoration: hidden
 * from screen readers.
 */
export function Crest({ hue, charge = CHARGE_OF_HUE[hue] ?? 'crown', size = 44 }: CrestProps) {
  const ground = GROUND_PATHS[hue] ?? GROUND_PATHS['default'];
  return (
    <svg
      className={styles.crest}
      data-faction={hue}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path className={styles.field} d="M4 4h40v20c0 11-8 17-20 21C12 41 4 35 4 24z" />
      <path className={styles.ground} d={ground} />
      <path className={styles.charge} d={CHARGE_PATHS[charge] ?? ''} />
      <path className={styles.rim} d="M4 4h40v20c0 11-8 17-20 21C12 41 4 35 4 24z" />
    </svg>
  );
}
