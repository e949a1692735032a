/** Lets `vi.waitFor` wait as long as Testing Library does: Vitest has no setting for it. */
import { vi } from 'vitest';

const waitFor = vi.waitFor.bind(vi);
// For what never comes, not a measure: where many tests run at once, an answer takes its time.
vi.waitFor = async (check, options = 30_000) => waitFor(check, options);
