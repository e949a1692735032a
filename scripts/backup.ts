/**
 * Writes a backup of the database, also while the server runs: npm run backup -- [file]
 * (docs/operating.md).
 */
import manifest from '../package.json' with { type: 'json' };
import { backUp } from '#server/operate/backup-command.ts';
import { outcomeOf, tell } from '#server/operate/outcome.ts';

const parts = { env: process.env, now: () => new Date(), version: manifest.version };
tell(await outcomeOf(() => backUp(process.argv.slice(2), parts)));
