import { useSearchParams } from 'react-router';
import { ownPath } from '#domain/access/own-path.ts';
import { paths } from '#platform/paths.ts';

/** Pages that are no place to come back to. */
const DOORS: readonly string[] = [paths.login(), paths.confirm(), paths.resetPassword()];

/**
 * Returns the page to open after signing in: the one that the user came from, else the start page.
 * It is always a page of this app.
 */
export function useNext(): string {
  const [search] = useSearchParams();
  const wanted = ownPath(search.get('next'));
  const isDoor = wanted !== null && DOORS.includes(wanted.split(/[?#]/)[0] ?? '');
  return wanted === null || isDoor ? paths.home() : wanted;
}
