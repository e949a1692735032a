/** Shortest and longest user name, in characters as the database counts them. */
export const USERNAME_LENGTH = { least: 2, most: 60 } as const;

/** A fault of a user name by itself. */
export type UsernameFault =
  'too-short' | 'too-long' | 'control' | 'invisible' | 'slash' | 'dots' | 'role' | 'wab-id' | 'mixed';

// Signs without width, or that turn the direction of reading: names that only look like another's.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const CONTROL = /\p{Cc}/u;

const LOOK_ALIKES = [
  'АВЕЅІЈКМНОРСТУХаеѕіјорсухһкмнтвгΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεηικνορτυχγωıɑɡøØłŁđĐ',
  'ABESIJKMHOPCTYXaesijopcyxhkmhtbrABEZHIKMNOPTYXabenikvoptuxywiagoOlLdD',
] as const;
const ROLES =
  '(admin|admins|administrator|administrators|administrador|administradora|administrateur|administratrice|moderator|moderators|moderador|moderadora|moderateur|moderatrice|support|soporte|staff|helpdesk|webmaster|official|oficial|officiel|muster)';
const ROLE_WORD = new RegExp(`(^|[^a-z])${ROLES}($|[^a-z])`);
const ROLE_NAME = new RegExp(
  `^(${ROLES}|(the|el|le)?muster(team|staff|support|soporte|admin|help|official|oficial|officiel|equipo|equipe)?|mods?)$`,
);
const LATIN = /[A-Za-zÀ-ɏ]/u;
const GREEK_OR_CYRILLIC = /[Ͱ-ϿЀ-ԯ]/u;
const WAB_ID = /^wab[^a-z0-9]+[a-z0-9]{4}([^a-z0-9]+[a-z0-9]{4}){0,2}$/;

/**
 * Returns the first fault of a user name, blanks at its ends aside: the checks of
 * `profiles.username`. Names that pass for somebody else's are refused as in the database
 * (`private.username_fault`). Null for a name that may be asked for.
 */
export function usernameFault(text: string): UsernameFault | null {
  const name = text.trim();
  const length = Array.from(name).length;
  if (CONTROL.test(name)) return 'control';
  if (INVISIBLE.test(name)) return 'invisible';
  if (/[\\/]/.test(name)) return 'slash';
  if (length < USERNAME_LENGTH.least) return 'too-short';
  if (length > USERNAME_LENGTH.most) return 'too-long';
  return /^\.+$/.test(name) ? 'dots' : impersonation(name);
}

function impersonation(name: string): UsernameFault | null {
  if (LATIN.test(name) && GREEK_OR_CYRILLIC.test(name)) return 'mixed';
  const seen = skeleton(name);
  if (WAB_ID.test(seen)) return 'wab-id';
  const spelled = [seen, swap(seen, '013457@$!', 'oleastasi'), swap(seen, '013457@$!', 'oieastasi')];
  const isRole =
    spelled.some((text) => ROLE_WORD.test(text)) ||
    ROLE_NAME.test((spelled[2] ?? '').replaceAll(/[^a-z]/g, ''));
  return isRole ? 'role' : null;
}

/**
 * The name as the eye reads it, as `private.skeleton` of the database: two names with one skeleton
 * look alike.
 */
export function skeleton(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/gu, '');
  return swap(bare, ...LOOK_ALIKES)
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function swap(text: string, from: string, to: string): string {
  return Array.from(text, (sign) => (from.includes(sign) ? (to[from.indexOf(sign)] ?? '') : sign)).join('');
}

/**
 * Names near a taken one, likeliest to please first; whether they are free is not known. `wabId` as
 * the profile has it.
 */
export function similarNames(text: string, wabId: string): readonly string[] {
  const name = text.trim();
  const tail = wabId.split('-').at(-1) ?? '';
  const endings = ['2', '7', ` ${tail}`, '_2', '99'];
  return endings.map((ending) => cut(name, USERNAME_LENGTH.most - ending.length) + ending);
}

function cut(name: string, most: number): string {
  return Array.from(name).slice(0, most).join('').trimEnd();
}
