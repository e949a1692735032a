import { readdirSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKeys, storageKeys } from '#platform/storage/keys.ts';
import { collectionKeys } from '#platform/storage/collection-keys.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as PrivacyPage } from './privacy-page.tsx';

const MIGRATIONS = 'supabase/migrations';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  renderApp(<PrivacyPage />);
});
afterEach(() => vi.unstubAllGlobals());

/** A family is a key with what differs cut off: `muster_draft_` of `muster_draft_3f2a`. */
function keyFamilies(): readonly string[] {
  const keys = Object.values({ ...storageKeys, ...sharedGameKeys, ...collectionKeys, ...sessionKeys });
  return keys.map((key) => {
    if (typeof key === 'string') return key;
    const begins = key('prod_');
    return begins.startsWith('prod_') ? begins.slice('prod_'.length) : begins.replace('prod_', '…');
  });
}

/** Tables whose rows name a player. */
function tablesOfPlayers(): readonly string[] {
  const sql = readdirSync(MIGRATIONS)
    .map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
    .join('\n');
  const renames = sql.matchAll(/^alter table (?:public|private)\.(\w+) rename to (\w+);/gmu);
  const newNames = new Map([...renames].map(([, before = '', after = '']) => [before, after]));
  const tables = sql.matchAll(/^create table (?:public|private)\.(\w+) \((.*?)^\);/gmsu);
  return [...tables]
    .filter(([, , columns = '']) =>
      /references (?:auth\.users|public\.(?:profiles|player_cards|mail_outbox))|recipient/.test(columns),
    )
    .map(([, table = '']) => newNames.get(table) ?? table);
}

/** As the page names them: `IndexedDB muster: versions, trash, backups`. */
function databasesOf(code: string): readonly string[] {
  const [, database] = /\bopenDatabase<\w+>\(\s*'([\w-]+)'/.exec(code) ?? [];
  if (database === undefined) return [];
  const stores = [...code.matchAll(/\bcreateObjectStore\('(\w+)'/g)].map(([, store = '']) => store);
  return [`IndexedDB ${database}: ${stores.join(', ')}`];
}

const named = () => [...document.querySelectorAll('code')].map((code) => code.textContent);

describe('the privacy policy', () => {
  it('names every key that the app uses in the browser', () => {
    const missing = keyFamilies().filter(
      (family) => !named().some((name) => name === family || name === `…${family}`),
    );
    expect(missing).toEqual([]);
  });

  it('names the databases of the browser and what is in them', () => {
    const databases = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => databasesOf(readFileSync(`src/${file}`, 'utf8')));
    expect(databases.length).toBeGreaterThan(0);
    const kept = named().filter((name) => name.startsWith('IndexedDB '));
    expect(databases.filter((database) => !kept.includes(database))).toEqual([]);
  });

  it('names every table that knows a player', () => {
    const tables = tablesOfPlayers();
    expect(tables).toContain('army_lists');
    expect(tables.filter((table) => !named().includes(table))).toEqual([]);
  });

  it('says so where the host has named no address', () => {
    expect(screen.getByText(/This site has no contact address/)).toBeTruthy();
  });

  it('says when it was changed', () => {
    expect(screen.getByText(/Last changed on \d+ \w+ \d{4}/)).toBeTruthy();
  });
});

describe('the promises of the privacy policy', () => {
  const factOf = (what: string) => screen.getByText(what, { selector: 'dt' }).parentElement?.textContent;
  /** Returns a number that the code keeps to. */
  const limit = (file: string, name: string) =>
    new RegExp(`const ${name} = '?(\\d+)`).exec(readFileSync(`src/${file}`, 'utf8'))?.[1] ?? 'no limit';

  it('describe each kind of data once, and name each key and table once', () => {
    const kinds = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const kind of kinds) expect(factOf(kind)).toMatch(/[.]( Found as| Tables|Found as|Tables) \S+/);
    expect(new Set(named()).size).toBe(named().length);
  });

  it('give the numbers that the browser’s history keeps to', () => {
    const history = 'platform/storage/history-db.ts';
    const fact = factOf('Older versions, bin and backups');
    expect(fact).toContain(`Up to ${limit(history, 'VERSIONS_KEPT')} older versions`);
    expect(fact).toContain(`deleted lists for ${limit(history, 'TRASH_DAYS')} days`);
    expect(limit(history, 'BACKUPS_KEPT')).toBe('5');
    expect(fact).toContain('the five newest backups');
  });

  it('give the number of versions that the app shows of a list in the cloud', () => {
    const versions = limit('data/cloud/rest-cloud-table.ts', 'VERSIONS');
    expect(factOf('Cloud lists')).toContain(`up to ${versions} older versions each`);
  });

  it('hold for cookies: no code writes one', () => {
    const writers = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => readFileSync(`src/${file}`, 'utf8').includes('document.cookie'));
    expect(writers).toEqual([]);
    const cookies = screen.getByRole('region', { name: 'No cookies, no trackers' });
    expect(cookies.textContent).toContain('There are none.');
  });

  it('lead to where the data can be had and deleted', () => {
    const yours = within(screen.getByRole('region', { name: 'Your data in your hands' }));
    expect(yours.getByRole('link', { name: 'profile' }).getAttribute('href')).toBe('/profile');
    const browser = within(screen.getByRole('region', { name: 'What your browser keeps' }));
    expect(browser.getByRole('link', { name: 'builder' }).getAttribute('href')).toBe('/builder');
  });
});
