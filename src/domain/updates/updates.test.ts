import { describe, expect, it } from 'vitest';
import { type InstallFacts, offersInstall } from './install-offer.ts';
import { answerKind } from './answer-kind.ts';
import { cacheHealth, isLarge, loadTimeColor, showsOptimizer } from './cache-health.ts';
import { type LastingFacts, storageRisk } from './storage-risk.ts';
import { planStart, versionIn } from './start-plan.ts';
import { cachedKeys, keysClearedByVersion, temporaryKeys } from './storage-plan.ts';

const isKept = (key: string) => key === 'armyLists' || key.startsWith('muster_');

describe('clearing local storage', () => {
  it('finds cached answers by the four markers of the older app', () => {
    const cached = ['reactQuery_x', 'prod_shared-lists', 'wab-cache', 'tanstack-query'];
    expect(cachedKeys([...cached, 'editing-shared-list', 'armyLists'])).toEqual(cached);
  });

  it('clears at a change of version what neither a player nor a session needs', () => {
    const keys = ['armyLists', 'muster_draft_1', 'wab-cache', 'muster_tanstack', 'left-over'];
    expect(keysClearedByVersion(keys, isKept)).toEqual(['wab-cache', 'muster_tanstack', 'left-over']);
  });

  it('takes keys for the moment only when there are fewer than 20', () => {
    const some = (count: number) => Array.from({ length: count }, (_, at) => `Temp${at}`);
    expect(temporaryKeys([...some(19), 'muster_cache', 'other'], isKept)).toEqual(some(19));
    expect(temporaryKeys(some(20), isKept)).toEqual([]);
    expect(temporaryKeys(['my-cache', 'a-query'], isKept)).toEqual(['my-cache', 'a-query']);
  });
});

describe('a start', () => {
  const facts = { fetched: '1.0.0', stored: '1.0.0', tokens: '1', storedTokens: '1' };
  it('stores the version at first, and clears when it is another one', () => {
    expect(planStart(facts).version).toEqual({ kind: 'same' });
    expect(planStart({ ...facts, stored: null }).version).toEqual({ kind: 'first-run', version: '1.0.0' });
    expect(planStart({ ...facts, fetched: '0.9.0' }).version).toEqual({ kind: 'changed', version: '0.9.0' });
  });

  it('goes on as it is when the server says nothing', () => {
    expect(planStart({ ...facts, fetched: null }).version).toEqual({ kind: 'same' });
    const none = [null, 'x', {}, { version: 7 }, { version: '<html>' }].map(versionIn);
    expect(none).toEqual([null, null, null, null, null]);
    expect(versionIn({ version: '0.7.1' })).toBe('0.7.1');
  });

  it('drops sessions of another kind, and none at first', () => {
    const clears = (storedTokens: string | null) => planStart({ ...facts, storedTokens }).clearsTokens;
    expect([clears(null), clears('1'), clears('0')]).toEqual([false, false, true]);
  });
});

describe('cache health', () => {
  const facts = { bytes: 5 * 1_048_576, keys: 100, authKeys: 5 };
  it('is poor over 5 MB, over 100 keys and over 5 keys of sessions', () => {
    expect(cacheHealth(facts)).toBe('good');
    const worse = [{ bytes: facts.bytes + 1 }, { keys: 101 }, { authKeys: 6 }];
    expect(worse.map((one) => cacheHealth({ ...facts, ...one }))).toEqual(['poor', 'poor', 'poor']);
    expect([3, 3.1].map((size) => isLarge({ ...facts, bytes: size * 1_048_576 }))).toEqual([false, true]);
  });

  it('colours load times', () => {
    expect([1999, 2000, 3999, 4000].map(loadTimeColor)).toEqual(['green', 'yellow', 'yellow', 'red']);
  });

  it('shows its card when loading took over 3 s or health is poor, never once dismissed', () => {
    const shows = (loadMs: number, health: 'checking' | 'good' | 'poor', isDismissed = false) =>
      showsOptimizer({ loadMs, health, isDismissed, isFirstVisit: false });
    expect([shows(3000, 'good'), shows(3001, 'good'), shows(1, 'poor')]).toEqual([false, true, true]);
    expect([shows(9000, 'poor', true), shows(9000, 'checking')]).toEqual([false, false]);
  });

  it('says nothing of a slow first visit, which has nothing to clear', () => {
    const first = { isDismissed: false, isFirstVisit: true };
    expect(showsOptimizer({ ...first, loadMs: 9_000, health: 'good' })).toBe(false);
    expect(showsOptimizer({ ...first, loadMs: 1, health: 'poor' })).toBe(true);
  });
});

