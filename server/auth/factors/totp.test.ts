import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { momentOf, newTotp, stepAt, stepOf } from './totp.ts';

const NOW = new Date('2026-03-01T12:00:10Z');
const { secret } = newTotp('muster.example', 'one@example.org') ?? { secret: '' };

function codeAt(seconds: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: NOW.getTime() + seconds * 1000 });
}

describe('newTotp', () => {
  it('creates a new secret of 160 bits each time', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotp('muster.example', 'one@example.org')?.secret).not.toBe(secret);
  });

  it('writes the address that authenticator apps read, and draws it', () => {
    const made = newTotp('A & B', 'one@example.org');
    const uri = new URL(made?.uri ?? '');
    expect(uri.protocol).toBe('otpauth:');
    expect(made?.uri).toContain('otpauth://totp/A%20%26%20B:one%40example.org?');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'A & B',
      secret: made?.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(made?.qrCode).toMatch(/^<svg [^#]*<\/svg>$/);
  });

  it('returns null when there is too much to be drawn', () => {
    expect(newTotp('ж'.repeat(255), 'ж'.repeat(255))).toBeNull();
  });
});

describe('stepOf', () => {
  it('takes the code of now, of the half minute before and of the one after', () => {
    const now = stepAt(NOW);
    expect([-30, 0, 30].map((seconds) => stepOf(codeAt(seconds), secret, NOW))).toEqual([
      now - 1,
      now,
      now + 1,
    ]);
  });

  it('takes no code that is older or newer, shorter or no number', () => {
    const wrong = [codeAt(-60), codeAt(60), codeAt(0).slice(1), '', 'abcdef', `${codeAt(0)}0`];
    expect(wrong.map((code) => stepOf(code, secret, NOW))).toEqual(wrong.map(() => null));
  });
});

describe('momentOf', () => {
  it('is in its step, and as near to now as that can be', () => {
    const now = stepAt(NOW);
    for (const step of [now - 1, now, now + 1]) expect(stepAt(momentOf(step, NOW))).toBe(step);
    expect(momentOf(now, NOW)).toEqual(NOW);
    expect(momentOf(now + 1, NOW)).toEqual(new Date('2026-03-01T12:00:30Z'));
  });
});
