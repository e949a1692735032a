import { useParams, useSearchParams } from 'react-router';

/** The event of the address, and the code of its invitation; null for none. */
export function useEventAddress(): { readonly id: string; readonly invite: string | null } {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return { id, invite: search.get('invite') };
}
