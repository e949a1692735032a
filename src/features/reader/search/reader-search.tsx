import { SearchResults } from './search-results.tsx';
import type { ReaderDocument } from './search-documents.ts';
import { type Searched, useHits } from './use-hits.ts';

type ReaderSearchProps = {
  searched: Searched;
  term: string;
  onRead: (hit: ReaderDocument) => void;
  onLeave: () => void;
};

/** The search with its index: the hits below the box. */
export function ReaderSearch({ searched, term, onRead, onLeave }: ReaderSearchProps) {
  const groups = useHits(searched, term);
  return <SearchResults term={term} groups={groups} onRead={onRead} onLeave={onLeave} />;
}
