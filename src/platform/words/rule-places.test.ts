import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { RULE_PLACES } from './rule-places.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
type Titled = { readonly id: string; readonly title: string };
const chapter = JSON.parse(readFileSync('catalogue/rules/22-list-building.json', 'utf8')) as Titled & {
  readonly sections: readonly Titled[];
};
const titles = new Map([chapter, ...chapter.sections].map(({ id, title }) => [id, title]));

describe('the place of a rule of list building', () => {
  it.each(Object.entries(RULE_PLACES))('is in the rules under its own title: %s', (_, { place, title }) => {
    expect(titles.get(place)).toBe(i18n._(title));
  });
});
