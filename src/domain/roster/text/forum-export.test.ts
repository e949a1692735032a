import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import { forumExport } from './forum-export.ts';

const listOf = (quantities: Readonly<Record<string, number>>, name = 'Winter Raid') => ({
  name,
  faction: 'Northern Tribes',
  army: armyOf(documentWith(quantities), smallCatalogue()),
  language: 'en' as const,
});
const RAID = listOf({ 'orc-hunters': 2, wrathmane: 1, coal: 1 });

describe('a list for a forum', () => {
  it('is bold text and a list in Markdown, High Command first', () => {
    expect(forumExport(RAID, 'markdown', null)).toBe(
      [
        '**Winter Raid**  ',
        'Faction: Northern Tribes',
        '',
        '- 1 × Wrathmane (High Command, 2 CP): 30 pts',
        '- 2 × Orc Hunters: 40 pts',
        '- 1 × Coal (Not Tournament Legal): 20 pts',
        '',
        '**Total: 90 pts, 2 CP**',
      ].join('\n'),
    );
  });

  it('is bold text and a list in BBCode, with the mark of a list that is not legal', () => {
    expect(forumExport(listOf({ 'orc-hunters': 2 }), 'bbcode', 'Not legal: 1 problem')).toBe(
      [
        '[b]Winter Raid[/b]',
        'Faction: Northern Tribes',
        '[b]⚠ Not legal: 1 problem[/b]',
        '[list]',
        '[*]2 × Orc Hunters: 40 pts',
        '[/list]',
        '[b]Total: 40 pts, 0 CP[/b]',
      ].join('\n'),
    );
  });

  it('is one line for a chat', () => {
    expect(forumExport(RAID, 'line', null)).toBe(
      'Winter Raid (Northern Tribes, 90 pts, 2 CP): Wrathmane, 2 × Orc Hunters, Coal',
    );
    expect(forumExport({ ...RAID, name: ' ', faction: null }, 'line', 'Not legal')).toContain(
      'Untitled List (Unknown Faction, 90 pts, 2 CP, ⚠ Not legal): ',
    );
  });

  it('names what has no name or no known faction', () => {
    const shown = forumExport({ ...RAID, name: '\n', faction: null }, 'markdown', 'Not legal');
    expect(shown).toContain('**Untitled List**  \nFaction: Unknown Faction  \n**⚠ Not legal**');
  });
});

describe('a hostile name', () => {
  it('is no markup, link or mention in Markdown', () => {
    const name = '**x** [a](https://evil.example) <b> `c` @everyone\n- 9 × Free unit\\';
    const [first] = forumExport({ ...RAID, name }, 'markdown', null).split('\n');
    expect(first).toBe(
      '**\\*\\*x\\*\\* \\[a\\](https:\u200B//evil.example) \\<b\\> \\`c\\` @\u200Beveryone - 9 × Free unit\\\\**  ',
    );
  });

  it('is no tag or link in BBCode', () => {
    const name = '[/b][url=http://evil.example]x[/url] www.evil.example';
    const [first] = forumExport({ ...RAID, name }, 'bbcode', null).split('\n');
    expect(first).toBe(
      '[b][\u200B/b][\u200Burl=http:\u200B//evil.example]x[\u200B/url] www\u200B.evil.example[/b]',
    );
  });

  it('of a unit stays on its line', () => {
    const entries = [foreignEntry({ name: 'Ghost\n[*]9 × Free' })];
    const army = armyOf(documentWith({}, { entries }), smallCatalogue());
    expect(forumExport({ ...RAID, army }, 'bbcode', null).split('\n')).toHaveLength(6);
  });
});
