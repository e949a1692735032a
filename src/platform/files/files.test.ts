import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download.ts';
import { readTextFile } from './read-file.ts';

describe('files', () => {
  it('get names that every system takes', () => {
    expect(fileNameOf(' my/list: "Raid"\n*? .json')).toBe('my list Raid.json');
    expect(fileNameOf('../..')).toBe('muster');
    expect(fileNameOf('...  .md')).toBe('muster.md');
    expect(fileNameOf('con.txt')).toBe('con_.txt');
    expect(fileNameOf('Raid \u202Egpj.txt')).toBe('Raid gpj.txt');
    expect(fileNameOf('Сбор 軍隊.csv')).toBe('Сбор 軍隊.csv');
  });

  it('keep their ending, however long the name is', () => {
    expect(fileNameOf(`${'x'.repeat(120)}.json`)).toBe(`${'x'.repeat(80)}.json`);
    expect(fileNameOf(`${'x'.repeat(79)}😀😀.csv`)).toBe(`${'x'.repeat(79)}.csv`);
  });

  it('are read as text, unless they are far too large', async () => {
    expect(await readTextFile(new File(['Sÿenann'], 'a.json'))).toEqual({ ok: true, text: 'Sÿenann' });
    const huge = { size: 50_000_001, text: () => Promise.resolve('') } as File;
    expect(await readTextFile(huge)).toEqual({ ok: false, reason: 'too-large' });
  });
});
