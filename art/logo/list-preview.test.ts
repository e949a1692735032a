import { describe, expect, it } from 'vitest';
import { rasterise } from '../render/rasterise.ts';
import { listPreviewSvg, type PreviewedList } from './list-preview.ts';

const list: PreviewedList = {
  name: 'Winter Raid',
  faction: 'northern-tribes',
  factionName: 'Northern Tribes',
  facts: '200 pts · 5 CP · 9 units',
  author: 'by Ragna',
  faces: Array.from({ length: 12 }, (_, at) => `<path id="f${String(at)}" d="M0 0"/>`),
};

describe('the picture of a list', () => {
  it('is of the size that chats show, with eight faces at most', async () => {
    const svg = listPreviewSvg(list);
    expect(svg.match(/id="f\d+"/g)).toHaveLength(8);
    const png = await rasterise(svg, 'png', { width: 1200, quality: { jpg: 80, webp: 80, avif: 50 } });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }, 60_000);

  it('holds names of any length and any letters, and no markup of theirs', () => {
    const of = (name: string) => listPreviewSvg({ ...list, name });
    expect(of('W'.repeat(200))).not.toEqual(of('W'));
    expect(of('🧌🧌')).toEqual(of(''));
    expect(of('')).toEqual(of('Northern Tribes'));
    expect(of('<script>alert(1)</script>')).not.toContain('script');
    const rights = [...of('W'.repeat(200)).matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.max(...rights)).toBeLessThanOrEqual(1200);
  });
});
