import { use } from 'react';
import { PatternScope } from './pattern-scope.ts';
import styles from './rules-diagram.module.css';

/**
 * The hatches of enemies, zones and dice, and the head of an arrow. Who uses one asks `usePattern`.
 */
export function Patterns() {
  const scope = use(PatternScope);
  return (
    <defs>
      <pattern
        id={`${scope}-stripes`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.enemyGround} width="5" height="5" />
        <line className={styles.enemyStripe} y2="5" />
      </pattern>
      <pattern
        id={`${scope}-own-zone`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <line className={styles.ownStripe} y2="9" />
      </pattern>
      <pattern
        id={`${scope}-enemy-zone`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.enemyLine} d="M0 0V9M0 0H9" />
      </pattern>
      <pattern id={`${scope}-bricks`} width="12" height="8" patternUnits="userSpaceOnUse">
        <rect className={styles.stone} width="12" height="8" />
        <path className={styles.joint} d="M0 0H12M0 4H12M3 0V4M9 4V8" />
      </pattern>
      <pattern
        id={`${scope}-blue-die`}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.blueGround} width="4" height="4" />
        <line className={styles.blueStripe} y2="4" />
      </pattern>
      <marker
        id={`${scope}-arrow`}
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="6.5"
        markerHeight="6.5"
        orient="auto-start-reverse"
      >
        <path className={styles.arrowHead} d="M0 0L10 5L0 10z" />
      </marker>
    </defs>
  );
}
