/** Says who is an administrator. Run: npm run admin -- grant <email> [<WAB id>], revoke <email>, or list. */
import { administer } from '#server/operate/administer.ts';
import { outcomeOf, tell } from '#server/operate/outcome.ts';

const parts = { env: process.env, fetch, now: () => new Date() };
tell(await outcomeOf(() => administer(process.argv.slice(2), parts)));
