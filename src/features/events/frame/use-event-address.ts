import { useParams, useSearchParams } from 'react-router';

type EventAddress = {
  readonly id: string;
  /** The code of the invitation; null for none. */
  readonly invite: string | null;
  /** The code on the door, in the link that is read there; null for none. */
  readonly door: string | null;
};

/** The event of the address, and the codes in it. */
export function useEventAddress(): EventAddress {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return { id, invite: search.get('invite'), door: search.get('door') };
}
