import { globSync, readFileSync } from 'node:fs';
import { type Declaration, parse, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';

const SHEETS = globSync('src/**/*.module.css').toSorted();
const PAGES = SHEETS.filter((file) => file.startsWith('src/features/'));

/** The largest width in rem that a style sheet of a feature writes as a number. */
const WIDEST = 40;

function declarations(file: string): Declaration[] {
  const found: Declaration[] = [];
  parse(readFileSync(file, 'utf8')).walkDecls((declaration) => void found.push(declaration));
  return found;
}

const propsOf = (rule: Rule) => rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));

describe('the frame of a page', () => {
  it.each(PAGES)('is not made by hand in %s', (file) => {
    const widths = declarations(file).filter(
      ({ prop, value }) =>
        /^(max-)?(width|inline-size)$/.test(prop) &&
        [...value.matchAll(/([\d.]+)rem/g)].some(([, rem]) => Number(rem) > WIDEST),
    );
    expect(widths.map(String)).toEqual([]);
  });
});

describe('motion', () => {
  it.each(SHEETS)('takes its times and its pace from the tokens in %s', (file) => {
    const strays = declarations(file)
      .filter(({ prop }) => /^(?:transition|animation)(?:-duration|-timing-function)?$/.test(prop))
      .filter(
        ({ value }) =>
          /[1-9]\d*m?s\b|cubic-bezier|ease-/.test(value) ||
          // Everything but an endless motion eases.
          (value.includes('var(--motion') && !/var\(--ease\)|linear/.test(value)),
      );
    expect(strays.map(String)).toEqual([]);
  });
});

describe('figures', () => {
  it('are lining and of one width on every page', () => {
    const body = declarations('src/ui/base.css').find(({ prop }) => prop === 'font-variant-numeric');
    expect(body?.parent?.toString()).toMatch(/^body \{/);
    expect(body?.value).toBe('lining-nums tabular-nums');
  });

  it('are those of the text in points and scores, as those of the display face differ in width', () => {
    const display = declarations('src/ui/tokens.css').find(({ prop }) => prop === '--font-display');
    expect(display?.value).toMatch(/^'Figures', 'Fraunces'/);
    const ranges = declarations('src/ui/fonts.css').filter(({ prop }) => prop === 'unicode-range');
    expect(ranges.map(({ value }) => value)).toEqual(['U+30-39']);
  });

  it.each(SHEETS)('stay so in %s, where a font is set whole', (file) => {
    const faults: string[] = [];
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const font = rule.nodes.some(
        (node) => node.type === 'decl' && node.prop === 'font' && node.value !== 'inherit',
      );
      if (font && !propsOf(rule).includes('font-variant-numeric')) faults.push(rule.selector);
    });
    expect(faults).toEqual([]);
  });
});
