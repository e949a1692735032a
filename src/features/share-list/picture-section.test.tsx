import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownMark } from '#domain/roster/shown-marks.ts';
import type { downloadBlob } from '#platform/files/download.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import type { drawLayout } from './picture/draw-layout.ts';
import type { Layout } from './picture/list-layout.ts';
import { PictureSection } from './picture-section.tsx';

const draw = vi.hoisted(() => vi.fn<typeof drawLayout>());
const download = vi.hoisted(() => vi.fn<typeof downloadBlob>());
vi.mock('./picture/draw-layout.ts', () => ({ drawLayout: draw }));
vi.mock(import('#platform/files/download.ts'), async (original) => ({
  ...(await original()),
  downloadBlob: download,
}));

const RAID = documentWith({ 'orc-hunters': 2, wrathmane: 1 });

async function make(marks: readonly ShownMark[] = [], language: 'en' | 'es' | 'fr' = 'en') {
  const app = renderApp(<PictureSection document={RAID} marks={marks} />, { language });
  await app.user.click(screen.getAllByRole('button')[0] ?? document.body);
  await screen.findByRole('img', { name: /Winter Raid/ });
  return app;
}

/** The texts of the picture that was drawn last. */
function wordsDrawn(): readonly string[] {
  const layOut = draw.mock.lastCall?.[0];
  const layout: Layout | undefined = layOut?.((text) => text.length * 10);
  return (layout?.shapes ?? []).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

beforeEach(() => {
  draw.mockReset().mockResolvedValue({ picture: new Blob(['png']), height: 900 });
  download.mockReset();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

describe('the picture of a list', () => {
  it('is drawn when it is asked for, High Command first, and saved under the name of the list', async () => {
    const { user } = await make([{ kind: 'illegal', problems: 2 }]);
    const words = wordsDrawn();
    expect(words).toEqual(
      expect.arrayContaining(['Northern Tribes', 'Winter Raid', 'Not legal: 2 problems']),
    );
    expect(words.indexOf('Wrathmane')).toBeLessThan(words.indexOf('Orc Hunters'));
    await user.click(screen.getByRole('button', { name: 'Save the picture' }));
    expect(download).toHaveBeenCalledExactlyOnceWith('Winter Raid.png', expect.any(File));
  });

  it('is drawn in the colours that are chosen', async () => {
    const { user } = await make();
    await user.click(screen.getByText('Dark'));
    await waitFor(() => expect(draw.mock.lastCall?.slice(1)).toEqual(['northern-tribes', 'dark']));
    await user.click(screen.getByText('Light'));
    await waitFor(() => expect(draw.mock.lastCall?.slice(1)).toEqual(['northern-tribes', 'light']));
  });

  it('names faction and units in the reader’s language', async () => {
    await make([], 'fr');
    expect(wordsDrawn()).toEqual(expect.arrayContaining(['Tribus du Nord', 'Chasseurs Orcs']));
  });

  it('is sent with the share sheet where that takes pictures', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    const { user } = await make();
    await user.click(screen.getByRole('button', { name: 'Share the picture' }));
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('Winter Raid.png');
  });

  it('says what to do where the browser cannot draw', async () => {
    draw.mockRejectedValue(new Error('no canvas'));
    const { user } = renderApp(<PictureSection document={RAID} marks={[]} />);
    await user.click(screen.getByRole('button', { name: 'Make a picture' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Share the link or the text.');
    vi.mocked(console.error).mockClear();
  });
});
