import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { ORIGIN } from '#tests/builders/workshop.ts';
import { applyOverlay } from '../release/apply-overlay.ts';
import { changeSchemas } from '../release/overlay-schema.ts';
import { LANGUAGES, TERM_KINDS } from '../types.ts';
import { baseWords } from './base-words.ts';
import { parseAnyDraft, parseDraft } from './parse-draft.ts';
import { wordsChange, wordsOverlay, wordsTarget } from './words-change.ts';
import {
  emptyWordsDraft,
  NO_WORDS,
  toldWords,
  type WordsByLanguage,
  type WordsDraft,
  wordsDraftOf,
  type WordsSection,
  withWord,
} from './words-draft.ts';
import { newWords, wordsFaults } from './words-faults.ts';

const sources = catalogueSources();

function known(section: WordsSection, target: string): WordsByLanguage {
  const base = baseWords(sources, section, target);
  if (base === null) throw new Error(target);
  return base;
}
const correction = (section: WordsSection, target: string) =>
  wordsDraftOf(section, target, known(section, target), ORIGIN);
const faults = (draft: WordsDraft) =>
  wordsFaults(
    draft,
    draft.target === null ? null : baseWords(sources, draft.section, draft.target),
    sources,
  ).map(({ field, reason }) => `${field} ${reason.code}`);

const JOIN = correction('terms', 'keywords/join');
const NORTH = correction('factions', 'north');
const FLY: WordsDraft = {
  ...emptyWordsDraft('terms', ' Fly '),
  kind: 'keywords',
  words: {
    en: { name: ' Fly ', text: 'Flies.', value: '' },
    es: { ...NO_WORDS, name: 'Volar', text: 'Vuela.' },
  },
  origin: ORIGIN,
};
const EAST: WordsDraft = { ...emptyWordsDraft('factions', 'The East'), origin: ORIGIN };

describe('the words of the catalogue', () => {
  it('are those of each language, and a name that stands with the names alone', () => {
    expect(known('terms', 'keywords/join')).toEqual({
      en: { name: 'Join', text: 'What Join does.', value: '' },
      es: { ...NO_WORDS, text: 'Se une.' },
    });
    const named = structuredClone(sources);
    Object.assign(named.locales[1]?.value ?? {}, { terms: { keywords: { join: 'Unirse' } } });
    expect(baseWords(named, 'terms', 'keywords/join')?.es).toEqual({
      name: 'Unirse',
      text: 'Se une.',
      value: '',
    });
    expect(known('factions', 'north')).toEqual({
      en: { ...NO_WORDS, name: 'North' },
      es: { ...NO_WORDS, name: 'Norte' },
    });
  });

  it.each<[WordsSection, string]>([
    ['terms', 'states/join'],
    ['terms', 'dragons/join'],
    ['factions', 'south'],
    ['factions', 'constructor'],
  ])('are null where there are none: %s %s', (section, target) => {
    expect(baseWords(sources, section, target)).toBeNull();
  });
});

