import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/catalogue/types.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { onWideWindow } from '#tests/builders/units-page.tsx';
import { MissionsPage } from './missions-page.tsx';

type Open = { readonly language?: Language; readonly onPlay?: Parameters<typeof MissionsPage>[0]['onPlay'] };

async function open(address = '/missions', { language = 'en', onPlay }: Open = {}) {
  const opened = renderApp(<MissionsPage {...(onPlay === undefined ? {} : { onPlay })} />, {
    address,
    path: '/missions/:id?',
    language,
  });
  // A dialog that is open from the start hides the page from readers.
  await screen.findByRole('searchbox', { name: 'Search missions and feats', hidden: true });
  return opened;
}

const missions = () => within(screen.getByRole('list', { name: 'Missions' })).getAllByRole('link');
const feats = () => within(screen.getByRole('list', { name: 'Feats' })).getAllByRole('link');
const article = () => within(screen.getByRole('article'));
const scenario = () => within(screen.getByRole('dialog', { name: 'Create Scenario' }));
const drawn = () =>
  scenario()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

describe('the list of missions and feats', () => {
  it('reports missions that cannot be loaded, and another try brings them', async () => {
    vi.doMock('virtual:missions/fr', () => {
      throw new TypeError('Failed to fetch');
    });
    const { user } = renderApp(<MissionsPage />, { address: '/missions', language: 'fr' });
    expect(await screen.findByRole('heading', { name: 'The missions could not be loaded' })).toBeDefined();
    vi.doUnmock('virtual:missions/fr');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Butin/ })).toBeDefined();
  });

  it('finds names of any language, creators and one kind only, and says when nothing fits', async () => {
    const { user } = await open();
    expect(missions()).toHaveLength(13);
    const search = screen.getByRole('searchbox');
    await user.type(search, 'butin');
    expect(missions().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Loot')]);
    await user.clear(search);
    await user.type(search, 'sagalov');
    expect(missions()).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'Official' }));
    expect(screen.getByText(/^Nothing matches/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(missions()).toHaveLength(8);
  });

  it('finds missions by the words of their descriptions, in any form and with a slip', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox');
    for (const [term, name] of [
      ['altar', /^Sacred Land/],
      ['artifact', /^Fog of Death/],
      ['aritfact', /^Fog of Death/],
    ] as const) {
      await user.clear(search);
      await user.type(search, term);
      await waitFor(() => expect(missions()[0]?.textContent).toMatch(name));
    }
    await user.click(await screen.findByRole('button', { name: /artifact/ }));
    expect(search).toHaveProperty('value', 'artifact');
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
  });

  it('shows the feats in a tab with an address, and the way back from a feat leads there', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('tab', { name: /^Feats/ }));
    expect(feats()).toHaveLength(5);
    expect(router.state.location.search).toBe('?tab=feats');
    await user.click(screen.getByRole('link', { name: /^Track/ }));
    expect(router.state.location.pathname).toBe('/missions/track');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/missions?tab=feats');
  });

  it.each([
    ['es', 'Niebla de la Muerte'],
    ['fr', 'Brouillard de la Mort'],
  ] as const)('names missions in the language of the page (%s)', async (language, name) => {
    await open('/missions/fog-of-death', { language });
    expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined();
    expect(document.title).toBe(`${name} – Muster`);
  });
});

