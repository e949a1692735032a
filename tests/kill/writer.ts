/**
 * Opens the embedded database as the server does and writes until it is killed; each line that it
 * prints is one promise. node tests/kill/writer.ts <data folder> <owner> <round>
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { COUNTER, listName, UNITS } from './victim.ts';

const [dataDir = '', owner = '', round = '0'] = process.argv.slice(2);
const TOGETHER = 4;
const CHECKPOINT_EVERY = 250;

const say = (words: string) => writeSync(1, `${words}\n`);
const database = await openDatabase(
  { url: null, dataDir, supabaseDir: SUPABASE_DIR },
  {
    now: () => new Date(),
    onFault: (cause) => {
      throw cause;
    },
  },
);
const ask = (text: string, params: readonly string[]) =>
  database.withOwner(({ query }) => query(text, params));

let written = 0;
async function writeLists(): Promise<void> {
  for (;;) {
    written += 1;
    const [id, name] = [randomUUID(), listName(Number(round), written)];
    await ask(
      "insert into public.army_lists (id, user_id, name, faction, units) values ($1, $2, $3, 'northern-tribes', $4)",
      [id, owner, name, UNITS],
    );
    say(`list ${id} ${name}`);
    if (written % CHECKPOINT_EVERY === 0) await database.withOwner(({ script }) => script('checkpoint'));
  }
}

async function count(): Promise<void> {
  for (;;) {
    const { rows } = await ask(
      'update public.army_lists set name = (name::integer + 1)::text where id = $1 returning name',
      [COUNTER],
    );
    say(`count ${String(rows[0]?.['name'])}`);
  }
}

say('ready');
await Promise.all([count(), ...Array.from({ length: TOGETHER }, writeLists)]);
