/** Shortest and longest user name, in characters as the database counts them. */
export const USERNAME_LENGTH = { least: 2, most: 60 } as const;

/** What is against a user name by itself. */
export type UsernameFault = 'too-short' | 'too-long' | 'control' | 'invisible' | 'slash' | 'dots';

// Signs without width, or that turn the direction of reading: names that only look like another's.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const CONTROL = /\p{Cc}/u;

/**
 * What is wrong with a user name, blanks at its ends aside: the checks of `profiles.username`, and no slash, as the name stands
 * in the address of its page. Null for a name that may be asked for.
 */
export function usernameFault(text: string): UsernameFault | null {
  const name = text.trim();
  const length = Array.from(name).length;
  if (CONTROL.test(name)) return 'control';
  if (INVISIBLE.test(name)) return 'invisible';
  if (/[\\/]/.test(name)) return 'slash';
  if (length < USERNAME_LENGTH.least) return 'too-short';
  if (length > USERNAME_LENGTH.most) return 'too-long';
  return /^\.+$/.test(name) ? 'dots' : null;
}

/** Names near a taken one, likeliest to please first; whether they are free is not known. `wabId` as the profile has it. */
export function similarNames(text: string, wabId: string): readonly string[] {
  const name = text.trim();
  const tail = wabId.split('-').at(-1) ?? '';
  const endings = ['2', '7', ` ${tail}`, '_2', '99'];
  return endings.map((ending) => cut(name, USERNAME_LENGTH.most - ending.length) + ending);
}

function cut(name: string, most: number): string {
  return Array.from(name).slice(0, most).join('').trimEnd();
}
