import { localName } from '#domain/catalogue/localise.ts';
import { type ExportedList, inOneLine, leadersFirst } from './text-export.ts';
import { totalsOf } from '../totals.ts';

/** `line`: the whole list in one line, for a chat. */
export type ForumFormat = 'markdown' | 'bbcode' | 'line';

type Markup = {
  readonly bold: (text: string) => string;
  readonly item: (text: string) => string;
  readonly list: (items: readonly string[]) => readonly string[];
  readonly escape: (name: string) => string;
};

const MARKDOWN: Markup = {
  bold: (text) => `**${text}**`,
  item: (text) => `- ${text}`,
  list: (items) => ['', ...items, ''],
  escape: (name) => withoutLinks(name.replaceAll(/[\\`*_[\]<>#|~&!]/gu, '\\$&')),
};

const BBCODE: Markup = {
  bold: (text) => `[b]${text}[/b]`,
  item: (text) => `[*]${text}`,
  list: (items) => ['[list]', ...items, '[/list]'],
  escape: (name) => withoutLinks(name.replaceAll('[', `[${NOTHING}`)),
};

/** A character that shows nothing and keeps its neighbours from being read as one thing. */
const NOTHING = '\u200B';

/**
 * The list as a post for a forum or as one line for a chat (docs/product.md, "Other formats"), with
 * `mark` for a list that is not legal. No name can become markup, a link or a mention.
 */
export function forumExport(list: ExportedList, format: ForumFormat, mark: string | null): string {
  if (format === 'line') return lineOf(list, mark);
  const { bold, item, list: inList, escape } = format === 'markdown' ? MARKDOWN : BBCODE;
  const { name, faction, army } = list;
  const { points, command } = totalsOf(army);
  const units = unitsOf(list, escape).map(({ text, facts, quantity, sum }) => {
    const inBrackets = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
    return item(`${quantity} × ${text}${inBrackets}: ${sum} pts`);
  });
  // Two blanks end a line of Markdown.
  const end = format === 'markdown' ? '  ' : '';
  return [
    `${bold(escape(inOneLine(name) || 'Untitled List'))}${end}`,
    `Faction: ${faction ?? 'Unknown Faction'}${mark === null ? '' : end}`,
    ...(mark === null ? [] : [bold(`⚠ ${mark}`)]),
    ...inList(units),
    bold(`Total: ${points} pts, ${command} CP`),
  ].join('\n');
}

function lineOf(list: ExportedList, mark: string | null): string {
  const { name, faction, army } = list;
  const { points, command } = totalsOf(army);
  const facts = [
    faction ?? 'Unknown Faction',
    `${points} pts`,
    `${command} CP`,
    ...(mark === null ? [] : [`⚠ ${mark}`]),
  ];
  const units = unitsOf(list, withoutLinks).map(({ text, quantity }) =>
    quantity === 1 ? text : `${quantity} × ${text}`,
  );
  const title = withoutLinks(inOneLine(name) || 'Untitled List');
  return `${title} (${facts.join(', ')}): ${units.join(', ')}`;
}

function unitsOf({ army, language }: ExportedList, escape: (name: string) => string) {
  return leadersFirst(army).map(({ unit, quantity }) => ({
    text: escape(inOneLine(localName(unit, language))),
    facts: [
      ...(unit.highCommand ? ['High Command'] : []),
      ...(unit.command > 0 ? [`${unit.command} CP`] : []),
      ...(unit.tournamentLegal === false ? ['Not Tournament Legal'] : []),
    ],
    quantity,
    sum: unit.points * quantity,
  }));
}

/** Forums and chats make links of addresses and mentions of names by themselves. */
function withoutLinks(name: string): string {
  return name.replaceAll(/@|:(?=\/)|www(?=\.)/giu, `$&${NOTHING}`);
}
