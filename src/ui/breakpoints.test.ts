import { globSync, readFileSync } from 'node:fs';
import { type AtRule, parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { DESKTOP, LOW, PHONE, TABLET, WIDE } from './breakpoints.ts';

const BREAKPOINTS = 'src/ui/breakpoints.css';

function atRules(file: string, name: string): string[] {
  const found: AtRule[] = [];
  parse(readFileSync(file, 'utf8')).walkAtRules(name, (rule) => void found.push(rule));
  return found.map(({ params }) => params);
}

describe('the breakpoints', () => {
  it.each(globSync('src/**/*.css').toSorted())('are named by %s, never written as a width', (file) => {
    expect(atRules(file, 'media').filter((query) => query.includes('width'))).toEqual([]);
  });

  it('are the same for components and for styles', () => {
    expect(atRules(BREAKPOINTS, 'custom-media')).toEqual(
      expect.arrayContaining([
        `--phone ${PHONE}`,
        `--tablet ${TABLET}`,
        `--desktop ${DESKTOP}`,
        `--wide ${WIDE}`,
        `--low ${LOW}`,
      ]),
    );
  });
});
