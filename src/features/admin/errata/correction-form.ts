import { printedWords } from '#data/admin/admin-errata.ts';
import { type CellProblem, readWords } from '#domain/catalogue/import/read-cell.ts';
import type { Unit } from '#domain/catalogue/types.ts';

/** The facts of a unit as they are typed; lists are words between semicolons. */
export type CorrectionForm = {
  readonly points: number | null;
  readonly availability: number | null;
  readonly command: number | null;
  readonly highCommand: boolean;
  readonly tournamentLegal: boolean;
  readonly characteristics: string;
  readonly keywords: string;
  readonly specialRules: string;
};

/** Returns the form of a unit with a correction applied; values of the wrong type are left out. */
export function formOf(unit: Unit, changes: Readonly<Record<string, unknown>>): CorrectionForm {
  const number = (field: 'points' | 'availability' | 'command') => {
    const value = changes[field];
    return typeof value === 'number' ? value : unit[field];
  };
  const flag = (field: 'highCommand' | 'tournamentLegal') => {
    const value = changes[field];
    return typeof value === 'boolean' ? value : unit[field];
  };
  const words = (field: 'characteristics' | 'keywords' | 'specialRules') => {
    const value = changes[field];
    return (Array.isArray(value) ? value : unit[field]).join('; ');
  };
  return {
    points: number('points'),
    availability: number('availability'),
    command: number('command'),
    highCommand: flag('highCommand'),
    tournamentLegal: flag('tournamentLegal'),
    characteristics: words('characteristics'),
    keywords: words('keywords'),
    specialRules: words('specialRules'),
  };
}

/**
 * Reads the typed facts. If words are unknown to the catalogue, returns each with the word that it
 * probably means.
 */
export function readForm(
  form: CorrectionForm,
):
  | { readonly ok: true; readonly changes: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const lists = (['characteristics', 'keywords', 'specialRules'] as const).map(
    (field) => [field, readWords(form[field], printedWords)] as const,
  );
  const problems = lists.flatMap(([, read]) => (read.ok ? [] : read.problems.map(problemLine)));
  if (problems.length > 0) return { ok: false, problems };
  const words = lists.map(([field, read]) => [field, read.ok ? read.value : []] as const);
  return { ok: true, changes: { ...form, ...Object.fromEntries(words) } };
}

function problemLine({ found, suggestion }: CellProblem): string {
  return suggestion === null ? `“${found}” ?` : `“${found}” → “${suggestion}” ?`;
}
