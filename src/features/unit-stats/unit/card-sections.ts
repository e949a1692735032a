import type { ReactNode } from 'react';
import type { UnitProfile } from '#domain/catalogue/profile.ts';
import type { Unit } from '#domain/catalogue/types.ts';

/**
 * The sections that a unit's page shares with its card; the page that combines both passes them in.
 */
export type CardSections = {
  /** The strip of values, the rows of dice and the joined half. */
  readonly profile: (unit: Unit, profile: UnitProfile | null) => ReactNode;
  readonly skills: (unit: Unit) => ReactNode;
  /** Characteristics, keywords and special rules that explain themselves. */
  readonly terms: (unit: Unit) => ReactNode;
};
