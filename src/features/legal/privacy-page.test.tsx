import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKeys, storageKeys } from '#platform/storage/keys.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const MIGRATIONS = 'supabase/migrations';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  renderApp(<PrivacyPage />);
});

/** A family is a key with what differs cut off: `muster_draft_` of `muster_draft_3f2a`. */
function keyFamilies(): readonly string[] {
  return [...Object.values(storageKeys), ...Object.values(sessionKeys)].map((key) => {
    if (typeof key === 'string') return key;
    const begins = key('prod_');
    return begins.startsWith('prod_') ? begins.slice('prod_'.length) : begins.replace('prod_', '…');
  });
}

/** Tables whose rows name a player. */
function tablesOfPlayers(): readonly string[] {
  const sql = readdirSync(MIGRATIONS).map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
  const tables = sql.join('\n').matchAll(/^create table (?:public|private)\.(\w+) \((.*?)^\);/gmsu);
  return [...tables]
    .filter(([, , columns = '']) =>
      /references (?:auth\.users|public\.(?:profiles|player_cards|mail_outbox))|recipient/.test(columns),
    )
    .map(([, table = '']) => table);
}

const named = () => [...document.querySelectorAll('code')].map((code) => code.textContent);

describe('the privacy policy', () => {
  it('names every key that the app uses in the browser', () => {
    const missing = keyFamilies().filter(
      (family) => !named().some((name) => name === family || name === `…${family}`),
    );
    expect(missing).toEqual([]);
  });

  it('names the stores of the browser’s database', () => {
    const code = readFileSync('src/platform/storage/history-db.ts', 'utf8');
    const stores = [...code.matchAll(/createObjectStore\('(\w+)'/g)].map(([, store = '']) => store);
    expect(stores.length).toBeGreaterThan(0);
    for (const store of stores) expect(named().join(' ')).toContain(store);
  });

  it('names every table that knows a player', () => {
    const tables = tablesOfPlayers();
    expect(tables).toContain('army_lists');
    expect(tables.filter((table) => !named().includes(table))).toEqual([]);
  });

  it('says so where the host has named no address', () => {
    expect(screen.getByText(/The host of this site has not named an address/)).toBeTruthy();
  });

  it('says when it was changed', () => {
    expect(screen.getByText(/Last changed on \d+ \w+ \d{4}/)).toBeTruthy();
  });
});
