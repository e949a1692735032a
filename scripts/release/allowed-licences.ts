/**
 * The licences that dependencies may have. A test of npm test refuses any other
 * (docs/decisions/127-what-a-release-contains.md).
 */

/** Licences that any package may have, by their SPDX names. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',

  'Unlicense',
]);

/** A licence that was read for certain packages, and the reason why they may have it. */
export type ReviewedLicence = {
  readonly licence: string;
  readonly packages: RegExp;
  /** True when the packages may be part of the product, false for tools of development. */
  readonly mayShip: boolean;
  readonly why: string;
};

/** Licences with conditions of their own, each for the packages that were looked at. */
export const REVIEWED: readonly ReviewedLicence[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    mayShip: true,
    why: 'A separate library that the server loads and that anyone who runs one may replace. It is not in the app.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^(?:@axe-core\/playwright|axe-core|lightningcss(?:-.+)?)$/,
    mayShip: false,
    why: 'Its conditions hold for its own files, which build and test unchanged.',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    mayShip: false,
    why: 'Data about browsers that the build reads. This list names the source.',
  },
];

/**
 * Packages, as `name@version`, whose package.json names no licence, with the one that their files
 * name.
 */
export const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {};