describe('what a request is answered from', () => {
  const asked = (path: string, isNavigation = false, method = 'GET', isOwnOrigin = true) =>
    answerKind({ path, isNavigation, method, isOwnOrigin, isUncached: false, isReload: false });
  it.each([
    ['/', true, 'page'],
    ['/shared-list/abc', true, 'page'],
    ['/builder', true, 'page'],
    ['/favicon.ico', true, 'network'],
    ['/CHANGELOG.md', false, 'fresh'],
    ['/factions.json', false, 'fresh'],
    ['/assets/a.js', false, 'file'],
    ['/art/card/a.jpg', false, 'picture'],
    ['/rest/v1/news_items', false, 'network'],
    ['/auth/v1/token', false, 'network'],
    ['/version.json', false, 'network'],
    ['/backend.json', false, 'network'],
    ['/healthz', true, 'network'],
  ])('%s', (path, isNavigation, kind) => {
    expect(asked(path, isNavigation)).toBe(kind);
  });

  it('is the network for who asks past every cache', () => {
    const facts = { path: '/art/card/a.webp', isNavigation: false, method: 'GET', isOwnOrigin: true };
    expect(answerKind({ ...facts, isUncached: true, isReload: false })).toBe('network');
  });

  it.each(['/factions.json', '/assets/a.js', '/'])('is never a kept copy for a refresh of %s', (path) => {
    const facts = { path, method: 'GET', isOwnOrigin: true, isUncached: false, isReload: true };
    expect(answerKind({ ...facts, isNavigation: false })).toBe('network');
  });

  it('is the network for what is sent and for other sites', () => {
    expect([asked('/', true, 'POST'), asked('/', true, 'GET', false)]).toEqual(['network', 'network']);
  });
});

describe('installing', () => {
  const ready: InstallFacts = {
    isInstalled: false,
    wasOffered: false,
    hasLists: true,
    isFirstVisit: false,
    sinceStartMs: 0,
    isAtTable: false,
    way: 'prompt',
  };

  it.each([
    ['to a player who comes back to a list', {}, true],
    ['on a first visit after a minute', { isFirstVisit: true, sinceStartMs: 60_000 }, true],
    ['never in the first minute of a first visit', { isFirstVisit: true, sinceStartMs: 59_999 }, false],
    ['never without a list', { hasLists: false }, false],
    ['never a second time', { wasOffered: true }, false],
    ['never in the installed app', { isInstalled: true }, false],
    ['never over a game', { isAtTable: true }, false],
    ['never where the browser cannot', { way: null }, false],
  ])('is offered %s', (_, facts, isOffered) => {
    expect(offersInstall({ ...ready, ...facts })).toBe(isOffered);
  });
});

describe('the risk that a browser deletes lists by itself', () => {
  const refused: LastingFacts = {
    isPersisted: false,
    isInstalled: false,
    isWebKit: false,
    wasAsked: true,
    canAsk: true,
  };

  it.each([
    ['without room', 'in a browser that refused', {}, 'no-room'],
    ['without room', 'in a browser that cannot be asked', { wasAsked: false, canAsk: false }, 'no-room'],
    ['none', 'before the browser was asked', { wasAsked: false }, 'none'],
    ['a week without a visit', 'in WebKit', { isWebKit: true, wasAsked: false }, 'unvisited'],
    ['none', 'once the browser has promised it', { isWebKit: true, isPersisted: true }, 'none'],
    ['none', 'in an installed app', { isWebKit: true, isInstalled: true }, 'none'],
  ] as const)('is %s %s', (_, __, facts, risk) => {
    expect(storageRisk({ ...refused, ...facts })).toBe(risk);
  });
});
