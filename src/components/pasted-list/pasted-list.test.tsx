import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOfList } from '#data/list-codes.ts';
import type { FoundList } from '#data/scanned-lists.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { PastedList } from './pasted-list.tsx';

const RAID = documentWith({ 'orc-hunters': 2 });
const made = codeOfList(RAID);
const CODE = made.ok ? inGroups(made.code) : '';

const onRead = vi.fn<(found: FoundList) => void>();

async function take(text: string) {
  const { user } = renderApp(<PastedList onRead={onRead} takeLabel="Take" />);
  await user.click(screen.getByRole('textbox', { name: 'Link, code or text of the list' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Take this list' }));
}

beforeEach(() => {
  onRead.mockReset();
});

describe('a code in the field', () => {
  it.each([
    ['typed without hyphens', CODE.toLowerCase().replaceAll('-', ' ')],
    ['pasted with the message around it', `[26/11/26, 06:40] Ana: ${CODE}`],
  ])('opens the list, %s', async (_, text) => {
    await take(text);
    expect(onRead.mock.lastCall?.[0]).toMatchObject({ document: { entries: RAID.entries }, unknown: [] });
  });

  it.each([
    [CODE.replace(/.$/, '0'), 'No code has “0”. Codes are made of 2–8 and F, K, L, M, R, W.'],
    [CODE.slice(0, -1), 'A letter of this code is missing, or there is one too many. Each group has four.'],
    [
      CODE.replace(/^./, '8'),
      'A letter of this code is wrong, or two are swapped. Compare it group by group.',
    ],
  ])('says what is wrong with %s, and keeps it', async (typed, reason) => {
    await take(typed);
    expect(screen.getByRole('alert').textContent).toBe(reason);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(typed);
    expect(onRead).not.toHaveBeenCalled();
  });
});
