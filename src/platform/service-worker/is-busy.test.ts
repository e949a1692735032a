import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAtTable } from '../at-table.ts';
import { followWriting, hasUnsent, isBusy } from './is-busy.ts';

const field = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`) ?? document.body;
const write = async (name: string, text: string) => userEvent.type(field(name), text);

beforeAll(followWriting);
beforeEach(() => {
  history.replaceState(null, '', '/');
});
afterEach(() => document.body.replaceChildren());

describe('the work that an update would interrupt', () => {
  it.each(['/game', '/game/7', '/setup', '/deployment', '/scoring', '/summary/7'])(
    'is a game: %s',
    (path) => {
      history.replaceState(null, '', path);
      expect([isAtTable(), isBusy()]).toEqual([true, true]);
    },
  );

  it('is no game where games are only listed, nor on pages that begin alike', () => {
    for (const path of ['/', '/play', '/gamers', '/missions', '/settings']) {
      history.replaceState(null, '', path);
      expect(isAtTable()).toBe(false);
    }
  });

  it('is an open dialog, and a field with a text', () => {
    expect(isBusy()).toBe(false);
    document.body.innerHTML = '<input type="checkbox" checked><input value=""><input readonly value="x">';
    expect(isBusy()).toBe(false);
    document.body.innerHTML = '<textarea>a</textarea>';
    expect(isBusy()).toBe(true);
    document.body.innerHTML = '<div role="dialog"></div>';
    expect(isBusy()).toBe(true);
  });
});

describe('the text that a reload would lose', () => {
  it('is newly written text, not the text of the page', async () => {
    document.body.innerHTML = '<input name="filled" value="as saved"><textarea name="note"></textarea>';
    expect(hasUnsent()).toBe(false);
    await write('note', 'half');
    expect(hasUnsent()).toBe(true);
    await userEvent.clear(field('note'));
    expect(hasUnsent()).toBe(false);
  });

  it('is also text written before the watch began', () => {
    document.body.innerHTML = '<input name="quick" value="half">';
    field('quick').focus();
    expect(hasUnsent()).toBe(false);
    followWriting();
    expect(hasUnsent()).toBe(true);
  });

  it('is no search, nothing that keeps itself, and nothing that is gone from the page', async () => {
    document.body.innerHTML =
      '<input type="search" name="search"><p data-keeps-itself><input name="kept"></p><input name="gone">';
    await write('search', 'orc');
    await write('kept', 'My list');
    expect(hasUnsent()).toBe(false);
    await write('gone', 'x');
    expect(hasUnsent()).toBe(true);
    field('gone').remove();
    expect(hasUnsent()).toBe(false);
  });
});
