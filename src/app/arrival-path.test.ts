import { expect, it } from 'vitest';
import { arrivalPath } from './arrival-path.ts';

it.each([
  ['/', null],
  ['/builder?dialog=share#code=1', null],
  ['/builder?code=1', null],
  ['/login#access_token=a', null],
  ['/reset-password?code=a', null],
  ['/?code=a', '/login?code=a'],
  ['/#access_token=a&type=magiclink', '/login#access_token=a&type=magiclink'],
  ['/#access_token=a&type=recovery', '/reset-password#access_token=a&type=recovery'],
  ['/builder#error=x&error_code=otp_expired', '/login#error=x&error_code=otp_expired'],
  ['/?error=access_denied&error_code=otp_expired', '/login?error=access_denied&error_code=otp_expired'],
])('a mail’s link to %s leads to %s', (address, path) => {
  expect(arrivalPath(new URL(address, 'https://muster.example'))).toBe(path);
});
