import { describe, expect, it } from 'vitest';
import { previewSvg } from './preview.ts';

describe('the preview of a link', () => {
  it('shows each face in a medallion, all within the picture', () => {
    const svg = previewSvg(['<g id="a"/>', '<g id="b"/>', '<g id="c"/>'], 'Lists');
    const middles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="494" r="69"/gu)].map(([, x]) => Number(x));
    expect(middles).toEqual([220, 600, 980]);
    expect(svg).toContain('<g id="b"/>');
  });

  it('writes its words as outlines, so that no font is missing anywhere', () => {
    expect(previewSvg([], 'Lists')).not.toContain('<text');
    expect(previewSvg([], 'Lists')).not.toBe(previewSvg([], 'Rolls'));
  });
});
