import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cardSources } from '#data/card-sources.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import styles from './print-cards.module.css';

type SheetCardProps = {
  unit: Unit;
  language: Language;
  /** Called when the picture has loaded, or cannot be loaded. */
  onSettled: () => void;
};

/** One card on a sheet at its exact size; its name replaces a picture that cannot be loaded. */
export function SheetCard({ unit, language, onSettled }: SheetCardProps) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
  const sources = cardSources(unit, language, 0);
  const source = sources[attempt];
  const name = localName(unit, language);
  if (source === undefined) {
    return (
      <p className={styles.missing}>
        <strong>{name}</strong>
        <Trans>Image not available</Trans>
      </p>
    );
  }
  return (
    <picture key={source.image} className={styles.card}>
      {source.webp !== null && <source type="image/webp" srcSet={source.webp} />}
      <img
        src={source.image}
        alt={t`Card of ${name}`}
        width={945}
        height={1416}
        onLoad={onSettled}
        onError={() => {
          setAttempt(attempt + 1);
          if (attempt + 1 >= sources.length) onSettled();
        }}
      />
    </picture>
  );
}

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
