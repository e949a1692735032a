import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Finding, FindingCode } from '#domain/roster/types.ts';
import { findingMessage } from './findings.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const NAMES: Readonly<Record<string, string>> = {
  coal: 'Coal',
  alborc: 'Alborc',
  'iriavik-restless-pup': 'Iriavík Restless Pup',
};

function sentence(
  code: FindingCode,
  values: Finding['values'] = {},
  unitIds: readonly string[] = [],
): string {
  const finding: Finding = { code, level: 'warning', unitIds, values, rule: 'availability' };
  return i18n._(findingMessage(finding, (unitId) => NAMES[unitId] ?? unitId));
}

/**
 * Every code with what its check puts into it, and the sentence that a player reads. A new code
 * does not compile without one.
 */
const SENTENCES: Readonly<Record<FindingCode, readonly [string, string]>> = {
  'availability-exceeded': [
    sentence('availability-exceeded', { max: 1, quantity: 3 }, ['alborc']),
    'Alborc: 3 in the list, the card allows 1.',
  ],
  'high-command-limit': [
    sentence('high-command-limit', { count: 2, max: 1 }, ['alborc']),
    '2 High Command units (recommended maximum: 1)',
  ],
  'not-tournament-legal': [
    sentence('not-tournament-legal', {}, ['coal']),
    'Warning: This list contains units not tournament legal.',
  ],
  'companion-without-owner': [
    sentence('companion-without-owner', { owner: 'iriavik-restless-pup' }, ['coal']),
    'Coal is a Companion and needs Iriavík Restless Pup in the list.',
  ],
  'partner-missing': [
    sentence('partner-missing', { partner: 'alborc' }, ['coal']),
    'Coal may only be taken together with Alborc.',
  ],
  'name-missing': [sentence('name-missing'), 'Please enter a list name'],
  'list-empty': [sentence('list-empty'), 'Add some units first.'],
  'faction-unknown': [
    sentence('faction-unknown', { faction: 'nowhere' }),
    'The faction “nowhere” is not known here.',
  ],
  'unit-of-other-faction': [
    sentence('unit-of-other-faction', {}, ['alborc']),
    'Alborc does not belong to this faction.',
  ],
  'unit-unknown': [
    sentence('unit-unknown', {}, ['coal', 'old-unit']),
    'Not in this catalogue, shown as the list gave it: Coal, old-unit',
  ],
  'unit-fields-invalid': [
    sentence('unit-fields-invalid', { field: 'points' }, ['alborc']),
    'Alborc: the value of “points” is not possible.',
  ],
  'over-target': [sentence('over-target', { target: 200, over: 15 }), '15 pts over the target of 200 pts.'],
};

describe('the words of a finding', () => {
  it.each(Object.entries(SENTENCES))('name the units and values of %s', (_, [said, expected]) => {
    expect(said).toBe(expected);
  });

  it('show a name as text, whatever stands in it', () => {
    expect(sentence('unit-of-other-faction', {}, ['<b>{0}</b>'])).toContain('<b>{0}</b>');
  });
});
