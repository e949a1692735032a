import { createHash } from 'node:crypto';

/** The namespace of everything that the catalogue names. */
const NAMESPACE = Buffer.from('5f1c7a2e9b0d4c38a6e42f8d1b7c9035', 'hex');

/**
 * The id of a row for a name of the catalogue, such as `rules_chapters/movement`: a UUID of version
 * 5, always the same.
 */
export function uuidOf(name: string): string {
  const digest = createHash('sha1').update(NAMESPACE).update(name, 'utf8').digest();
  const hex = digest.toString('hex');
  const variant = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant.toString(16)}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
