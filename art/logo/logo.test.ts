import { describe, expect, it } from 'vitest';
import { logoSvg } from './logo.ts';

describe('the logo', () => {
  it('has round corners for a browser and none where the system cuts its own', () => {
    expect(logoSvg('rounded', 0.8)).toContain('rx="112"');
    expect(logoSvg('full', 0.6)).toContain('rx="0"');
  });

  it('keeps a maskable mark inside the middle circle', () => {
    const [, x, y, share] =
      /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/u.exec(logoSvg('full', 0.6)) ?? [];
    const corners = [70, 442].flatMap((left) => [6, 500].map((top) => [left, top] as const));
    const reach = corners.map(([left, top]) =>
      Math.hypot(Number(x) + left * Number(share) - 256, Number(y) + top * Number(share) - 256),
    );
    expect(Math.max(...reach)).toBeLessThanOrEqual(512 * 0.4);
  });

  it('loads nothing and writes no letters', () => {
    expect(logoSvg('full', 0.8)).not.toMatch(/<text|href=/u);
  });
});
