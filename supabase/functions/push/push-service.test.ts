import { describe, expect, it } from 'vitest';
import { isPushService, readOrigins } from './push-service.ts';

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-am3p.notify.windows.com/w/?token=abc',
  ])('is one of the makers of browsers: %s', (endpoint) => {
    expect(isPushService(endpoint, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil-push.apple.com/abc',
    'https://evil.example/?web.push.apple.com',
    'https://user:password@web.push.apple.com/abc',
    'https://web.push.apple.com@127.0.0.1/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'file:///etc/passwd',
    'https://',
    'no address',
    `https://web.push.apple.com/${'a'.repeat(2_000)}`,
  ])('is no other host: %s', (endpoint) => {
    expect(isPushService(endpoint, [])).toBe(false);
  });

  it('is one that the operator vouches for, by its whole origin', () => {
    const origins = readOrigins(' http://127.0.0.1:4000 , https://push.example.org') ?? [];
    expect(isPushService('http://127.0.0.1:4000/send/1', origins)).toBe(true);
    expect(isPushService('https://push.example.org/send/1', origins)).toBe(true);
    expect(isPushService('http://127.0.0.1:4001/send/1', origins)).toBe(false);
    expect(isPushService('https://a:b@push.example.org/send/1', origins)).toBe(false);
  });

  it('is vouched for by an origin alone', () => {
    expect(readOrigins(null)).toEqual([]);
    for (const text of ['push.example.org', 'https://push.example.org/send', 'ftp://push.example.org'])
      expect(readOrigins(text)).toBeNull();
  });
});
