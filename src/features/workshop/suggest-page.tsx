import { Navigate, useSearchParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { newId } from '#platform/ids.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { askedDraft } from './asked-draft.ts';

/** Fetches the form. */
const loadSuggestion = async () => (await import('./suggestion.tsx')).Suggestion;

/**
 * `/catalogue/suggest`: a correction (`?unit=<faction>/<unit>`, `?term=<kind>/<term>`,
 * `?faction-names=<faction>`), something that is missing (`?faction=&name=` for a unit,
 * `?term=new`, `?faction-names=new`), a draft of this device (`?draft=`) or a sent proposal to
 * revise (`?proposal=`).
 */
export function Component() {
  const [params] = useSearchParams();
  const { id, ...asked } = askedDraft(params);
  if (id === null) {
    const named = new URLSearchParams(params);
    named.set('draft', `new-${newId()}`);
    return <Navigate to={workshopPaths.suggest(named.toString())} replace />;
  }
  return (
    <WithQueries>
      <Lazy load={loadSuggestion} props={{ id, asked }} />
    </WithQueries>
  );
}
