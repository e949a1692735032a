import type { MadePatch } from './make-patch.ts';

/** A release as it is in place or will be; null for the catalogue of the build. */
export type InPlace = { readonly [Part in keyof MadePatch]: MadePatch[Part] | null };

/** Returns the number of units of which two releases say different things. */
export function countChanges(before: InPlace, after: InPlace): number {
  const [old, now] = [sayings(before), sayings(after)];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys].filter((key) => old.get(key) !== now.get(key)).length;
}

/** All that a release says of each unit, by `<faction>/<unit>`. */
function sayings({ patch, texts }: InPlace): ReadonlyMap<string, string> {
  const skills = Object.entries(texts?.skillTexts ?? {});
  const ids = new Set(skills.flatMap(([, byUnit]) => Object.keys(byUnit)));
  const keys = new Set([
    ...Object.keys(patch?.units ?? {}),
    ...Object.keys(texts?.cards ?? {}),
    ...Object.keys(texts?.remarks.units ?? {}),
  ]);
  // Texts are kept by the id alone, which several factions may share.
  const named = new Set([...keys].map((key) => key.split('/')[1]));
  for (const id of ids) if (!named.has(id)) keys.add(`/${id}`);
  return new Map(
    [...keys].map((key) => {
      const id = key.split('/')[1] ?? '';
      const words = ids.has(id) ? skills.map(([language, byUnit]) => [language, byUnit[id]]) : [];
      return [
        key,
        JSON.stringify([patch?.units[key], texts?.cards[key], texts?.remarks.units[key]?.note, words]),
      ];
    }),
  );
}
