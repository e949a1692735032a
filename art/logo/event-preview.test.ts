import { describe, expect, it } from 'vitest';
import { rasterise } from '../render/rasterise.ts';
import { eventPreviewSvg, type PreviewedEvent } from './event-preview.ts';

const event: PreviewedEvent = {
  name: 'Winter Open',
  day: 'Saturday, January 16, 2027 at 10:00 AM',
  where: 'Hall 3, Turku, Finland',
  facts: '3 of 8 seats taken',
  taken: 3 / 8,
  faces: Array.from({ length: 10 }, (_, at) => `<path id="f${String(at)}" d="M0 0"/>`),
};
const barOf = (taken: number | null) =>
  /id="taken"[^>]*h(\d+)v/.exec(eventPreviewSvg({ ...event, taken }))?.[1] ?? null;

describe('the picture of an event', () => {
  it('is of the size that chats show, with eight faces at most', async () => {
    const svg = eventPreviewSvg(event);
    expect(svg.match(/id="f\d+"/g)).toHaveLength(8);
    const png = await rasterise(svg, 'png', { width: 1200, quality: { jpg: 80, webp: 80, avif: 50 } });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }, 60_000);

  it('has a bar as full as its seats, and none where nobody looks for a seat', () => {
    expect([0, 0.5, 1, 7].map(barOf)).toEqual(['0', '210', '420', '420']);
    expect(barOf(null)).toBeNull();
  });

  it('holds texts of any length and any letters, and no markup of theirs', () => {
    const of = (text: string) =>
      eventPreviewSvg({ ...event, name: text, where: text, day: text, facts: text });
    expect(of('🧌🧌')).toEqual(of(''));
    expect(of('<script>alert(1)</script>')).not.toContain('script');
    const xs = [...of('W'.repeat(200)).matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect([Math.min(...xs) >= 0, Math.max(...xs) <= 1200]).toEqual([true, true]);
  });
});
