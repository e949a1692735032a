import { describe, expect, it } from 'vitest';
import { INK, createPainter, mix } from './layer.ts';

describe('a painter', () => {
  it('defines a gradient for each tone that was drawn, once', () => {
    const painter = createPainter('p-x', { metal: ['#ffffff', '#000000'], wood: ['#aa7733', '#553311'] });
    painter.draw([
      ['metal', 'M0 0Z'],
      ['metal', 'M1 1Z'],
    ]);
    expect(painter.definitions().match(/<linearGradient id="[^"]*"/gu)).toEqual([
      '<linearGradient id="p-x-metal"',
    ]);
  });

  it('draws a tone that it does not know in ink rather than leaving a hole', () => {
    expect(createPainter('p-x', {}).draw([['velvet', 'M0 0Z']])).toBe(`<path fill="${INK}" d="M0 0Z"/>`);
  });

  it('draws a veil without an outline and a line without a filling', () => {
    const drawn = createPainter('p-x', {}).draw([
      ['-shade', 'M0 0Z'],
      ['~ink', 'M0 0L1 1', 4],
    ]);
    expect(drawn).toContain('stroke="none" d="M0 0Z"');
    expect(drawn).toContain('fill="none" stroke="#0c0f17" stroke-width="4"');
  });

  it('lays an inked line below a coloured one', () => {
    expect(createPainter('p-x', { wood: ['#aa7733', '#553311'] }).draw([['*wood', 'M0 0L1 1', 6]])).toBe(
      '<path fill="none" stroke-width="15" d="M0 0L1 1"/><path fill="none" stroke="url(#p-x-wood)" stroke-width="6" d="M0 0L1 1"/>',
    );
  });
});

describe('mixing two colours', () => {
  it('goes from the first to the second', () => {
    expect([
      mix('#000000', '#ff8040', 0),
      mix('#000000', '#ff8040', 0.5),
      mix('#000000', '#ff8040', 1),
    ]).toEqual(['#000000', '#804020', '#ff8040']);
  });
});
