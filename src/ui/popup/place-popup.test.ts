import { describe, expect, it } from 'vitest';
import { placePopup } from './place-popup.ts';

const viewport = { width: 400, height: 800 };
const anchor = { left: 100, right: 200, top: 100, bottom: 144 };

describe('placePopup', () => {
  it('puts a popup under its anchor, flush with its start, middle or end', () => {
    const popup = { width: 60, height: 200 };
    expect(placePopup(anchor, popup, viewport, 'start')).toMatchObject({
      left: 100,
      top: 150,
      side: 'below',
    });
    expect(placePopup(anchor, popup, viewport, 'center').left).toBe(120);
    expect(placePopup(anchor, popup, viewport, 'end').left).toBe(140);
  });

  it('goes above when it does not fit below and there is more room', () => {
    const low = { ...anchor, top: 700, bottom: 744 };
    expect(placePopup(low, { width: 60, height: 300 }, viewport, 'start')).toEqual({
      left: 100,
      top: 394,
      maxHeight: 686,
      side: 'above',
    });
  });

  it('stays below with the room there is when above has even less', () => {
    const placed = placePopup(anchor, { width: 60, height: 2_000 }, viewport, 'start');
    expect(placed).toMatchObject({ side: 'below', maxHeight: 642 });
  });

  it('never crosses the sides of the window', () => {
    const wide = { width: 300, height: 50 };
    expect(placePopup({ ...anchor, left: 350, right: 394 }, wide, viewport, 'start').left).toBe(92);
    expect(placePopup({ ...anchor, left: 4, right: 48 }, wide, viewport, 'end').left).toBe(8);
  });
});
