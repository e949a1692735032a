import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEffect, type Effect } from './effects.ts';

/** Every switch code of the printed cards. */
const printed = [
  ...new Set(
    [...readFileSync('tests/facts/unit_profiles.json', 'utf8').matchAll(/"effect": "(?<code>[^"]+)"/gu)].map(
      (match) => match.groups?.['code'] ?? '',
    ),
  ),
];

describe('parseEffect', () => {
  it('finds the codes of the printed cards', () => {
    expect(printed.length).toBeGreaterThan(60);
  });

  it.each(printed)('reads the printed code %s to its end', (code) => {
    expect(JSON.stringify(parseEffect(code))).not.toContain('"text"');
  });

  it.each<[string, Effect]>([
    ['wound target:1', { kind: 'count', verb: 'wound', subject: { kind: 'target' }, amount: 1 }],
    ['stress self:-1', { kind: 'count', verb: 'stress', subject: { kind: 'self' }, amount: -1 }],
    ['tinge target:1', { kind: 'count', verb: 'tinge', subject: { kind: 'target' }, amount: 1 }],
    [
      'recover Risen within 7:1',
      { kind: 'count', verb: 'recover', subject: { kind: 'ally', unit: 'Risen', within: 7 }, amount: 1 },
    ],
    [
      'heal ally within 10:1',
      { kind: 'count', verb: 'heal', subject: { kind: 'ally', unit: null, within: 10 }, amount: 1 },
    ],
    ['shove attacker:3', { kind: 'move', move: 'shove', subject: { kind: 'attacker' }, strides: 3 }],
    ['add SS', { kind: 'add', choices: [['S', 'S']] }],
    ['add D or S', { kind: 'add', choices: [['D'], ['S']] }],
    ['cancel D:2', { kind: 'cancel', symbol: 'D', amount: 2, isUpTo: false }],
    ['cancel S:up to 2', { kind: 'cancel', symbol: 'S', amount: 2, isUpTo: true }],
    ['cancel symbol:1', { kind: 'cancel', symbol: 'any', amount: 1, isUpTo: false }],
    ['state:Slowed', { kind: 'state', state: 'Slowed', reach: { kind: 'opponent' } }],
    [
      'state:Slowed (enemy within 5)',
      { kind: 'state', state: 'Slowed', reach: { kind: 'enemy', within: 5 } },
    ],
    [
      'state:Slowed (target or enemy within 8)',
      { kind: 'state', state: 'Slowed', reach: { kind: 'opponent-or-enemy', within: 8 } },
    ],
    ['remove state:1', { kind: 'remove-states', amount: 1 }],
    ['token Bloodsucker:1', { kind: 'token', token: 'Bloodsucker', amount: 1 }],
    [
      'if Frightened demoralize target',
      { kind: 'if-state', state: 'Frightened', effect: { kind: 'demoralize', subject: { kind: 'target' } } },
    ],
  ])('reads %s', (code, effect) => {
    expect(parseEffect(code)).toEqual(effect);
  });

  it('lets a condition cover everything after it', () => {
    expect(parseEffect('if engaged add D and place self:5')).toEqual({
      kind: 'if-engaged',
      effect: {
        kind: 'both',
        effects: [
          { kind: 'add', choices: [['D']] },
          { kind: 'move', move: 'place', subject: { kind: 'self' }, strides: 5 },
        ],
      },
    });
  });

  it('keeps what a second payment buys apart', () => {
    expect(parseEffect('shove target:3 (repeat: cancel D:1)')).toEqual({
      kind: 'repeat',
      effect: { kind: 'move', move: 'shove', subject: { kind: 'target' }, strides: 3 },
      again: { kind: 'cancel', symbol: 'D', amount: 1, isUpTo: false },
    });
  });

  it.each([
    'dance',
    'add Q',
    'wound somebody:1',
    'hurl target:2',
    'if Slowed dance',
    'wound target:1 and dance',
    'dance and wound target:1',
    'wound target:1 (repeat: dance)',
    ' sing ',
    '',
  ])('keeps %j whole when it does not know it', (code) => {
    expect(parseEffect(code)).toEqual({ kind: 'text', text: code });
  });
});
