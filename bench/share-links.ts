/**
 * Prints how long a share link takes to read, over sound links and over the corpus of the
 * hostile-links test.
 */
import { performance } from 'node:perf_hooks';
import { decodeList } from '#domain/sharing/decode.ts';
import { MAX_JSON_BYTES } from '#domain/sharing/unpack-json.ts';
import { hostileLinks, packed } from '#tests/builders/hostile-links.ts';
import shareLinks from '#tests/vectors/share-links.json' with { type: 'json' };
import { timeAt } from './times.ts';

const LINKS = 100_000;
const SEED = 20_250_702;

function* soundLinks(): Generator<string> {
  for (let made = 0; made < LINKS / 10; made += 1) yield* shareLinks.vectors.map(({ encoded }) => encoded);
}

function* brokenLinks(): Generator<string> {
  for (const { code } of hostileLinks(SEED, LINKS)) yield code;
}

function* largestLinks(): Generator<string> {
  const texts = [
    `{"units":[],"name":"${' '.repeat(MAX_JSON_BYTES * 5)}"}`,
    '['.repeat(MAX_JSON_BYTES / 2 - 1) + ']'.repeat(MAX_JSON_BYTES / 2 - 1),
    `{"units":[${Array.from({ length: 90_000 }, () => '{"id":"x"}').join()}]}`,
  ];
  for (const text of texts) for (let made = 0; made < 30; made += 1) yield packed(Buffer.from(text), 9);
}

function measure(label: string, codes: Iterable<string>): void {
  const times: number[] = [];
  for (const code of codes) {
    const start = performance.now();
    decodeList(code);
    times.push(performance.now() - start);
  }
  const at = (share: number) => timeAt(times, share).toFixed(3);
  console.log(`${label}: ${times.length} links, median ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`);
}

measure('warm-up', soundLinks());
measure('sound', soundLinks());
measure('hostile', brokenLinks());
measure('largest', largestLinks());
