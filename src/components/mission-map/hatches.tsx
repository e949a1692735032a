import styles from './mission-map.module.css';

/**
 * The hatching of both companies' zones, each with its own slant; `id` tells the patterns of one
 * picture from others'.
 */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-red`} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} data-company="red" d="M-.6.6 .6-.6M0 2.4 2.4 0M1.8 3 3 1.8" />
      </pattern>
      <pattern id={`${id}-blue`} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} data-company="blue" d="M-.6 1.8 .6 3M0 0 2.4 2.4M1.8-.6 3 .6" />
      </pattern>
    </defs>
  );
}
