/**
 * Restores a backup, also while the server runs: npm run restore -- [--replace] <file>
 * (docs/operating.md).
 */
import { outcomeOf, tell } from '#server/operate/outcome.ts';
import { restore } from '#server/operate/restore-command.ts';

tell(await outcomeOf(() => restore(process.argv.slice(2), { env: process.env, now: () => new Date() })));
