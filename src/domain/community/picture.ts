/** A unit of the list with its picture, as a saved list describes it. */
export type PicturedUnit = {
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  readonly highCommand: boolean;
  readonly imageUrl: string;
};

/** Most characters of a picture's address. */
export const MOST_ADDRESS = 2_000;

/**
 * The pictures to choose from: one a unit, High Command first, then by name (docs/product.md,
 * "Picture of a post").
 */
export function pictureChoices<Unit extends PicturedUnit>(
  units: readonly Unit[],
  language: string,
): readonly Unit[] {
  const distinct = [...new Map(units.map((unit) => [unit.id, unit])).values()];
  return distinct
    .filter((unit) => isShowable(unit.imageUrl))
    .toSorted(
      (one, other) =>
        Number(other.highCommand) - Number(one.highCommand) || one.name.localeCompare(other.name, language),
    );
}

/**
 * The picture that a post gets when none was chosen: that of the first High Command unit; null
 * without one.
 */
export function autoPicture(choices: readonly PicturedUnit[]): string | null {
  return choices.find((unit) => unit.highCommand)?.imageUrl ?? null;
}

export type PictureAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: 'blank' | 'not-https' | 'too-long' };

/** A picture's address as typed by a player: https only, as readers' browsers fetch it. */
export function readPictureAddress(typed: string): PictureAddress {
  const text = typed.trim();
  if (text === '') return { ok: false, code: 'blank' };
  if (!URL.canParse(text)) return { ok: false, code: 'not-https' };
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    return { ok: false, code: 'not-https' };
  }
  return url.href.length > MOST_ADDRESS ? { ok: false, code: 'too-long' } : { ok: true, url: url.href };
}

/** The address of the small copy of one of our portraits, for rows; any other address as it is. */
export function smallPicture(address: string | null): string | null {
  return address?.replace(/^(\/art\/portrait\/[\w-]+_portrait)(\.jpg)$/, '$1_small$2') ?? null;
}

/** The address where a page may show it as a picture; null for any other, and for none. */
export function shownPicture(address: string | null): string | null {
  return address !== null && isShowable(address) ? address : null;
}

/** True for an address that a page may show as a picture: over https, or one of this site's own. */
export function isShowable(address: string): boolean {
  if (address.length > MOST_ADDRESS) return false;
  // A browser reads `//host` and `/\host` as another site.
  return /^\/[^\s/\\]\S*$/.test(address) || readPictureAddress(address).ok;
}
