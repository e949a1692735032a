/** A server of shared games for tests: rows behind a network that loses, repeats and delays. */
import {
  catchUp,
  dropRefused,
  keepRefused,
  type NextRows,
  nextRows,
  standingOf,
  tap,
} from '#domain/live/phone.ts';
import { newLiveGame } from '#domain/live/live-game.ts';
import { readPending, readRow } from '#domain/live/read-row.ts';
import type { LiveBody, LiveRow, Phone, Standing } from '#domain/live/types.ts';

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The table of rows, with the rule that `n` is the next number and ids are unique. */
export class LiveServer {
  readonly rows: LiveRow[];
  now = 1_000_000;
  conflicts = 0;

  constructor(rows: readonly LiveRow[]) {
    this.rows = [...rows];
  }

  /** Appends rows as JSON and gives them author and time, all or none, or counts a conflict. */
  append(author: string, { after, entries }: NextRows): void {
    const known = new Set(this.rows.map(({ id }) => id));
    const isNext = after === this.rows.length && entries.every(({ id }) => !known.has(id));
    const read = entries.map(({ id, body }, at) =>
      readRow(copy({ n: after + at + 1, id, author, body, at: this.now })),
    );
    const rows = read.filter((row) => row !== null);
    if (!isNext || rows.length < entries.length) this.conflicts += 1;
    else this.rows.push(...rows);
  }
}

/** A phone with what it stores. Each tap has one fate: waiting, arrived, dropped or already so. */
export class TestPhone {
  /** Ids of all taps that were taken. */
  readonly tapped: string[] = [];
  readonly dropped = new Set<string>();
  readonly already = new Set<string>();
  /** Requests on their way, which may reach the server late. */
  readonly underway: NextRows[] = [];
  isOnline = true;
  standing: Standing;
  private keptRows: readonly LiveRow[] = [];

  readonly author: string;
  readonly server: LiveServer;
  readonly clockIsOffBy: number;

  constructor(author: string, server: LiveServer, clockIsOffBy: number) {
    this.author = author;
    this.server = server;
    this.clockIsOffBy = clockIsOffBy;
    this.standing = standingOf({ author, live: newLiveGame('g'), pending: [], known: 0 });
  }

  private become(standing: Standing): void {
    this.standing = standing;
    for (const { id } of standing.already) this.already.add(id);
  }

  /** Taps; a tap that is taken is shown as kept. */
  tap(body: LiveBody): void {
    const id = `${this.author}-${this.tapped.length + 1}`;
    const next = tap(this.standing.phone, { id, body, at: this.server.now + this.clockIsOffBy });
    if (typeof next === 'string') return;
    this.become(next);
    this.tapped.push(id);
  }

  /** Hears of rows, in any order, perhaps again. */
  hear(rows: readonly LiveRow[]): void {
    if (this.isOnline) this.become(catchUp(this.standing.phone, rows));
  }

  read(): void {
    if (!this.isOnline) return;
    this.hear(this.server.rows.slice(this.standing.phone.live.rows.length));
  }

  /** Puts the next rows on their way. */
  send(): void {
    const rows = this.isOnline ? nextRows(this.standing) : null;
    if (rows !== null) this.underway.push(rows);
  }

  /** Lets a request reach the server, and its answer the phone unless it is lost. */
  deliver(isAnswerLost: boolean): void {
    const rows = this.underway.shift();
    if (rows === undefined) return;
    this.server.append(this.author, rows);
    if (!isAnswerLost) this.read();
  }

  answer(keeps: boolean): void {
    const { refused } = this.standing;
    if (refused === null) return;
    if (keeps && refused.mayKeep) return this.become(keepRefused(this.standing));
    this.dropped.add(refused.action.id);
    this.become(dropRefused(this.standing));
  }

  storeRows(): void {
    this.keptRows = this.standing.phone.live.rows;
  }

  /** Loses the memory. The queue was stored with each tap, rows perhaps some time ago. */
  crash(areRowsLost: boolean): void {
    const pending = this.standing.phone.pending.flatMap((action) => readPending(copy(action)) ?? []);
    const rows = areRowsLost ? [] : this.keptRows;
    const { known } = this.standing.phone;
    const phone: Phone = { author: this.author, live: newLiveGame('g'), pending, known };
    this.underway.length = 0;
    this.become(catchUp(phone, rows));
  }

  /** Goes on until nothing waits; throws when something waits for ever. */
  settle(): void {
    this.isOnline = true;
    this.read();
    for (let step = 0; this.standing.phone.pending.length > 0; step += 1) {
      if (step > 2_000) throw new Error('The queue does not empty.');
      this.answer(true);
      this.send();
      this.deliver(false);
      this.read();
    }
  }
}
