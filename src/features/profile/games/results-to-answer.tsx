import { WithQueries } from '#data/query/with-queries.tsx';
import { PendingResults } from './pending-results.tsx';

/** Results that wait for the player's answer, for pages other than the profile. */
export function ResultsToAnswer({ userId }: { userId: string }) {
  return (
    <WithQueries>
      <PendingResults userId={userId} />
    </WithQueries>
  );
}
