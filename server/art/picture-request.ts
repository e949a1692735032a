import { FORMATS, type Format } from '#art/render/rasterise.ts';
import { takesType } from '../http/accept.ts';

/** The picture that an address below /art/ names. */
export type PictureRequest = { readonly folder: string; readonly stem: string; readonly format: Format };

const NAME =
  /^\/art\/(?<folder>card|portrait|icons)\/(?<stem>[a-z0-9_-]{1,120})\.(?<format>jpg|png|webp|avif)$/u;

/**
 * Reads the path of an address (docs/product.md, "Picture files"). Null for anything but a plain
 * file name in one of our folders, so no address can reach another file.
 */
export function parsePictureRequest(path: string): PictureRequest | null {
  const parts = NAME.exec(path)?.groups;
  const format = FORMATS.find((each) => each === parts?.['format']);
  if (parts === undefined || format === undefined) return null;
  return { folder: parts['folder'] ?? '', stem: parts['stem'] ?? '', format };
}

/**
 * Reads the number of a release out of an address; null where there is none, undefined for what is
 * no number.
 */
export function parseRelease(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/**
 * The form to answer with: a browser that asks for a JPEG and says that it takes WebP or AVIF gets
 * that. PNG is what the app falls back to when a picture cannot be shown, so it is answered as
 * asked.
 */
export function chooseFormat(asked: Format, accept: string | undefined): Format {
  if (asked !== 'jpg') return asked;
  return (['webp', 'avif'] as const).find((format) => takesType(accept, `image/${format}`)) ?? 'jpg';
}
