import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreGame } from '#domain/game/saved/saved-game.ts';
import { parseSavedList } from '#domain/roster/saved-list.ts';
import { keysClearedByVersion } from '#domain/updates/storage-plan.ts';
import { isKeptKey } from '#platform/storage/keys.ts';
import { parseRow } from '#data/games/shelved-game.ts';
import { parseBackup } from '#data/lists/parse-backup.ts';
import { BROWSERS, PLAYER, textsOf } from '#tests/upgrades/browsers.ts';

describe.each(BROWSERS)('the browser of a player of version $version', ({ browser }) => {
  const texts = textsOf(browser);
  const { muster, 'muster-games': games } = browser.indexedDB;
  beforeEach(() => {
    vi.resetModules();
    for (const [key, text] of texts) localStorage.setItem(key, text);
  });

  it('loses none of its keys to the update', () => {
    expect(keysClearedByVersion([...texts.keys()], isKeptKey)).toEqual([]);
  });

  it('shows its saved lists, also those that an older app wrote', async () => {
    const { savedListsStore } = await import('#data/lists/saved-lists-store.ts');
    const { lists, setAsideCount } = savedListsStore.getState();
    expect(lists).toMatchObject([
      { name: 'Winter raid', points_target: 300, units: [{ id: 'hetman' }, { id: 'aide' }, { quantity: 2 }] },
      { name: 'Old friend', units: [{ id: 'hetman', pointsCost: 25, highCommand: true }] },
    ]);
    expect([setAsideCount, localStorage.getItem('armyLists')]).toEqual([0, texts.get('armyLists')]);
  });

  it('opens its draft with undo and redo', async () => {
    const { draftStore, openDraft } = await import('#data/lists/draft-store.ts');
    await openDraft();
    const { history, undo, redo } = draftStore.getState();
    expect(history.document).toMatchObject({ name: 'Winter raid', entries: [{ unitId: 'hetman' }, {}, {}] });
    expect([history.past.length, history.future.length]).toEqual([5, 1]);
    redo();
    expect(draftStore.getState().history.document.target).toBe(300);
    undo();
    expect(draftStore.getState().history.document).toEqual(history.document);
    expect(localStorage.getItem('muster_drafts_set_aside')).toBeNull();
  });

  it('goes on with its running game, every tap of it', async () => {
    const { gameStore } = await import('#data/games/game-store.ts');
    const { game, notice, saving } = gameStore.getState();
    expect([game.log.events.length, game.state.mission?.id, notice, saving]).toEqual([
      51,
      'take-positions',
      null,
      'saved',
    ]);
    expect(JSON.parse(localStorage.getItem('prod_gameState') ?? '')).toEqual(
      JSON.parse(texts.get('prod_gameState') ?? ''),
    );
  });

  it('still sends what waited for the cloud', async () => {
    const { createCloudQueue } = await import('#data/cloud/cloud-queue.ts');
    const { createDraftBases } = await import('#data/cloud/draft-bases.ts');
    const { localTexts } = await import('#platform/storage/local.ts');
    const queue = createCloudQueue({ texts: localTexts, userId: PLAYER, nowIso: () => '' }).read();
    expect(queue).toMatchObject([
      { type: 'save', base: 1, list: { name: 'Winter raid' }, state: { kind: 'waiting', isTried: false } },
      { type: 'delete', base: 3, listId: 'list-that-goes', state: { isTried: true } },
    ]);
    expect(createDraftBases(localTexts).baseOf('draft-1', queue[0]?.listId ?? '')).toBe(1);
    expect(localStorage.getItem('armyLists_set_aside')).toBeNull();
  });

  it('still sends the result that waited', async () => {
    const { readKept } = await import('#data/results/kept-results.ts');
    const { localTexts } = await import('#platform/storage/local.ts');
    expect(readKept(localTexts, PLAYER)).toMatchObject([
      { result: { missionId: 'take-positions', opponent: { name: 'Bea' } }, state: { kind: 'waiting' } },
    ]);
  });

  it('opens its short link and the form of a post', async () => {
    const { resolveShortLink } = await import('#data/short-links.ts');
    const { openPostForm } = await import('#data/community/post-drafts.ts');
    const [key = ''] = [...texts.keys()].filter((name) => /^short_url_(?!meta)/.test(name));
    expect(resolveShortLink(key.slice('short_url_'.length))).toEqual({
      code: texts.get(key),
      listName: 'Winter raid',
    });
    expect(openPostForm('Winter raid').description).toBe('Won twice with it.');
  });

  it('keeps its faction, language and theme', async () => {
    const { rememberedFaction } = await import('#data/lists/last-faction.ts');
    expect(rememberedFaction()).toBe('hegemony-of-embersig');
    expect([localStorage.getItem('language'), localStorage.getItem('theme')]).toEqual(['es', 'dark']);
  });

  it('has readable games, versions, deleted lists and backups in its databases', () => {
    const [row] = games?.['games'] ?? [];
    const read = parseRow(row);
    expect(restoreGame(read?.text ?? null)).toMatchObject({ kind: 'restored' });
    expect(read).toMatchObject({ deletedAt: null, mission: { id: 'take-positions' } });
    const lists = [...(muster?.['versions'] ?? []), ...(muster?.['trash'] ?? [])] as { list: unknown }[];
    expect(lists.map(({ list }) => parseSavedList(list))).toMatchObject([
      { ok: true, dropped: 0, list: { name: 'Winter raid, first try' } },
      { ok: true, dropped: 0, list: { name: 'Given up' } },
    ]);
    const [backup] = (muster?.['backups'] ?? []) as { text: string }[];
    expect(parseBackup(backup?.text ?? '')).toMatchObject({ ok: true, lists: [{ name: 'Winter raid' }] });
  });
});
