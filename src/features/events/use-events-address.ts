import { useSearchParams } from 'react-router';
import { EVENT_LISTS, type EventList } from '#data/events/event-queries.ts';

/** The most letters that are searched for. */
export const MOST_SEARCHED = 100;

/** Returns what the address of the events asks for, and a function that changes it in place. */
export function useEventsAddress(isSignedIn: boolean) {
  const [address, setAddress] = useSearchParams();
  const asked = EVENT_LISTS.find((each) => each === address.get('show')) ?? 'coming';
  const whose: EventList = asked === 'mine' && !isSignedIn ? 'coming' : asked;
  const change = (next: { readonly whose?: EventList; readonly search?: string }) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (name: string, value: string | undefined, usual: string) => {
          if (value === undefined) return;
          if (value === usual) after.delete(name);
          else after.set(name, value);
        };
        put('show', next.whose, 'coming');
        put('q', next.search?.slice(0, MOST_SEARCHED), '');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { whose, search: (address.get('q') ?? '').slice(0, MOST_SEARCHED), change };
}
