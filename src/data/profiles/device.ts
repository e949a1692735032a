/**
 * A browser and the system that it runs on, by the names people know; null for what cannot be told.
 */
export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
};

/**
 * First match wins: browsers name others that they are like, and the telling name comes with them.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bChrom(?:e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Reads what a browser says of itself (`User-Agent`) with each sign-in. */
export function deviceOf(userAgent: string | null): Device {
  return { browser: named(BROWSERS, userAgent), system: named(SYSTEMS, userAgent) };
}

function named(names: readonly (readonly [RegExp, string])[], userAgent: string | null): string | null {
  return userAgent === null ? null : (names.find(([mark]) => mark.test(userAgent))?.[1] ?? null);
}
