import { NavigationType } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageRouter } from './page-router.ts';

const Nothing = () => null;
const waiting = new Map<string, PromiseWithResolvers<{ Component: () => null }>>();

/** The code of a page, which `arrive` brings. */
const later = (path: string) => ({
  path,
  fetch: () => {
    const code = Promise.withResolvers<{ Component: () => null }>();
    waiting.set(path, code);
    return code.promise;
  },
});

async function arrive(path: string): Promise<void> {
  waiting.get(path)?.resolve({ Component: Nothing });
  await new Promise((done) => setTimeout(done));
}

const settled = () => new Promise((done) => setTimeout(done, 30));

function open(address = '/') {
  history.replaceState(null, '', address);
  const router = new PageRouter([
    { path: '/', Component: Nothing, fetch: async () => ({ Component: Nothing }) },
    later('/units/:id?'),
    later('/rules'),
    later('*'),
  ]);
  const shown = () => `${router.state.page.path} ${location.pathname}${location.search}${location.hash}`;
  return { router, shown };
}

beforeEach(() => waiting.clear());

describe('the router', () => {
  it('keeps page and address until the code of the next page is there', async () => {
    const { router, shown } = open();
    let isDone = false;
    const moved = router.navigate('/units/orc?tab=card#dice').then(() => (isDone = true));
    await settled();
    expect([shown(), router.state.next?.pathname, isDone]).toEqual(['/ /', '/units/orc', false]);
    await arrive('/units/:id?');
    await moved;
    expect([shown(), router.state.next]).toEqual(['/units/:id? /units/orc?tab=card#dice', null]);
    expect(router.state.historyAction).toBe(NavigationType.Push);
  });

  it('shows a page at once whose code is there', async () => {
    const { router, shown } = open('/rules');
    await arrive('/rules');
    void router.navigate({ search: 'q=cover' }, { state: { from: 'search' }, preventScrollReset: true });
    expect(shown()).toBe('/rules /rules?q=cover');
    expect(router.state).toMatchObject({ preventScrollReset: true, location: { state: { from: 'search' } } });
    const steps = history.length;
    void router.navigate('/', { replace: true });
    expect([shown(), history.length]).toEqual(['/ /', steps]);
    expect(router.state).toMatchObject({ preventScrollReset: false, historyAction: 'REPLACE' });
  });

  it('forgets a page that the user no longer waits for', async () => {
    const { router, shown } = open();
    void router.navigate('/units');
    void router.navigate('/rules');
    await arrive('/rules');
    await arrive('/units/:id?');
    expect([shown(), router.state.next]).toEqual(['/rules /rules', null]);
  });

  it('follows Back and Forward', async () => {
    const { router, shown } = open();
    void router.navigate('/rules');
    await arrive('/rules');
    await router.navigate(-1);
    await vi.waitFor(() => expect(shown()).toBe('/ /'));
    expect(router.state.historyAction).toBe(NavigationType.Pop);
    await router.navigate(1);
    await vi.waitFor(() => expect(shown()).toBe('/rules /rules'));
  });

  it('says why a page cannot be fetched, and fetches it again when asked again', async () => {
    const { router, shown } = open();
    void router.navigate('/rules');
    waiting.get('/rules')?.reject(new Error('the network is gone'));
    await settled();
    expect(shown()).toBe('/rules /rules');
    expect([router.state.Component, router.state.failure?.message]).toEqual([null, 'the network is gone']);
    void router.navigate('/rules');
    await arrive('/rules');
    expect([router.state.Component, router.state.failure]).toEqual([Nothing, null]);
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example/x',
    '\\\\evil.example/x',
    '/\t/evil.example/x',
    '\n//evil.example/x',
    'https://evil.example/x',
    'javascript:alert(1)',
  ])('stays within the site: %j', async (address) => {
    const { router, shown } = open();
    void router.navigate(address);
    await arrive('*');
    // The browser writes no address of another site into its history.
    expect(shown()).toMatch(/^\* \/(?:(?:https:\/\/)?evil\.example\/x|javascript:alert\(1\))$/);
  });
});

describe('a page that wants a word before it is left', () => {
  it('holds a step until the user lets it go on', async () => {
    const { router, shown } = open('/rules');
    await arrive('/rules');
    router.setGuard((to) => to.pathname !== '/rules');
    void router.navigate('/rules?q=x');
    expect([shown(), router.state.held]).toEqual(['/rules /rules?q=x', null]);
    void router.navigate('/');
    expect(shown()).toBe('/rules /rules?q=x');
    router.state.held?.stay();
    expect([shown(), router.state.held]).toEqual(['/rules /rules?q=x', null]);
    void router.navigate('/');
    router.state.held?.proceed();
    expect([shown(), router.state.held]).toEqual(['/ /', null]);
  });

  it('holds the Back of the browser too', async () => {
    const { router, shown } = open();
    void router.navigate('/rules');
    await arrive('/rules');
    router.setGuard(() => true);
    history.back();
    await vi.waitFor(() => expect(router.state.held).not.toBeNull());
    await vi.waitFor(() => expect(shown()).toBe('/rules /rules'));
    router.state.held?.proceed();
    await vi.waitFor(() => expect(shown()).toBe('/ /'));
    // The word was for this one step.
    void router.navigate('/rules');
    expect([shown(), router.state.held === null]).toEqual(['/ /', false]);
  });
});
