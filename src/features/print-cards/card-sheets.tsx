import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cardSources } from '#data/card-sources.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language, Unit, Catalogue } from '#domain/catalogue/types.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
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

/** The number of cards for each unit: one, or as many as the list has of it. */
export type Copies = 'one' | 'as-in-list';

/** Two across and two down, on A4 as on Letter. */
const CARDS_ON_A_SHEET = 4;

/** A card to print; `key` tells copies of one unit apart. */
type PrintedCard = { readonly unit: Unit; readonly key: string };
type Sheets = {
  readonly sheets: readonly (readonly PrintedCard[])[];
  /** Units of the list that the catalogue does not know, so that there is no card of them. */
  readonly unknown: number;
};

/** The cards of a list in its order, on sheets. */
export function sheetsOf(document: RosterDocument, catalogue: Catalogue, copies: Copies): Sheets {
  const found = document.entries.map((entry) => ({
    entry,
    unit: entry.foreign === undefined ? getUnit(catalogue, document.faction, entry.unitId) : null,
  }));
  const cards = found.flatMap(({ entry, unit }) =>
    unit === null
      ? []
      : Array.from({ length: copies === 'one' ? 1 : entry.quantity }, (_, copy) => ({
          unit,
          key: `${unit.id} ${String(copy)}`,
        })),
  );
  const count = Math.ceil(cards.length / CARDS_ON_A_SHEET);
  return {
    sheets: Array.from({ length: count }, (_, sheet) =>
      cards.slice(sheet * CARDS_ON_A_SHEET, (sheet + 1) * CARDS_ON_A_SHEET),
    ),
    unknown: found.filter(({ unit }) => unit === null).length,
  };
}
