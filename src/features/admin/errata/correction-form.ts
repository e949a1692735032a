import { printedWords } from '#data/admin/admin-errata.ts';
import { type CellProblem, readWords } from '#domain/catalogue/import/read-cell.ts';
import type { UnitCorrection } from '#domain/catalogue/errata.ts';
import { checkCorrection } from '#domain/catalogue/read-errata.ts';
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
 * Reads the typed facts as changes to the printed unit. If words are unknown to the catalogue, the
 * faults name each with the word that it probably means; else they are those of the catalogue.
 */
export function checkForm(
  unit: Unit,
  form: CorrectionForm,
): { readonly changes: UnitCorrection; readonly faults: readonly string[] } {
  const lists = (['characteristics', 'keywords', 'specialRules'] as const).map(
    (field) => [field, readWords(form[field], printedWords)] as const,
  );
  const problems = lists.flatMap(([, read]) => (read.ok ? [] : read.problems.map(problemLine)));
  if (problems.length > 0) return { changes: {}, faults: problems };
  const words = lists.map(([field, read]) => [field, read.ok ? read.value : []] as const);
  const checked = checkCorrection(unit, { ...form, ...Object.fromEntries(words) });
  return checked.ok
    ? { changes: checked.changes, faults: [] }
    : { changes: {}, faults: checked.faults.map(({ field, message }) => `${field}: ${message}`) };
}

function problemLine({ found, suggestion }: CellProblem): string {
  return suggestion === null ? `“${found}” ?` : `“${found}” → “${suggestion}” ?`;
}
