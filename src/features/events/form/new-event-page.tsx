import { WithQueries } from '#data/query/with-queries.tsx';
import { EventForm } from './event-form.tsx';
import { ForAccount } from './for-account.tsx';

/** `/events/new`: the form of a new event. */
export function Component() {
  return (
    <WithQueries>
      <ForAccount>{(userId) => <EventForm key={userId} userId={userId} event={null} />}</ForAccount>
    </WithQueries>
  );
}
