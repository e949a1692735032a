/**
 * Says who is an administrator and helps accounts. Run `npm run admin` for the list of commands.
 */
import { administer } from '#server/operate/administer.ts';
import { outcomeOf, tell } from '#server/operate/outcome.ts';

const parts = { env: process.env, fetch, now: () => new Date() };
tell(await outcomeOf(() => administer(process.argv.slice(2), parts)));
