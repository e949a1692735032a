import { readyList as list } from 'virtual:ready-list';
import type { ReadyList } from '#domain/roster/ready-list.ts';
import { currentPatch } from './release/kept-patch.ts';

/**
 * Returns a ready list of one faction as the start page shows it, worked out at build or with the
 * release. Without units when the catalogue has no such list.
 */
export const readyList = (): ReadyList => currentPatch()?.readyList ?? list;
