/** A phone in a shared game with all that it stores, over a network with faults, for tests. */
import type { LiveAnswer, LiveCalls } from '#data/shared-games/exchange.ts';
import { createExchange, type Exchange } from '#data/shared-games/exchange.ts';
import { createSharedGame, type SharedGame } from '#data/shared-games/create-shared-game.ts';
import { createLiveTail } from '#data/shared-games/live-tail.ts';
import { loadKept } from '#data/shared-games/load-kept.ts';
import type { LiveBody } from '#domain/live/types.ts';
import { fakeBrowser } from './fake-browser.ts';
import type { LiveServer } from './live-server.ts';
import { memoryLiveBook } from './memory-live-book.ts';

/** A request on its way. */
type Request = { readonly run: () => LiveAnswer; readonly settle: (answer: LiveAnswer | null) => void };
type Tab = { readonly game: SharedGame; readonly exchange: Exchange };

const GAME = 'g';

/** Until everything that waits for no network is done. */
const idle = async () => new Promise<void>((resolve) => setImmediate(resolve));

/** A phone whose browser may have two tabs of the game open. Each taken tap is noted. */
export class LiveDevice {
  /** Ids of all taps that were taken. */
  readonly tapped: string[] = [];
  readonly dropped = new Set<string>();
  readonly already = new Set<string>();
  readonly underway: Request[] = [];
  readonly browser = fakeBrowser();
  readonly book = memoryLiveBook();
  isOnline = true;
  /** Of two tabs one may send what the other gives up. */
  hadTwoTabs = false;
  tabs: Tab[] = [];
  private ids = 0;
  private life = 0;

  readonly author: string;
  readonly server: LiveServer;
  readonly clockIsOffBy: number;

  constructor(author: string, server: LiveServer, clockIsOffBy: number) {
    this.author = author;
    this.server = server;
    this.clockIsOffBy = clockIsOffBy;
  }

  async begin(): Promise<this> {
    const kept = { account: this.author, watch: 'w', isOpener: false, known: 0, pending: [], secrets: [] };
    await this.book.create({ ...kept, id: GAME });
    await this.openTab();
    return this;
  }

  get tab(): Tab {
    const [tab] = this.tabs;
    if (tab === undefined) throw new Error('No tab is open.');
    return tab;
  }

  async openTab(): Promise<void> {
    const texts = this.browser.openTab();
    const tail = createLiveTail(texts, `${this.author}-${String(this.tabs.length)}`);
    const entry = await loadKept(GAME, { book: this.book, tail });
    if (entry === null) throw new Error('The game is gone.');
    const { life } = this;
    const clock = () => this.server.now + this.clockIsOffBy;
    const game = createSharedGame(entry, {
      book: this.book,
      tail,
      clock,
      newId: () => `${this.author}-${String((this.ids += 1))}`,
      tellTabs: () => {
        for (const other of this.tabs)
          if (life === this.life && other.game !== game) void other.game.readAgain();
      },
    });
    const note = () => game.store.getState().standing.already.forEach(({ id }) => this.already.add(id));
    game.store.subscribe(note);
    note();
    this.hadTwoTabs ||= this.tabs.length > 0;
    this.tabs.push({ game, exchange: createExchange(game, this.calls(), clock) });
    await idle();
  }

  private calls(): LiveCalls {
    const { life } = this;
    const ask = async (run: () => LiveAnswer): Promise<LiveAnswer> =>
      new Promise((resolve, reject) => {
        const settle = (answer: LiveAnswer | null) => {
          // Nobody hears the answer to a page that has died.
          if (life !== this.life) return;
          if (answer === null) reject(new TypeError('no network'));
          else resolve(answer);
        };
        if (this.isOnline) this.underway.push({ run, settle });
        else settle(null);
      });
    const since = (after: number): LiveAnswer => ({
      now: this.server.now,
      rows: structuredClone(this.server.rows.slice(after)),
    });
    return {
      read: async (after) => ask(() => since(after)),
      write: async (next) => {
        // A request is text: what happens to the phone later does not change it.
        const sent = structuredClone(next);
        return ask(() => {
          this.server.append(this.author, sent);
          return since(sent.after);
        });
      },
    };
  }

  tap(body: LiveBody, tab = this.tab): void {
    if (tab.game.act(body) === null) this.tapped.push(`${this.author}-${String(this.ids)}`);
  }

  /** Lets the oldest request reach the server, twice perhaps, and its answer the phone or not. */
  async deliver({ isLost = false, isTwice = false } = {}): Promise<void> {
    const request = this.underway.shift();
    const answer = request?.run() ?? null;
    if (isTwice) request?.run();
    request?.settle(isLost ? null : answer);
    await idle();
  }

  async decide(isKept: boolean): Promise<void> {
    const { game } = this.tab;
    const { refused } = game.store.getState().standing;
    if (refused === null) return;
    if (!isKept || !refused.mayKeep) this.dropped.add(refused.action.id);
    game.decide(isKept && refused.mayKeep);
    await idle();
  }

  /** Loses the memory at once, and perhaps what is being written. Requests stay on their way. */
  async crash(): Promise<void> {
    this.book.killPage();
    this.life += 1;
    this.tabs = [];
    await this.openTab();
  }

  /** Goes on until nothing waits; throws when something waits for ever. */
  async settle(): Promise<void> {
    this.isOnline = true;
    this.book.refuses = 'kept';
    this.browser.capacity = Number.POSITIVE_INFINITY;
    for (let step = 0; ; step += 1) {
      void this.tab.exchange.readAll();
      await idle();
      while (this.underway.length > 0) await this.deliver();
      await this.decide(true);
      const { phone } = this.tab.game.store.getState().standing;
      if (phone.pending.length === 0 && phone.live.rows.length === this.server.rows.length) return;
      if (step > 2_000) throw new Error('The queue does not empty.');
    }
  }
}