describe('the change of a draft of words', () => {
  it('is empty while nobody edits anything', () => {
    expect(wordsChange(JOIN, known('terms', 'keywords/join'))).toEqual({});
    expect(wordsChange(NORTH, known('factions', 'north'))).toEqual({});
  });

  it('says what differs, and null for what is taken away', () => {
    const edited = withWord(withWord(JOIN, 'en', 'value', ' units '), 'es', 'text', ' ');
    expect(wordsChange(edited, known('terms', 'keywords/join'))).toEqual({
      fields: { value: 'units' },
      texts: { es: null },
    });
    const renamed = withWord(withWord(NORTH, 'es', 'name', ''), 'fr', 'name', 'Nord');
    expect(wordsChange(renamed, known('factions', 'north'))).toEqual({ names: { fr: 'Nord', es: null } });
  });

  it('says everything of what is missing, under the id of its English name', () => {
    expect(wordsTarget(FLY)).toBe('keywords/fly');
    expect(wordsChange(FLY, null)).toEqual({
      fields: { name: 'Fly', text: 'Flies.' },
      texts: { es: { name: 'Volar', text: 'Vuela.' } },
    });
    expect(wordsTarget(EAST)).toBe('the-east');
    expect(wordsChange(EAST, null)).toEqual({ fields: { name: 'The East', published: false } });
    expect(newWords(FLY)).toEqual([
      { field: 'name', after: 'Fly' },
      { field: 'text', after: 'Flies.' },
      { field: 'texts.es.name', after: 'Volar' },
      { field: 'texts.es.text', after: 'Vuela.' },
    ]);
    expect(newWords(withWord(EAST, 'fr', 'name', 'L’Est'))).toEqual([
      { field: 'name', after: 'The East' },
      { field: 'names.fr', after: 'L’Est' },
    ]);
  });

  // Any text, blank fields and blanks around words among them.
  const typed = fc.oneof(fc.constant(''), fc.string({ maxLength: 12, unit: 'grapheme' }));
  const words = fc.record({ name: typed, text: typed, value: typed });
  const inSources = fc.constantFrom<[WordsSection, string | null]>(
    ['terms', 'keywords/join'],
    ['terms', null],
    ['factions', 'north'],
    ['factions', null],
  );
  const drafts = fc
    .tuple(inSources, fc.constantFrom(...TERM_KINDS), fc.record({ en: words, es: words }))
    .map(([[section, target], kind, byLanguage]): WordsDraft => {
      const own = target === null ? (section === 'terms' ? kind : '') : section === 'terms' ? 'keywords' : '';
      return { section, target, kind: own, words: byLanguage, origin: ORIGIN };
    });

  it('comes back from the catalogue as the draft that sent it', () => {
    let taken = 0;
    fc.assert(
      fc.property(drafts, (draft) => {
        const base = draft.target === null ? null : known(draft.section, draft.target);
        if (wordsFaults(draft, base, sources).length > 0) return;
        taken += 1;
        const change = wordsChange(draft, base);
        expect(safeParse(changeSchemas[draft.section], change).success).toBe(true);
        const target = wordsTarget(draft);
        const applied = applyOverlay(sources, wordsOverlay(draft, target, change));
        if (!applied.ok) throw new Error(JSON.stringify(applied.faults));
        const after = baseWords(applied.value, draft.section, target);
        for (const language of LANGUAGES) {
          expect(toldWords(draft.section, after?.[language])).toEqual(
            toldWords(draft.section, draft.words[language]),
          );
        }
        expect(wordsChange({ ...draft, target }, after)).toEqual({});
      }),
      { numRuns: 600, seed: 5 },
    );
    expect(taken).toBeGreaterThan(60);
  });

  it('is kept on the device and read back, whatever is typed', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(parseAnyDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
    expect(parseAnyDraft({ ...FLY, kind: 'dragons' })).toBeNull();
    expect(parseAnyDraft({ ...FLY, section: 'missions' })).toBeNull();
    expect(parseDraft(FLY)).toBeNull();
  });
});

describe('the faults of a draft of words', () => {
  it('are none where the catalogue takes it', () => {
    expect(faults(FLY)).toEqual([]);
    expect(faults(EAST)).toEqual([]);
    expect(faults(withWord(JOIN, 'en', 'text', 'Joins.'))).toEqual([]);
    expect(faults(withWord(NORTH, 'fr', 'name', 'Nord'))).toEqual([]);
  });

  it('name what is missing, and that nothing differs', () => {
    expect(faults(emptyWordsDraft('terms', ''))).toEqual([
      'kind missing',
      'en.name missing',
      'en.text missing',
      'note missing',
    ]);
    expect(faults(emptyWordsDraft('factions', ''))).toEqual(['en.name missing', 'note missing']);
    expect(faults(JOIN)).toEqual([' missing']);
    expect(faults(withWord(FLY, 'es', 'text', ''))).toEqual(['es.text missing']);
  });

  it.each<[string, WordsDraft, string]>([
    [
      'a term of the kind',
      { ...FLY, words: { en: { ...NO_WORDS, name: 'join', text: 'x' } } },
      'en.name taken',
    ],
    ['the faction of a name', withWord(EAST, 'en', 'name', 'NORTH'), 'en.name taken'],
    ['no letter for an id', withWord(EAST, 'en', 'name', '東'), 'en.name no-id'],
    ['a long name', withWord(FLY, 'es', 'name', 'x'.repeat(81)), 'es.name too-long'],
    ['a long text', withWord(FLY, 'en', 'text', 'x'.repeat(2001)), 'en.text too-long'],
    ['a long meaning of brackets', withWord(FLY, 'en', 'value', 'x'.repeat(301)), 'en.value too-long'],
    ['a sign that turns the text', withWord(JOIN, 'en', 'text', 'ab\u202Ecd'), 'en.text unclean'],
    ['a control character', withWord(NORTH, 'es', 'name', 'Nor\u0000te'), 'es.name unclean'],
    ['half a letter', withWord(JOIN, 'es', 'text', '\uD83D'), 'es.text unclean'],
    ['a long reason', { ...FLY, origin: { ...ORIGIN, note: 'x'.repeat(1001) } }, 'note too-long'],
    ['an unclean page', { ...FLY, origin: { ...ORIGIN, page: '\u2066' } }, 'page unclean'],
  ])('name %s', (_, draft, fault) => {
    expect(faults(draft)).toEqual([fault]);
  });

  it('leave the same name to another kind, and hostile words as they are', () => {
    expect(
      faults({ ...FLY, kind: 'states', words: { en: { ...NO_WORDS, name: 'Join', text: 'x' } } }),
    ).toEqual([]);
    expect(faults(withWord(JOIN, 'en', 'text', '<img src=x onerror=alert(1)>\n{{x}}'))).toEqual([]);
  });
});
