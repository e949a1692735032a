import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { newFormat } from '#domain/formats/format.ts';
import { checkEventList, factsOfList, verdictOfCheck } from './check-event-list.ts';

const CATALOGUE = shippedCatalogue();
const codes = (...findings: readonly (readonly { readonly code: string }[])[]) =>
  findings.map((each) => each.map(({ code }) => code));

describe('a list at an event', () => {
  it('is checked by the rules and by the format, each with all reasons', () => {
    const document = documentWith({ hersir: 2, 'orc-hunters': 1 });
    const format = {
      ...newFormat('league'),
      minPoints: 100,
      limits: [{ of: 'unit', id: 'northern-tribes/orc-hunters', max: 0 } as const],
    };
    const check = checkEventList(document, format, CATALOGUE);
    expect(codes(check.rules, check.format)).toEqual([
      ['availability-exceeded'],
      ['under-points', 'unit-banned'],
    ]);
    expect(verdictOfCheck(check, document, CATALOGUE)).toEqual({
      problems: 3,
      warnings: 0,
      points: 70,
      command: 2,
      release: 0,
    });
  });

  it('needs no format, no name and no target, but units', () => {
    const nameless = documentWith({ hersir: 1 }, { name: '' });
    expect(checkEventList(nameless, null, CATALOGUE)).toEqual({ rules: [], format: [] });
    const nothing = documentWith({});
    const check = checkEventList(nothing, null, CATALOGUE);
    expect(codes(check.rules)).toEqual([['list-empty']]);
    expect(verdictOfCheck(check, nothing, CATALOGUE)).toMatchObject({ problems: 1, points: 0 });
  });

  it('counts what an organiser should know apart from what is to be refused', () => {
    const document = documentWith({ hersir: 1 });
    const check = checkEventList(document, { ...newFormat('league'), release: 7 }, CATALOGUE);
    expect(verdictOfCheck(check, document, CATALOGUE)).toMatchObject({ problems: 0, warnings: 1 });
  });
});

it('tells statistics the faction, each unit once, the points and the release', () => {
  const document = documentWith({ hersir: 2 });
  const { points } = verdictOfCheck(checkEventList(document, null, CATALOGUE), document, CATALOGUE);
  expect(factsOfList(document, CATALOGUE)).toEqual({
    faction: document.faction,
    units: ['hersir'],
    points,
    release: 0,
  });
});
