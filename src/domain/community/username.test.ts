import { describe, expect, it } from 'vitest';
import { similarNames, usernameFault } from './username.ts';

describe('a user name', () => {
  it.each(['Ada', ' Ada ', 'Ana-María O’Neill', '名前', 'a.', '🐻🐻', 'x'.repeat(60)])(
    'may be “%s”',
    (name) => {
      expect(usernameFault(name)).toBeNull();
    },
  );

  it.each([
    ['', 'too-short'],
    ['  a ', 'too-short'],
    ['🐻', 'too-short'],
    ['x'.repeat(61), 'too-long'],
    ['a\nb', 'control'],
    ['a\u200bb', 'invisible'],
    ['\u202eabc', 'invisible'],
    ['a/b', 'slash'],
    ['a\\b', 'slash'],
    ['...', 'dots'],
  ] as const)('may not be %j: %s', (name, fault) => {
    expect(usernameFault(name)).toBe(fault);
  });
});

describe('names near a taken one', () => {
  it('are names themselves, however long the taken one is', () => {
    const near = similarNames('ä'.repeat(60), 'WAB-AAAA-BBBB-CC7C');
    expect(near).toHaveLength(5);
    expect(new Set(near).size).toBe(5);
    expect(near.map(usernameFault)).toEqual([null, null, null, null, null]);
    expect(similarNames(' Ada ', 'WAB-AAAA-BBBB-CC7C')).toEqual([
      'Ada2',
      'Ada7',
      'Ada CC7C',
      'Ada_2',
      'Ada99',
    ]);
  });
});
