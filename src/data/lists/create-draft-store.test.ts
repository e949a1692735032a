import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandArbitrary } from '#tests/builders/commands.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { type FakeBrowser, fakeBrowser } from '#tests/builders/fake-browser.ts';
import type { Claim } from '#platform/tabs/tab-claim.ts';
import { createDraftStore } from './create-draft-store.ts';

const KEY = 'muster_draft_d1';

/** A page load: a draft store that is given a draft, and the writes that it has put off. */
function pageLoad(browser: FakeBrowser, claim: Claim = { id: 'd1', contentOf: 'd1' }) {
  const due: (() => void)[] = [];
  const again: (() => void)[] = [];
  const candidates: (readonly string[])[] = [];
  const store = createDraftStore({
    texts: browser.openTab(),
    claim: (found) => {
      candidates.push(found);
      return Promise.resolve(claim);
    },
    newId: () => 'fresh',
    nowIso: () => '2026-01-01T00:00:00.000Z',
    firstFaction: () => 'northern-tribes',
    later: (work) => due.push(work),
    muchLater: (work) => again.push(work),
  });
  return {
    store,
    due,
    again,
    candidates,
    state: () => store.getState(),
    document: () => store.getState().history.document,
  };
}

async function opened(browser: FakeBrowser, claim?: Claim) {
  const page = pageLoad(browser, claim);
  await page.store.open();
  return page;
}

describe('the working draft', () => {
  it('begins with the remembered faction and stores nothing until something is done', async () => {
    const browser = fakeBrowser();
    const page = await opened(browser, { id: 'd1', contentOf: null });
    expect(page.document()).toMatchObject({ faction: 'northern-tribes', entries: [], name: '' });
    page.due.forEach((work) => work());
    expect(browser.texts.size).toBe(0);
  });

  it('survives a reload with its undo and redo, whatever was done', async () => {
    const action = fc.oneof(commandArbitrary, fc.constantFrom('undo' as const, 'redo' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const browser = fakeBrowser();
        const before = await opened(browser);
        for (const one of actions) {
          if (one === 'undo') before.state().undo();
          else if (one === 'redo') before.state().redo();
          else before.state().dispatch(one);
        }
        before.store.flush();
        const after = await opened(browser);
        expect(after.state().history).toEqual(before.state().history);
        while (after.state().history.past.length > 0) after.state().undo();
        while (before.state().history.past.length > 0) before.state().undo();
        expect(after.document()).toEqual(before.document());
      }),
      { numRuns: 150 },
    );
  });

  it('shares one write among all changes until it is due', async () => {
    const browser = fakeBrowser();
    const page = await opened(browser, { id: 'd1', contentOf: null });
    page.due.splice(0).forEach((work) => work());
    for (let copy = 0; copy < 3; copy += 1) page.state().dispatch({ type: 'add', unitId: 'orc-hunters' });
    expect(page.due).toHaveLength(1);
    page.due[0]?.();
    expect(browser.texts.get(KEY)).toContain('"quantity":3');
  });

  it('does what was asked for before it was back on top of what comes back', async () => {
    const browser = fakeBrowser();
    const before = await opened(browser);
    before.state().dispatch({ type: 'add', unitId: 'alborc' });
    before.store.flush();
    const page = pageLoad(browser);
    page.state().dispatch({ type: 'add', unitId: 'orc-hunters' });
    await page.store.open();
    expect(page.document().entries.map(({ unitId }) => unitId)).toEqual(['alborc', 'orc-hunters']);
    page.store.flush();
    expect(browser.texts.get(KEY)).toContain('orc-hunters');
  });

  it('begins with a copy in a duplicated tab and leaves the original alone', async () => {
    const browser = fakeBrowser();
    const original = await opened(browser);
    original.state().dispatch({ type: 'add', unitId: 'alborc' });
    original.store.flush();
    const before = browser.texts.get(KEY);
    const copy = await opened(browser, { id: 'd2', contentOf: 'd1' });
    copy.state().dispatch({ type: 'add', unitId: 'orc-hunters' });
    copy.store.flush();
    expect(copy.document().entries).toHaveLength(2);
    expect(browser.texts.get(KEY)).toBe(before);
    expect(browser.texts.get('muster_draft_d2')).toContain('orc-hunters');
  });

  it('offers the stored drafts for the claim, the newest first, unreadable ones last', async () => {
    const browser = fakeBrowser();
    browser.texts.set('muster_draft_old', '{"savedAt":"2026-01-01T00:00:00.000Z"}');
    browser.texts.set('muster_draft_broken', '{');
    browser.texts.set('muster_draft_new', '{"savedAt":"2026-02-01T00:00:00.000Z"}');
    browser.texts.set('other', '1');
    expect((await opened(browser)).candidates).toEqual([['new', 'old', 'broken']]);
  });
});

