/**
 * The house's mark: a war banner with a swallow tail, gold on ink, and two spears on it that make
 * an M.
 */

const BANNER =
  '<path d="M104 92L408 92L408 436L256 366L104 436Z" fill="url(#m-cloth)" stroke="#f9e8b8" stroke-width="10" stroke-linejoin="round"/>' +
  '<path d="M109 97L256 97L256 361L109 428Z" fill="#fff" fill-opacity=".16"/>';
/** Two spears and a chevron: a line drawn up, and an M. */
const SPEARS =
  '<path fill="#10151f" d="M180 124L216 196L256 252L296 196L332 124L364 196L364 372L314 349L314 262L256 338L198 262L198 349L148 372L148 196Z"/>';
const POLE =
  '<path fill="url(#m-pole)" d="M76 66L436 66L436 98L76 98Z"/>' +
  '<path fill="#f9e8b8" d="M256 6L284 44L268 68L244 68L228 44ZM70 56L90 56L90 108L70 108ZM422 56L442 56L442 108L422 108Z"/>' +
  '<path fill="url(#m-pole)" d="M244 384L268 384L268 500L244 500Z"/>';
const DEFINITIONS =
  '<defs><linearGradient id="m-cloth" x2="1" y2="1"><stop stop-color="#f0cf7c"/><stop offset="1" stop-color="#c08f35"/></linearGradient>' +
  '<linearGradient id="m-pole" x2="0" y2="1"><stop stop-color="#e9cb82"/><stop offset="1" stop-color="#9a6f24"/></linearGradient>' +
  '<radialGradient id="m-night" cx=".5" cy=".36" r=".75"><stop stop-color="#2b3a55"/><stop offset="1" stop-color="#10151f"/></radialGradient></defs>';

/**
 * The mark alone on 512 × 512 units, without a ground, as a fragment; it needs `logoDefinitions`
 * beside it.
 */
export function logoMark(): string {
  return POLE + BANNER + SPEARS;
}

/** The gradients of `logoMark`. */
export function logoDefinitions(): string {
  return DEFINITIONS;
}

/** The outline of the banner in white, with a hole for the M: systems use the shape alone. */
const BADGE =
  'M76 66L228 66L228 44L256 6L284 44L284 66L436 66L436 98L408 98L408 436L256 366L104 436L104 98L76 98Z' +
  'M180 124L148 196L148 372L198 349L198 262L256 338L314 262L314 349L364 372L364 196L332 124L296 196L256 252L216 196Z';

/** The mark of a notification as a square SVG document: white on nothing. */
export function badgeSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><path fill="#fff" fill-rule="evenodd" d="${BADGE}"/></svg>`;
}

/** The ground of an app icon: rounded for browsers, to the edges where the system cuts it. */
export type LogoGround = 'rounded' | 'full';

/**
 * The logo as a square SVG document on ink. `share` is the part of the side that the mark takes:
 * 0.8 as a rule, 0.6 where a system may cut off everything outside the middle circle (maskable
 * icons).
 */
export function logoSvg(ground: LogoGround, share: number): string {
  const inset = (512 * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${DEFINITIONS}` +
    `<rect width="512" height="512" rx="${ground === 'rounded' ? 112 : 0}" fill="url(#m-night)"/>` +
    `<g transform="translate(${inset} ${inset + 8 * share}) scale(${share})">${logoMark()}</g></svg>`
  );
}
