import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { checkListName } from './list-name.ts';

describe('the name of a list', () => {
  it('is enough with one letter', () => {
    expect(checkListName(documentWith({}, { name: 'R' }))).toEqual([]);
  });

  it.each(['', '   ', '\n\t'])('is missing when it is %j', (name) => {
    expect(checkListName(documentWith({}, { name }))).toEqual([
      { code: 'name-missing', level: 'missing', unitIds: [], values: {}, rule: 'list-name' },
    ]);
  });
});
