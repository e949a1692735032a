import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download.ts';
import { readTextFile } from './read-file.ts';

describe('files', () => {
  it('get names that every system takes', () => {
    expect(fileNameOf(' my/list: "Raid"\n*? .json')).toBe('my list Raid .json');
    expect(fileNameOf('../..')).toBe('muster');
  });

  it('are read as text, unless they are far too large', async () => {
    expect(await readTextFile(new File(['Sÿenann'], 'a.json'))).toEqual({ ok: true, text: 'Sÿenann' });
    const huge = { size: 50_000_001, text: () => Promise.resolve('') } as File;
    expect(await readTextFile(huge)).toEqual({ ok: false, reason: 'too-large' });
  });
});