describe('a draft that cannot be read', () => {
  it('is set aside, not deleted', async () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, '{"history":');
    const page = await opened(browser);
    page.state().dispatch({ type: 'add', unitId: 'alborc' });
    page.store.flush();
    expect(JSON.parse(browser.texts.get('muster_drafts_set_aside') ?? '')).toMatchObject([
      { content: '{"history":' },
    ]);
    expect(browser.texts.get(KEY)).toContain('alborc');
  });

  it('still gives its list when only the undo is damaged', async () => {
    const browser = fakeBrowser();
    const document = documentWith({ alborc: 1 });
    const text = JSON.stringify({ history: { document, past: [{ command: { type: 'what' } }], future: [] } });
    browser.texts.set(KEY, text);
    const page = await opened(browser);
    expect(page.document()).toEqual(document);
    expect(browser.texts.get('muster_drafts_set_aside')).toContain('what');
  });

  it('keeps its key to itself when there is no room to set it aside', async () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, '{"history":');
    browser.capacity = 30;
    const page = await opened(browser);
    expect(page.state().draftId).toBe('fresh');
    expect(browser.texts.get(KEY)).toBe('{"history":');
  });
});

describe('a full disk', () => {
  it('is tried again until there is room, also without another edit', async () => {
    const browser = fakeBrowser({ capacity: 10 });
    const page = await opened(browser);
    page.state().dispatch({ type: 'add', unitId: 'alborc' });
    page.store.flush();
    page.again.shift()?.();
    expect(page.state().persisted).toBe(false);
    browser.capacity = 10_000;
    page.again.shift()?.();
    expect(page.state().persisted).toBe(true);
    expect(browser.texts.get(KEY)).toContain('alborc');
    expect(page.again).toEqual([]);
  });

  it('leaves the work in memory, says so, and stores it once there is room', async () => {
    const browser = fakeBrowser({ capacity: 10 });
    const page = await opened(browser);
    page.state().dispatch({ type: 'add', unitId: 'alborc' });
    page.store.flush();
    expect(page.state().persisted).toBe(false);
    expect(page.document().entries).toHaveLength(1);
    browser.capacity = 10_000;
    page.state().dispatch({ type: 'add', unitId: 'orc-hunters' });
    page.store.flush();
    expect(page.state().persisted).toBe(true);
    expect(browser.texts.get(KEY)).toContain('alborc');
  });

  it('is not what a long undo leads to: the stored text drops its oldest steps, the list stays whole', async () => {
    const browser = fakeBrowser();
    const page = await opened(browser);
    const large = documentWith({}, { name: 'x'.repeat(2_000) });
    for (let step = 0; step < 400; step += 1) {
      page.state().dispatch({ type: 'load', document: { ...large, target: step } });
    }
    page.store.flush();
    const text = browser.texts.get(KEY) ?? '';
    expect(text.length).toBeLessThanOrEqual(500_000);
    expect(page.state().history.past).toHaveLength(400);
    const after = await opened(browser);
    expect(after.document()).toEqual(page.document());
    expect(after.state().history.past.length).toBeGreaterThan(100);
    after.state().undo();
    expect(after.document().target).toBe(398);
  });
});
