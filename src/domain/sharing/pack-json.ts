import { zlibSync } from 'fflate';
import { toBase64Url } from './base64-url.ts';

/** Packs a value for a link: JSON, UTF-8, zlib at level 9, url-safe base64 without padding. */
export function packJson(value: unknown): string {
  return toBase64Url(zlibSync(new TextEncoder().encode(JSON.stringify(value)), { level: 9 }));
}
