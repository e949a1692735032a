import { Navigate, useSearchParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { newId } from '#platform/ids.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';

/** Fetches the form. */
const loadSuggestion = async () => (await import('./suggestion.tsx')).Suggestion;

/**
 * `/catalogue/suggest`: a correction (`?unit=<faction>/<unit>`), a unit that is missing
 * (`?faction=&name=`), a draft of this device (`?draft=`) or a sent proposal to revise
 * (`?proposal=`).
 */
export function SuggestPage() {
  const [params] = useSearchParams();
  const unit = params.get('unit');
  const proposal = params.get('proposal');
  const id = proposal === null ? (unit ?? params.get('draft')) : `proposal-${proposal}`;
  if (id === null) {
    const named = new URLSearchParams(params);
    named.set('draft', `new-${newId()}`);
    return <Navigate to={workshopPaths.suggest(named.toString())} replace />;
  }
  return (
    <WithQueries>
      <Lazy load={loadSuggestion} props={{ id, unit, proposal }} />
    </WithQueries>
  );
}
