import { describe, expect, it } from 'vitest';
import { rasterise } from '../render/rasterise.ts';
import { type PreviewedReport, reportPreviewSvg } from './report-preview.ts';

const side = {
  name: 'Anna',
  faction: 'northern-tribes',
  factionName: 'Northern Tribes',
  score: 12,
  hasWon: false,
  faces: Array.from({ length: 5 }, (_, at) => `<path id="f${String(at)}" d="M0 0"/>`),
};
const report: PreviewedReport = { scenario: 'Loot', date: '', sides: [side, { ...side, faces: [] }] };

describe('the picture of a battle report', () => {
  it('is of the size that chats show, with three faces of a side at most', async () => {
    const svg = reportPreviewSvg(report);
    expect(svg.match(/id="f\d+"/g)).toHaveLength(3);
    const png = await rasterise(svg, 'png', { width: 1200, quality: { jpg: 80, webp: 80, avif: 50 } });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }, 60_000);

  it('holds names of any length and any letters, and no markup of theirs', () => {
    const of = (name: string) =>
      reportPreviewSvg({
        ...report,
        sides: [
          { ...side, name },
          { ...side, name },
        ],
      });
    expect(of('🧌🧌')).toEqual(of(''));
    expect(of('')).toEqual(of('Northern Tribes'));
    expect(of('<script>alert(1)</script>')).not.toContain('script');
    const xs = [...of('W'.repeat(200)).matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect([Math.min(...xs) >= 0, Math.max(...xs) <= 1200]).toEqual([true, true]);
  });

  it('underlines the winner', () => {
    const won = reportPreviewSvg({ ...report, sides: [{ ...side, hasWon: true }, side] });
    expect(won.length).toBeGreaterThan(reportPreviewSvg(report).length);
  });
});
