/**
 * Lets a process run as on another machine and day: node --import …/another-machine.ts. Folders
 * list their files in reverse, and the clock is more than a year ahead.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const AHEAD_MS = 400 * 24 * 60 * 60 * 1000;

const now = Date.now.bind(Date);
const later = () => now() + AHEAD_MS;

globalThis.Date = new Proxy(Date, {
  construct: (target, args: [] | [number]) => (args.length === 0 ? new target(later()) : new target(...args)),
  get: (target, key): unknown => (key === 'now' ? later : Reflect.get(target, key)),
});

const reversed = (names: unknown): unknown => (Array.isArray(names) ? names.toReversed() : names);

fs.readdirSync = new Proxy(fs.readdirSync, {
  apply: (target, self, args) => reversed(Reflect.apply(target, self, args)),
});
fs.readdir = new Proxy(fs.readdir, {
  apply: (target, self, args: readonly unknown[]) => {
    const done = args.at(-1);
    if (typeof done !== 'function') throw new TypeError('fs.readdir needs a function.');
    const passOn = (cause: unknown, names: unknown): unknown =>
      Reflect.apply(done, undefined, [cause, reversed(names)]);
    Reflect.apply(target, self, [...args.slice(0, -1), passOn]);
  },
});
fs.promises.readdir = new Proxy(fs.promises.readdir, {
  apply: async (target, self, args) => reversed(await Reflect.apply(target, self, args)),
});
syncBuiltinESMExports();
