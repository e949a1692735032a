import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { totalsOf } from '../totals.ts';
import type { Army, ArmyEntry } from '../types.ts';

type ExportWords = { readonly notLegal: string; readonly command: string; readonly points: string };

const ENGLISH: ExportWords = {
  notLegal: 'Not Tournament Legal',
  command: 'Total Command Points',
  points: 'Total Points',
};

/**
 * Part of the format, not of the interface: pasted exports are read back by these words. French
 * exports have French unit names and otherwise English words (docs/product.md, "Text export").
 */
const WORDS: Readonly<Partial<Record<Language, ExportWords>>> = {
  es: {
    notLegal: 'No Legal en Torneos',
    command: 'Puntos de Mando Totales',
    points: 'Puntos Totales',
  },
};

/** A list as it is written out for others. */
export type ExportedList = {
  readonly name: string;
  /** The faction's English name, or null when it is not known. */
  readonly faction: string | null;
  readonly army: Army;
  readonly language: Language;
};

/**
 * The list as plain text to paste into a chat, in the older app's format line by line: high command
 * first, then the list's order (docs/product.md, "Text export"). Lines are joined by `\n`, none
 * after the last. Names are kept to one line each, so that no name can pass for a line of the list.
 */
export function textExport({ name, faction, army, language }: ExportedList): string {
  const words = WORDS[language] ?? ENGLISH;
  const totals = totalsOf(army);
  return [
    inOneLine(name) || 'Untitled List',
    `Faction: ${faction ?? 'Unknown Faction'}`,
    '',
    ...leadersFirst(army).map((entry) => entryLine(entry, words, language)),
    '',
    `${words.command}: ${totals.command}`,
    `${words.points}: ${totals.points}`,
  ].join('\n');
}

/** Returns the entries of a list with its High Command first, else in the list's order. */
export function leadersFirst(army: Army): Army {
  const isLeader = ({ unit }: ArmyEntry) => unit.highCommand;
  return [...army.filter(isLeader), ...army.filter((entry) => !isLeader(entry))];
}

function entryLine({ unit, quantity }: ArmyEntry, words: ExportWords, language: Language): string {
  return [
    inOneLine(localName(unit, language)),
    unit.highCommand ? ' [High Command]' : '',
    unit.command > 0 ? ` (${unit.command} CP)` : '',
    unit.tournamentLegal === false ? ` [${words.notLegal}]` : '',
    ` x${quantity} (${unit.points * quantity} pts)`,
  ].join('');
}

/** Returns a name without what would begin another line. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
