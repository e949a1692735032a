import styles from './print-cards.module.css';

const WIDTH = 3.15;
const HEIGHT = 4.72;
const ACROSS = [0, WIDTH, 2 * WIDTH];
const DOWN = [0, HEIGHT, 2 * HEIGHT];
/** From the cards to the mark, and the mark's length, in inches. */
const NEAR = 0.05;
const FAR = 0.25;

/**
 * Short lines in the margin at every edge of the cards, so that a ruler laid on two of them shows
 * where to cut.
 */
export function CutMarks() {
  const lines = [
    ...ACROSS.flatMap((x) => [`M${x} ${-FAR}V${-NEAR}`, `M${x} ${2 * HEIGHT + NEAR}V${2 * HEIGHT + FAR}`]),
    ...DOWN.flatMap((y) => [`M${-FAR} ${y}H${-NEAR}`, `M${2 * WIDTH + NEAR} ${y}H${2 * WIDTH + FAR}`]),
  ];
  const viewBox = `${-FAR} ${-FAR} ${2 * (WIDTH + FAR)} ${2 * (HEIGHT + FAR)}`;
  return (
    <svg className={styles.marks} viewBox={viewBox} aria-hidden="true">
      <path d={lines.join('')} />
    </svg>
  );
}
