import type { ReactNode } from 'react';
import type { RollPart, UnitProfile } from '#domain/catalogue/profile.ts';
import type { Unit } from '#domain/catalogue/types.ts';

/** Draws dice and symbols side by side. */
export type DrawRoll = (parts: readonly RollPart[]) => ReactNode;

/**
 * The parts that a unit's page shares with its card; the page that combines both passes them in.
 */
export type UnitParts = {
  readonly roll: DrawRoll;
  /** The strip of values, the rows of dice and the joined half. */
  readonly profile: (unit: Unit, profile: UnitProfile | null) => ReactNode;
  readonly skills: (unit: Unit) => ReactNode;
  /** Characteristics, keywords and special rules that explain themselves. */
  readonly terms: (unit: Unit) => ReactNode;
};
