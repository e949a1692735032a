import { ActivityPage } from '#features/activity/activity-page.tsx';
import { WaitingResults } from './waiting-results.tsx';

/** The activity page, with the results that wait for the player's answer. */
export function Activity() {
  return <ActivityPage results={<WaitingResults />} />;
}
