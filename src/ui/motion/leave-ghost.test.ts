import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveGhost } from './leave-ghost.ts';

const ghost = () => document.querySelector<HTMLElement>('[data-ghost]');
const settle = async () => new Promise((resolve) => setTimeout(resolve, 0));

describe('what leaves', () => {
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  let end = (): void => undefined;

  beforeEach(() => {
    document.body.innerHTML = `<div id="sheet"><p id="part" role="dialog" data-open="">Army</p></div>`;
    box.mockReturnValue(new DOMRect(10, 20, 300, 200));
    const { promise, resolve } = Promise.withResolvers<void>();
    end = resolve;
    Element.prototype.getAnimations = () => [{ finished: promise } as unknown as Animation];
  });
  afterEach(() => {
    box.mockReset();
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
    document.body.innerHTML = '';
  });

  function remove(): void {
    const sheet = document.querySelector<HTMLElement>('#sheet');
    const part = document.querySelector<HTMLElement>('#part');
    if (sheet === null || part === null) throw new Error('There is no sheet.');
    leaveGhost(sheet, part);
    sheet.remove();
  }

  it('stays for the eye in its place until its transitions have run', async () => {
    remove();
    expect(ghost()?.textContent).toBe('Army');
    expect(ghost()?.style.inset).toBe('20px auto auto 10px');
    expect(ghost()?.querySelector('[data-ending-style]')).not.toBeNull();
    end();
    await settle();
    expect(ghost()).toBeNull();
  });

  it('is nothing to scripts, styles of open dialogs and assistive technology', () => {
    remove();
    expect(document.querySelector('#part, [role], [data-open]')).toBeNull();
    expect([ghost()?.inert, ghost()?.ariaHidden]).toEqual([true, 'true']);
  });

  it('is gone at once where nothing was to be seen', () => {
    box.mockReturnValue(new DOMRect());
    remove();
    expect(ghost()).toBeNull();
  });
});
