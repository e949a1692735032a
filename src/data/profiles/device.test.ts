import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the browser and system in a user agent', () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/120.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/120.0 Safari/537.36 Edg/120.0`, 'Edge', 'Windows'],
    [`${MOZILLA} (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0`, 'Firefox', 'Linux'],
    [
      `${MOZILLA} (Linux; Android 14) ${WEBKIT} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Mobile/15E Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [
      `${MOZILLA} (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1 CriOS/120.0 Mobile/15E Safari/604.1`,
      'Chrome',
      'iPad',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/17.0 Safari/605.1`,
      'Safari',
      'macOS',
    ],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/120.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['curl/8.5.0', null, null],
    ['', null, null],
    [null, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
