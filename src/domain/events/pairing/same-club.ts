import type { EventPlayer } from '../types.ts';

type Member = Pick<EventPlayer, 'club'>;

/** True when both players name the same club, whatever its capitals and spaces. */
export function isSameClub(one: Member, other: Member): boolean {
  const club = nameOf(one);
  return club !== '' && club === nameOf(other);
}

function nameOf({ club }: Member): string {
  return (club ?? '').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
