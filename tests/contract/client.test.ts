import { afterAll, describe } from 'vitest';
import { accounts, secondFactor } from './accounts.ts';
import { administration } from './administration.ts';
import { installations } from './backends.ts';
import { live } from './live.ts';
import { realtime } from './realtime.ts';
import { tables } from './tables.ts';

describe.each(await installations())('the full client, $name', (running) => {
  afterAll(running.stop, 60_000);
  accounts(running);
  secondFactor(running);
  administration(running);
  tables(running);
  realtime(running);
  live(running);
});