describe('the way through the list', () => {
  it('begins with the first mission or feat beside the list, but on a phone with the list alone', async () => {
    await open();
    expect(screen.queryByRole('article')).toBeNull();
    cleanup();
    onWideWindow();
    const { user, router } = await open();
    const shown = () => article().getByRole('heading', { level: 2 }).textContent;
    expect(missions()[0]?.textContent).toContain(shown());
    expect(missions()[0]?.getAttribute('aria-current')).toBe('page');
    expect(router.state.location.pathname).toBe('/missions');
    expect(document.title).toBe('Missions and feats – Muster');
    await user.click(screen.getByRole('tab', { name: /^Feats/ }));
    expect(feats()[0]?.textContent).toContain(shown());
  });

  it('marks what is open, and keeps the search while the player looks at one after another', async () => {
    const { user, router } = await open('/missions/loot');
    const current = () => missions().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Loot/)]);
    await user.type(screen.getByRole('searchbox'), 'e');
    const [first] = missions();
    if (first === undefined) throw new Error('Nothing was found.');
    await user.click(first);
    expect(router.state.location.pathname).toBe(first.getAttribute('href'));
    expect(current()).toEqual([missions()[0]]);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'e');
  });

  it('goes from tab to tab with the arrow keys, and counts what the search finds in both', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'bann');
    expect(screen.getByText(/^Nothing matches/)).toBeDefined();
    const [first, second] = screen.getAllByRole('tab');
    expect([first?.textContent, second?.textContent]).toEqual(['Missions0', 'Feats1']);
    act(() => first?.focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(feats().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Banner/)]);
  });

  it('finds a name without its accents, and takes hostile text for what it is', async () => {
    const { user } = await open('/missions', { language: 'es' });
    const search = screen.getByRole('searchbox');
    const addresses = () => missions().map((link) => link.getAttribute('href'));
    // Only the search over descriptions forgives a slip: from here on it has been fetched.
    await user.type(search, 'posicoin');
    await waitFor(() => expect(addresses()).toContain('/missions/take-positions'));
    await user.clear(search);
    await user.type(search, 'posición');
    expect(addresses()).toContain('/missions/take-positions');
    const found = addresses();
    await user.clear(search);
    await user.type(search, 'POSICION');
    expect(addresses()).toEqual(found);
    await user.clear(search);
    await user.type(search, '.*[[(<script>');
    expect(screen.getByText(/^Nothing matches/)).toBeDefined();
  });
});

