/** Prints the API keys of this installation. Run: npm run --silent keys. */
import { outcomeOf, tell } from '#server/operate/outcome.ts';
import { printKeys } from '#server/operate/print-keys.ts';

tell(await outcomeOf(() => printKeys(process.env, new Date())));
