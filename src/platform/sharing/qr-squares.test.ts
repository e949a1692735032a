import { describe, expect, it } from 'vitest';
import { qrSquares } from './qr-squares.ts';

describe('the squares of a QR code', () => {
  it('begin behind a quiet zone of three', () => {
    const code = qrSquares('https://example.org/x', 'L');
    expect(code?.side).toBe(31);
    expect(code?.path.startsWith('M3 3h1v1h-1z')).toBe(true);
  });

  it('are more where more may be lost', () => {
    const text = 'x'.repeat(200);
    expect(qrSquares(text, 'M')?.side).toBeGreaterThan(qrSquares(text, 'L')?.side ?? 0);
  });

  it('are null for a text that no code holds', () => {
    expect(qrSquares('x'.repeat(2_953), 'L')).not.toBeNull();
    expect(qrSquares('x'.repeat(2_954), 'L')).toBeNull();
  });
});