describe('a mission', () => {
  it('is there to read: map, positions in words, scoring, rules with dice, and how it ends', async () => {
    const { user } = await open('/missions/fog-of-death');
    expect(article().getByRole('heading', { level: 2, name: 'Fog of Death' })).toBeDefined();
    expect(article().getByRole('img', { name: 'Map of Fog of Death' })).toBeDefined();
    const scoring = within(article().getByRole('table', { name: 'Scoring of Fog of Death' }));
    expect(scoring.getAllByRole('row')).toHaveLength(3);
    expect(article().getByText('The fog advances')).toBeDefined();
    expect(article().getAllByRole('img', { name: 'orange die' })).not.toHaveLength(0);
    expect(article().getByText(/^After round \d\.$/)).toBeDefined();
    await user.click(missions().find(({ textContent }) => textContent.startsWith('Loot')) as HTMLElement);
    await user.click(article().getByText('Positions in words'));
    expect(
      article().getByText('Blue objective 1: 15 strides from the left edge, 22 from the red edge'),
    ).toBeDefined();
  });

  it('shows a feat with its scoring, without a map or an end', async () => {
    await open('/missions/track');
    expect(article().getByText('Feat: a second goal beside the mission')).toBeDefined();
    const scoring = within(article().getByRole('table', { name: 'Scoring of Track' }));
    expect(scoring.getAllByRole('row')).toHaveLength(2);
    expect(article().queryByRole('img', { name: /^Map of/ })).toBeNull();
    expect(article().queryByRole('heading', { name: 'The game ends' })).toBeNull();
  });

  it('is said to be unknown when the address is wrong, with the way to all missions', async () => {
    await open('/missions/nothing');
    expect(screen.getByRole('heading', { name: 'There is no such mission' })).toBeDefined();
    const way = screen.getByRole('link', { name: 'All missions and feats' });
    expect(way.getAttribute('href')).toBe('/missions');
  });

  it('gives its link, and reports when it can neither be copied nor printed', async () => {
    const { user } = await open('/missions/loot');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(messagesShown()).toEqual(['Link copied to clipboard']);
    expect(await navigator.clipboard.readText()).toMatch(/\/missions\/loot$/);
    vi.stubGlobal('open', () => null);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(messagesShown()[0]).toBe('Failed to open print window. Check your popup blocker.');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(messagesShown()[0]).toMatch(/^Failed to copy link \| http.*\/missions\//);
  });

  it('is taken to the table by players alone; a feat never is', async () => {
    const onPlay = vi.fn<NonNullable<Open['onPlay']>>();
    const { user } = await open('/missions/loot', { onPlay });
    expect(screen.getByRole('link', { name: 'Play Mode' }).getAttribute('href')).toBe('/play');
    await user.click(screen.getByRole('button', { name: 'Play this' }));
    expect(onPlay).toHaveBeenCalledExactlyOnceWith({ missionId: 'loot', featId: null });
    await user.click(screen.getByRole('tab', { name: /^Feats/ }));
    await user.click(screen.getByRole('link', { name: /^Track/ }));
    expect(screen.queryByRole('button', { name: 'Play this' })).toBeNull();
  });

  it('offers no way to the table without Play Mode', async () => {
    await open('/missions/loot');
    expect(screen.queryByRole('button', { name: 'Play this' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Play Mode' })).toBeNull();
  });
});

describe('a random scenario', () => {
  it('is drawn from the ticked kinds, and in part drawn again', async () => {
    const { user } = await open();
    const create = screen.getByRole('button', { name: 'Create Scenario' });
    // The one gold button of the page plays the mission.
    expect(create.dataset['variant']).toBe('secondary');
    await user.click(create);
    await screen.findByRole('dialog', { name: 'Create Scenario' });
    await user.click(scenario().getByRole('checkbox', { name: 'Official missions' }));
    expect(scenario().getByText('Tick at least one kind.')).toBeDefined();
    expect(scenario().getByRole('button', { name: 'Generate' }).hasAttribute('disabled')).toBe(true);
    await user.click(scenario().getByRole('checkbox', { name: 'Community missions' }));
    await user.click(scenario().getByRole('button', { name: 'Generate' }));
    const [mission, feat] = drawn();
    expect(scenario().getByText('Community')).toBeDefined();
    await user.click(scenario().getByRole('button', { name: 'Another mission' }));
    expect(drawn()[0]).not.toBe(mission);
    expect(drawn()[1]).toBe(feat);
    await user.click(scenario().getByRole('button', { name: 'Another feat' }));
    expect(drawn()[1]).not.toBe(feat);
  });

  it('opens by its address, is played with both, and is left by Close', async () => {
    const onPlay = vi.fn<NonNullable<Open['onPlay']>>();
    const { user } = await open('/missions?dialog=scenario&item=loot.banner', { onPlay });
    await screen.findByRole('dialog', { name: 'Create Scenario' });
    expect(drawn()).toEqual(['Loot', 'Banner']);
    await user.click(scenario().getByRole('button', { name: 'Play this' }));
    expect(onPlay).toHaveBeenCalledExactlyOnceWith({ missionId: 'loot', featId: 'banner' });
    await user.click(scenario().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(missions()).toHaveLength(13);
  });

  it('is read out when it is drawn, has an address, and leads to its mission', async () => {
    const { user, router } = await open('/missions?dialog=scenario&item=loot.banner');
    await screen.findByRole('dialog', { name: 'Create Scenario' });
    await user.click(scenario().getByRole('button', { name: 'Generate again' }));
    const [mission, feat] = drawn();
    expect(screen.getByText(`Mission: ${mission}. Feat: ${feat}.`)).toBeDefined();
    expect(router.state.location.search).toMatch(/^\?dialog=scenario&item=[a-z-]+\.[a-z-]+$/);
    expect(
      scenario()
        .getByRole('link', { name: mission ?? '' })
        .getAttribute('href'),
    ).toMatch(/^\/missions\/[a-z-]+$/);
  });

  it('keeps its mission when no kind is left to draw from, and may still change the feat', async () => {
    const { user } = await open('/missions?dialog=scenario&item=loot.banner');
    await screen.findByRole('dialog', { name: 'Create Scenario' });
    await user.click(scenario().getByRole('checkbox', { name: 'Official missions' }));
    expect(scenario().getByRole('button', { name: 'Another mission' }).hasAttribute('disabled')).toBe(true);
    expect(scenario().getByRole('button', { name: 'Generate again' }).hasAttribute('disabled')).toBe(true);
    await user.click(scenario().getByRole('button', { name: 'Another feat' }));
    expect(drawn()[0]).toBe('Loot');
    expect(drawn()[1]).not.toBe('Banner');
    expect(scenario().queryByRole('button', { name: 'Play this' })).toBeNull();
  });

  it.each(['nothing.banner', 'loot.nothing', 'banner.loot', 'loot', '%3Cscript%3E.%3Cb%3E'])(
    'starts empty when its address names no mission and feat (%s)',
    async (item) => {
      await open(`/missions?dialog=scenario&item=${item}`);
      await screen.findByRole('dialog', { name: 'Create Scenario' });
      expect(scenario().getByRole('button', { name: 'Generate' })).toBeDefined();
      expect(scenario().queryByRole('heading', { level: 3 })).toBeNull();
    },
  );
});
