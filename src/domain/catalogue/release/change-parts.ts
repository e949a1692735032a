import { isRecord } from '../is-record.ts';
import type { Overlay } from './overlay.ts';

/** One value of a change that can be taken or left: its path under the target. */
export type ChangePart = readonly string[];

/** Levels below the target at which values stand, by their part of the change (see `Overlay`). */
const DEPTH: Readonly<Record<string, number>> = {
  fields: 2,
  names: 2,
  skillTexts: 3,
  texts: 3,
  isRetired: 1,
};

/** Returns the values of a change one by one, in its order. */
export function partsOf(section: keyof Overlay, change: unknown): readonly ChangePart[] {
  if (!isRecord(change)) return [];
  return Object.entries(change).flatMap(([key, value]) =>
    pathsIn(value, section === 'missions' ? 2 : (DEPTH[key] ?? 1), [key]),
  );
}

function pathsIn(value: unknown, depth: number, path: ChangePart): readonly ChangePart[] {
  if (path.length >= depth || !isRecord(value)) return [path];
  return Object.entries(value).flatMap(([key, below]) => pathsIn(below, depth, [...path, key]));
}

/** Returns the change with nothing but these parts; empty when none is left. */
export function withParts(change: unknown, parts: readonly ChangePart[]): object {
  return parts.reduce<Readonly<Record<string, unknown>>>((kept, path) => put(kept, change, path), {});
}

function put(
  kept: Readonly<Record<string, unknown>>,
  from: unknown,
  [key, ...rest]: ChangePart,
): Readonly<Record<string, unknown>> {
  if (key === undefined || !isRecord(from) || !Object.hasOwn(from, key)) return kept;
  const before = kept[key];
  return {
    ...kept,
    [key]: rest.length === 0 ? from[key] : put(isRecord(before) ? before : {}, from[key], rest),
  };
}
