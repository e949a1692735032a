import { useSearchParams } from 'react-router';
import { ownPath } from '#domain/access/own-path.ts';
import { paths } from '#platform/paths.ts';

/** Pages that are no place to come back to. */
const DOORS: readonly string[] = [paths.login(), paths.confirm(), paths.resetPassword()];

/**
 * Where one goes on to after signing in: where one came from, else the start page. Only ever a page
 * of this app.
 */
export function useNext(): string {
  const [search] = useSearchParams();
  const wanted = ownPath(search.get('next'));
  const isDoor = wanted !== null && DOORS.includes(wanted.split(/[?#]/)[0] ?? '');
  return wanted === null || isDoor ? paths.home() : wanted;
}
