/**
 * Name by name: what the words of a unit's name and of its skills say about its looks. Keys are
 * image slugs.
 */
import type { Wears } from './cast.ts';
import { HEGEMONY } from './crafts/hegemony.ts';
import { SCIONS } from './crafts/scions.ts';
import { SYENANN } from './crafts/syenann.ts';
import { TRIBES } from './crafts/tribes.ts';

export const CRAFTS: Readonly<Record<string, Wears>> = { ...HEGEMONY, ...TRIBES, ...SCIONS, ...SYENANN };
