import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeStored, readKept } from '#data/shared-games/kept-game.ts';
import { PLAYER, BROWSERS, textsOf } from '#tests/upgrades/browsers.ts';

const aside = (key: string) =>
  (JSON.parse(localStorage.getItem(key) ?? '[]') as { content: unknown }[]).map(({ content }) => content);

/** A player went back to this version: what a newer one stored must outlive its use. */
describe('the storage of a newer version', () => {
  beforeEach(() => vi.resetModules());

  it('keeps the fields of a saved list that this version does not know, also through a save', async () => {
    const [list] = JSON.parse(textsOf(BROWSERS[0]?.browser ?? never()).get('armyLists') ?? '[]') as object[];
    localStorage.setItem('armyLists', JSON.stringify([{ ...list, colours: ['red'] }]));
    const { savedListsStore } = await import('#data/lists/saved-lists-store.ts');
    const { openedList } = await opened();
    const saved = savedListsStore.getState().saveList({ ...openedList, target: null }, 'replace');
    expect(saved.ok).toBe(true);
    const [stored] = JSON.parse(localStorage.getItem('armyLists') ?? '[]') as object[];
    expect(stored).toMatchObject({ name: 'Winter raid', colours: ['red'] });
    // The player took the target away.
    expect(stored).not.toHaveProperty('points_target');
  });

  it('puts aside saved lists in a form of their own, and says so', async () => {
    const text = '{"v":2,"lists":[]}';
    localStorage.setItem('armyLists', text);
    const { savedListsStore } = await import('#data/lists/saved-lists-store.ts');
    expect(savedListsStore.getState().setAsideNews.entries).toBe(1);
    expect(aside('armyLists_set_aside')).toEqual([text]);
  });

  it('puts aside marks that this version does not know before it writes over them', async () => {
    const text = '{"one":{"stars":{"at":1,"value":5},"pinned":{"at":1,"value":true}}}';
    localStorage.setItem('muster_list_marks', text);
    const { listMarksStore } = await import('#data/lists/list-marks-store.ts');
    listMarksStore.getState().change([{ ids: ['two'], marks: {} }], (marks, at) => ({
      ...marks,
      pinned: { at, value: true },
    }));
    expect(aside('armyLists_set_aside')).toEqual([text]);
    expect(JSON.parse(localStorage.getItem('muster_list_marks') ?? '')).toMatchObject({
      one: { pinned: { value: true } },
      two: { pinned: { value: true } },
    });
  });

  it.each([
    ['muster_collection', 'muster_collection_set_aside', '{"v":2,"north/orc":[1,1,0]}'],
    ['muster_formats', 'muster_formats_set_aside', '{"v":2,"events":[]}'],
    ['muster_parked_lists', 'muster_drafts_set_aside', '{"v":9}'],
  ])('puts aside %s before it writes over it', async (key, asideKey, text) => {
    localStorage.setItem(key, text);
    const { collectionStore } = await import('#data/collection/collection-store.ts');
    const { formatsStore } = await import('#data/formats/formats-store.ts');
    const { parkedListsStore } = await import('#data/lists/parked-lists-store.ts');
    expect(localStorage.getItem(key)).toBe(text);
    collectionStore.getState().change((collection) => ({ ...collection }));
    formatsStore.getState().change((formats) => ({ ...formats }));
    parkedListsStore.getState().change((parked) => ({ ...parked }));
    expect(aside(asideKey)).toEqual([text]);
  });

  it('puts aside a running game and a draft, and says so of the game', async () => {
    const game = '{"v":2,"id":"g","events":[{"type":"new-deed"}]}';
    const draft = '{"savedAt":"2027-01-01T00:00:00.000Z","history":{"v":2}}';
    localStorage.setItem('prod_gameState', game);
    localStorage.setItem('muster_draft_one', draft);
    const { gameStore } = await import('#data/games/game-store.ts');
    expect([gameStore.getState().notice, aside('muster_games_set_aside')]).toEqual(['unreadable', [game]]);
    const { openDraft } = await import('#data/lists/draft-store.ts');
    await openDraft();
    expect(aside('muster_drafts_set_aside')).toEqual([draft]);
  });

  it('keeps what waits to be sent in another form', async () => {
    const result = { result: { v: 2 }, state: { kind: 'waiting' } };
    const deed = { event: 'e', id: 'd', deed: { kind: 'new' } };
    const change = { type: 'merge', listId: 'one' };
    localStorage.setItem(`muster_results_pending_${PLAYER}`, JSON.stringify([result]));
    localStorage.setItem(`muster_event_deeds_${PLAYER}`, JSON.stringify([deed]));
    localStorage.setItem(`muster_cloud_pending_${PLAYER}`, JSON.stringify([change]));
    const { localTexts } = await import('#platform/storage/local.ts');
    const { keepResult } = await import('#data/results/kept-results.ts');
    const { changeWaiting } = await import('#data/events/log/waiting-deeds.ts');
    const { createCloudQueue } = await import('#data/cloud/cloud-queue.ts');
    keepResult(localTexts, PLAYER, { result: aResult, state: { kind: 'waiting' } });
    changeWaiting(localTexts, PLAYER, (deeds) => deeds);
    createCloudQueue({ texts: localTexts, userId: PLAYER, nowIso: () => '' }).read();
    expect(JSON.parse(localStorage.getItem(`muster_results_pending_${PLAYER}`) ?? '')).toContainEqual(result);
    expect(JSON.parse(localStorage.getItem(`muster_event_deeds_${PLAYER}`) ?? '')).toEqual([deed]);
    expect(aside('armyLists_set_aside')).toEqual([change]);
  });

  it('moves a draft of the workshop that it cannot read out of the way of a new one', async () => {
    const text = '{"v":2,"unit":{}}';
    localStorage.setItem('muster_workshop_north/orc', text);
    const { keepDraft, keptDrafts } = await import('#data/workshop/kept-drafts.ts');
    const { emptyDraft } = await import('#domain/catalogue/workshop/draft.ts');
    expect(keepDraft({ id: 'north/orc', revises: null, basedOn: 0, draft: emptyDraft('north', 'Orc') })).toBe(
      true,
    );
    const others = Object.keys(localStorage).filter((key) => key.startsWith('muster_workshop_north/orc~'));
    expect(others.map((key) => localStorage.getItem(key))).toEqual([text]);
    expect(keptDrafts.getState().map(({ id }) => id)).toEqual(['north/orc']);
  });

  it('keeps the actions and fields of a shared game that this version does not know', () => {
    const unknown = { id: 'new', body: { v: 9, type: 'wave' } };
    const stored = {
      id: 'g',
      account: PLAYER,
      watch: 'w',
      isOpener: true,
      known: 3,
      pending: [unknown],
      secrets: [],
      mood: 'good',
    };
    const changed = changeStored(stored, { known: 5 });
    expect(changed).toEqual({ ...stored, known: 5 });
    expect(readKept(changed)?.pending).toEqual([]);
  });
});

const aResult = {
  gameId: 'g',
  playedAt: 1,
  missionId: 'take-positions',
  featId: null,
  ownBegan: null,
  own: { faction: null, score: 1 },
  opponent: { faction: null, score: 2, name: 'Bea', wabId: null },
};

function never(): never {
  throw new Error('there is no release');
}

/** The stored list as the builder opens it. */
async function opened() {
  const { savedListsStore } = await import('#data/lists/saved-lists-store.ts');
  const { documentFromSavedList } = await import('#domain/roster/saved-list.ts');
  const { catalogue } = await import('#data/catalogue.ts');
  const [list] = savedListsStore.getState().lists;
  return { openedList: documentFromSavedList(list ?? never(), catalogue) };
}
