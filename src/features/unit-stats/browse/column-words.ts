import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { type Column, type Measure, MEASURES } from '#domain/units/columns.ts';

/** The full names of the columns, for lists of columns, files and screen readers. */
export const COLUMN_WORDS: Readonly<Record<Column, MessageDescriptor>> = {
  faction: msg`Faction`,
  type: msg`Type`,
  characteristics: msg`Characteristics`,
  keywords: msg`Keywords`,
  points: msg`Points`,
  availability: msg`Availability`,
  command: msg`Command`,
  move: msg`Movement`,
  charge: msg`Charge`,
  wounds: msg`Wounds`,
  willpower: msg`Willpower`,
  morale: msg`Morale`,
  melee: msg`Melee`,
  ranged: msg`Ranged`,
  range: msg`Range`,
  defence: msg`Defence`,
  conquest: msg`Conquest value`,
};

/** Over a column, where there is little room. */
export const COLUMN_HEADS: Readonly<Record<Column, MessageDescriptor>> = {
  ...COLUMN_WORDS,
  points: msg({ message: 'pts', context: 'head of a narrow column: points' }),
  availability: msg({
    message: 'AVB',
    context: 'head of a narrow column: availability, as cards abbreviate it',
  }),
  command: msg({ message: 'CP', context: 'head of a narrow column: command points' }),
  move: msg({ message: 'MOV', context: 'head of a narrow column: movement, as cards abbreviate it' }),
  wounds: msg({ message: 'W', context: 'head of a narrow column: wounds, as cards abbreviate it' }),
  willpower: msg({ message: 'WP', context: 'head of a narrow column: willpower, as cards abbreviate it' }),
  morale: msg({ message: 'MOR', context: 'head of a narrow column: morale, as cards abbreviate it' }),
  conquest: msg({ message: 'CV', context: 'head of a narrow column: conquest value' }),
};

/** The unit of the number in a column, where it is not obvious. */
export const COLUMN_UNITS: Readonly<Partial<Record<Column, MessageDescriptor>>> = {
  move: msg`First value, in strides`,
  charge: msg`In strides`,
  range: msg`In strides`,
  willpower: msg`Average successes`,
  melee: msg`Average successes`,
  ranged: msg`Average successes`,
  defence: msg`Average blocks`,
};

/** Returns the words of a unit in one column, in the reader's language. */
export function wordsIn(column: Exclude<Column, Measure>, unit: Unit, language: Language): readonly string[] {
  switch (column) {
    case 'faction':
      return [factionName(unit.faction, language) ?? unit.faction];
    case 'type':
      return [unitTypeName(unit.type, language)];
    default:
      return unit[column].map((printed) => localTerm(catalogue, column, printed, language));
  }
}

/** True for a column of numbers. */
export function isMeasure(column: Column): column is Measure {
  return MEASURES.some((measure) => measure === column);
}
