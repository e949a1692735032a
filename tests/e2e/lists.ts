import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeList } from '#domain/sharing/encode.ts';
import type { SharedUnit, SharePayload } from '#domain/sharing/payload.ts';

/** A unit of a shared list; what is not given is as for a plain troop. */
export function sharedUnit(name: string, more: Partial<SharedUnit> = {}): SharedUnit {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return { id, name, pointsCost: 0, command: 0, highCommand: false, quantity: 1, keywords: [], ...more };
}

/** A legal list of 170 pts and 3 CP that hides nobody; its High Command does not come first. */
export const WINTER_RAID: SharePayload = {
  name: 'Winter Raid',
  faction: 'northern-tribes',
  units: [
    sharedUnit('Hersir', { pointsCost: 25, command: 1 }),
    sharedUnit('Orc Hunters', { pointsCost: 20, quantity: 2 }),
    sharedUnit('Wrathmane', { pointsCost: 30, command: 2, highCommand: true }),
    sharedUnit('Warg Riders', { pointsCost: 35 }),
    sharedUnit('Battle-Scarred', { pointsCost: 40 }),
  ],
  created_at: '2025-11-01T18:00:00.000Z',
};

/**
 * 225 pts in all; the Scouts and Ambushers (135 pts, 5 units) stay hidden, 90 pts in 3 units are
 * seen.
 */
export const HIDDEN_FANG: SharePayload = {
  name: 'Hidden Fang',
  faction: 'northern-tribes',
  units: [
    sharedUnit('Wrathmane', { pointsCost: 30, command: 2, highCommand: true }),
    sharedUnit('Tundra Marauders', { pointsCost: 30, quantity: 2 }),
    sharedUnit('Darkmaster', { pointsCost: 30 }),
    sharedUnit('Eskold the Executioner', { pointsCost: 30, command: 1 }),
    sharedUnit('Warg Riders', { pointsCost: 35 }),
    sharedUnit('Lotta', { pointsCost: 25, command: 1 }),
    sharedUnit('Tattooist', { pointsCost: 15 }),
  ],
  created_at: null,
};

/** Two units of High Command, which no list may have. */
export const TWO_COMMANDERS: SharePayload = {
  name: 'Two Commanders',
  faction: 'northern-tribes',
  units: [
    sharedUnit('Hersir', { pointsCost: 25, command: 1 }),
    sharedUnit('Wrathmane', { pointsCost: 30, command: 2, highCommand: true }),
    sharedUnit('Alborc', { pointsCost: 50, command: 3, highCommand: true }),
  ],
  created_at: null,
};

type Printed = {
  readonly id: string;
  readonly name: string;
  readonly highCommand: boolean;
  readonly companionOf?: string;
};

/** A list with a row for each of so many units of the Northern Tribes, plain troops first. */
export function listOfRows(count: number): SharePayload {
  const file = join(import.meta.dirname, '../../catalogue/factions/northern-tribes/units.json');
  const isSpecial = (unit: Printed) => Number(unit.highCommand || unit.companionOf !== undefined);
  const rows = (JSON.parse(readFileSync(file, 'utf8')) as readonly Printed[])
    .toSorted((one, other) => isSpecial(one) - isSpecial(other))
    .slice(0, count)
    .map(({ id, name }) => ({ ...sharedUnit(name), id }));
  return { name: 'Long March', faction: 'northern-tribes', units: rows, created_at: null };
}

/** The path of a link to a list. */
export function linkTo(list: SharePayload): string {
  return `/shared-list/${encodeList(list)}`;
}
