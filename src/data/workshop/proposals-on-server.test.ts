import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { baseWords } from '#domain/catalogue/workshop/base-words.ts';
import { changeOf } from '#domain/catalogue/workshop/change-of.ts';
import { draftOf } from '#domain/catalogue/workshop/draft-of.ts';
import { wordsChange } from '#domain/catalogue/workshop/words-change.ts';
import {
  type WordsByLanguage,
  wordsDraftOf,
  type WordsSection,
} from '#domain/catalogue/workshop/words-draft.ts';
import { type RealBackend, startRealBackend } from '#tests/builders/real-backend.ts';
import { createQueryClient } from '../query/query-client.ts';
import { sessionStore } from '../session/session-store.ts';
import { signIn, signUp } from '../session/sign-in.ts';
import { signOut } from '../session/sign-out.ts';
import { catalogueSourcesQuery } from './catalogue-sources.ts';
import { ownProposalsQuery, proposeChanges, reviseChange, withdrawChange } from './proposals.ts';

const ORIGIN = { source: 'card', page: 'p. 12', note: 'The card says so.', wantsCredit: true } as const;
let server: RealBackend;
let userId = '';

const ACCOUNT = { email: 'anna@example.org', password: 'a long password of a test' };

beforeAll(async () => {
  server = await startRealBackend();
  await signUp(ACCOUNT, { language: 'en', next: '/' });
}, 60_000);
// Each test forgets the session that the device keeps.
beforeEach(async () => {
  await signOut('local');
  const outcome = await signIn(ACCOUNT);
  const { viewer } = sessionStore.getState();
  if (!outcome.ok || viewer.status !== 'authenticated') throw new Error('signing in failed');
  userId = viewer.userId;
});
afterAll(async () => server.stop());

const own = async () => createQueryClient().query(ownProposalsQuery(userId));
const points = (value: number) => ({ fields: { points: value } });
const proposal = (target: string, value: number) => ({
  section: 'units' as const,
  target,
  change: points(value),
  origin: ORIGIN,
  basedOn: 0,
});

describe('proposals between this app and the real server', () => {
  it('are taken, revised and withdrawn, each with its state', async () => {
    expect(await proposeChanges([proposal('syenann/oona', 26)])).toEqual({ ok: true });
    const [sent] = await own();
    expect(sent).toMatchObject({
      target: 'syenann/oona',
      change: points(26),
      note: ORIGIN.note,
      source: 'card',
      source_page: 'p. 12',
      wants_credit: true,
      state: 'proposed',
    });
    const id = sent?.id ?? '';
    const origin = { ...ORIGIN, page: ' ' };
    expect(await reviseChange(id, { change: points(27), origin, basedOn: 0 })).toEqual({ ok: true });
    expect((await own())[0]).toMatchObject({ change: points(27), source_page: null });
    expect(await withdrawChange(id)).toEqual({ ok: true });
    expect((await own())[0]).toMatchObject({ state: 'withdrawn' });
    expect(await withdrawChange(id)).toEqual({ ok: false, problem: { code: 'decided' } });
  });

  it('out of bounds are refused with the path of what does not fit', async () => {
    expect(await proposeChanges([proposal('syenann/oona', 61)])).toEqual({
      ok: false,
      problem: { code: 'bad-change', path: 'fields.points' },
    });
    expect(
      await proposeChanges([{ ...proposal('syenann/oona', 20), origin: { ...ORIGIN, note: '' } }]),
    ).toEqual({
      ok: false,
      problem: { code: 'refused' },
    });
  });

  it('of terms and factions are taken with the words of the form, and refused out of bounds', async () => {
    const sources = await createQueryClient().query(catalogueSourcesQuery());
    const sent = (section: WordsSection, target: string, words: WordsByLanguage) => {
      const draft = { ...wordsDraftOf(section, target, words, ORIGIN), target: null };
      return { section, target, change: wordsChange(draft, null), origin: ORIGIN, basedOn: 0 };
    };
    const terms = sources.glossary.flatMap(({ kind, value }) => value.map(({ id }) => `${kind}/${id}`));
    const proposals = [
      ...terms.filter((_, at) => at % 4 === 0).map((key) => ['terms', key] as const),
      ...sources.factions.map(({ folder }) => ['factions', folder] as const),
    ].map(([section, key]) => sent(section, `${key}-again`, baseWords(sources, section, key) ?? {}));
    expect(proposals.length).toBeGreaterThan(20);
    expect(await proposeChanges(proposals)).toEqual({ ok: true });
    const [open] = (await own()).filter(({ section }) => section === 'factions');
    const change = { names: { es: 'El Norte', fr: null } };
    expect(await reviseChange(open?.id ?? '', { change, origin: ORIGIN, basedOn: 0 })).toEqual({ ok: true });
    const hostile = sent('terms', 'states/dark', { en: { name: 'Dark', text: 'a\u202Eb', value: '' } });
    expect(await proposeChanges([hostile])).toMatchObject({ ok: false });
    const sized = { ...hostile, change: { fields: { size: 3 } } };
    expect(await proposeChanges([sized])).toEqual({
      ok: false,
      problem: { code: 'bad-change', path: 'fields.size' },
    });
  });

  it('of units that the form can write down are within the bounds of the database', async () => {
    const sources = await createQueryClient().query(catalogueSourcesQuery());
    const units = sources.factions.flatMap(({ folder, units: { value } }) =>
      value.map(({ id }) => `${folder}/${id}`),
    );
    // Not all of them: the server gives one player only so much of its time.
    const some = units.filter((_, at) => at % 4 === 0);
    const proposals = some.flatMap((key) => {
      const base = baseUnit(sources, key);
      if (base === null) return [];
      const draft = { ...draftOf(base, ORIGIN), unit: null };
      return [
        {
          section: 'units' as const,
          target: `${key}-again`,
          change: changeOf(draft, null),
          origin: ORIGIN,
          basedOn: 0,
        },
      ];
    });
    expect(proposals.length).toBeGreaterThan(20);
    expect(await proposeChanges(proposals)).toEqual({ ok: true });
  });
});
