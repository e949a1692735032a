import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UnitProfile, UnitSkill } from '#domain/catalogue/profile.ts';
import type { SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { unit } from '#tests/builders/catalogue.ts';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { UnitCard } from './card-content.tsx';

const PROFILE: UnitProfile = {
  ...TROOP_PROFILE,
  card_ref: 'W0001',
  profiles: [
    {
      troops: '3+',
      melee: {
        dice: ['R', 'O', 'O', 'S'],
        stress_mod: ['i'],
        switches: [{ cost: ['!', '!'], effect: 'if Slowed wound target:1' }],
      },
      defence: { dice: ['B', 'K'] },
      conquest: 1,
    },
    {
      troops: '2-',
      ranged: { range: 12, dice: ['Y'] },
      melee: { dice: [] },
      defence: { dice: ['G'] },
      conquest: 0,
    },
  ],
  skills: [{ kind: 'command', name: 'Broadswords', long: true }],
};

const SKILL: UnitSkill = {
  half: 'alone',
  kind: 'command',
  long: true,
  name: 'Broadswords',
  timing: 'own attack',
  target: null,
  cost: 'command token',
  effect: 'Attack +1 S.',
  uncertain: true,
};

type Shown = {
  profile?: UnitProfile | null;
  skills?: readonly UnitSkill[];
  texts?: SkillTexts;
  shown?: Unit;
  isPrinted?: boolean;
};

function show({
  profile = PROFILE,
  skills = [SKILL],
  texts = {},
  shown = unit(),
  isPrinted = false,
}: Shown = {}) {
  const language = i18n.locale as Language;
  render(
    <UnitCard
      unit={shown}
      profile={profile}
      skills={skills}
      texts={texts}
      language={language}
      isPrinted={isPrinted}
    />,
    {
      wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    },
  );
}

/** The spoken value of one of the five. */
function stat(name: string): string | null | undefined {
  return screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

describe('UnitCard', () => {
  it('says every value in whole words', () => {
    show({ shown: unit({ availability: 3, command: 2 }) });
    expect(stat('Movement')).toContain('3 and 2 strides, charge 9 strides');
    expect(stat('Wounds')).toBe('2');
    expect(stat('Availability')).toBe('3');
    expect(screen.getByText('Command 2')).toBeDefined();
    expect(screen.getByText('4 models')).toBeDefined();
  });

  it('prints the abbreviations of the reader’s language', () => {
    i18n.loadAndActivate({ locale: 'es', messages: {} });
    show();
    expect(screen.getByText('DISP')).toBeDefined();
    expect(screen.getByText('VOL')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Cazadores Orcos' })).toBeDefined();
  });

  it('shows a dash for what is not known, and says so', () => {
    show({ profile: null, skills: [] });
    for (const name of ['Movement', 'Wounds', 'Willpower', 'Morale']) expect(stat(name)).toBe('–not known');
    expect(screen.getByText('The numbers of this card are not known here yet.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Skills' })).toBeNull();
  });

  it('says of a Companion that it adds to its Character only where its card prints what it adds', () => {
    const note = 'A Companion has no profile of its own: it adds to the Character that it belongs to.';
    const companion = unit({ type: 'Companion' });
    const joined = { melee: { dice: ['O'] }, defence: { dice: [] }, conquest: 0 } as const;
    show({ shown: companion, profile: { ...PROFILE, profiles: [], wounds: 1 } });
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    show({ shown: companion, profile: { ...PROFILE, profiles: [], joined } });
    expect(screen.getByText(note)).toBeDefined();
  });

  it('gives each number of troops its dice, each die and symbol a name', () => {
    show();
    expect(screen.getByRole('heading', { name: '3 or more troops' })).toBeDefined();
    expect(screen.getByRole('heading', { name: '2 or fewer troops' })).toBeDefined();
    const [melee] = screen.getAllByRole('group', { name: 'Melee' });
    const names = within(melee as HTMLElement)
      .getAllByRole('img')
      .map((part) => part.getAttribute('aria-label'));
    expect(names.slice(0, 4)).toEqual(['red die', 'orange die', 'orange die', 'success']);
    expect(within(screen.getByRole('group', { name: 'For 1 stress, add' })).getByRole('img').ariaLabel).toBe(
      'hollow special',
    );
    expect(within(screen.getByRole('group', { name: 'Ranged (12)' })).getByRole('img').ariaLabel).toBe(
      'yellow die',
    );
  });

  it('says of a line without dice that it has none', () => {
    show();
    const [, melee] = screen.getAllByRole('group', { name: 'Melee' });
    expect(melee?.textContent).toContain('no dice');
  });

  it('puts what symbols buy into words', () => {
    show();
    const switches = within(screen.getByRole('list', { name: 'Switches' }));
    expect(switches.getByText('If the enemy is Slowed: the enemy suffers 1 wound.')).toBeDefined();
    expect(switches.getAllByRole('img', { name: 'special' })).toHaveLength(2);
  });

  it('shows the half for joining where the card has one', () => {
    show({
      profile: {
        ...PROFILE,
        joined: { willpower: ['+', 'Y'], morale: '+1', melee: { dice: ['S'] }, conquest: '+1' },
      },
    });
    const half = within(screen.getByRole('region', { name: 'While joined to a unit' }));
    expect(half.getByRole('group', { name: 'Melee' }).textContent).toContain('+');
    expect(half.queryByRole('group', { name: 'Defence' })).toBeNull();
    expect(half.getByText('Morale').closest('div')?.textContent).toContain('+1');
    expect(screen.getByText('Alone', { selector: '[data-tone]' })).toBeDefined();
  });

  it('shows no such half where the card has none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'While joined to a unit' })).toBeNull();
    expect(screen.queryByText('Alone')).toBeNull();
  });

  it('tells when, for what and with what doubt a skill works', () => {
    show();
    const skills = screen.getByRole('list', { name: 'Skills' });
    expect(skills.textContent).toContain('Long action');
    expect(skills.textContent).toContain('Costcommand token');
    expect(skills.textContent).not.toContain('Target');
    expect(within(skills).getByRole('img', { name: 'success' })).toBeDefined();
    expect(within(skills).getByText('The card is unclear here.')).toBeDefined();
  });

  it('says what a skill does in the reader’s words, choices line by line, with our name for it', () => {
    i18n.loadAndActivate({ locale: 'es', messages: {} });
    const words = { name: 'Mandobles', text: 'Suma {RED}{success}.\n{BLK}: otra vez.' };
    show({ texts: { [unit().id]: { Broadswords: words } } });
    const skills = screen.getByRole('list', { name: 'Skills' });
    expect(within(skills).getByText('Broadswords').lang).toBe('en');
    expect(within(skills).getByText('(Mandobles)')).toBeDefined();
    expect(within(skills).getByText(/^Suma/u).textContent).toMatch(/^Suma .*\.$/u);
    expect(
      within(skills)
        .getAllByRole('img')
        .map((part) => part.ariaLabel),
    ).toEqual(['red die', 'success', 'black die']);
    expect(within(skills).getByText(/otra vez/u).tagName).toBe('LI');
    expect(within(skills).getByText('The card is unclear here.')).toBeDefined();
    expect(skills.textContent).toContain('1 command token');
    expect(skills.textContent).not.toContain('Attack');
    expect(skills.textContent).not.toContain('Not translated yet');
  });

  it('shows the English notes where the reader’s language says nothing, and says so', () => {
    i18n.loadAndActivate({ locale: 'es', messages: {} });
    show({ texts: { [unit().id]: {} } });
    expect(screen.getByText(/^Attack \+1/u).lang).toBe('en');
    expect(screen.getByText('Not translated yet, so in English.')).toBeDefined();
  });

  it('says that numbers come from another faction’s card', () => {
    show({ profile: { ...PROFILE, inferred: true } });
    expect(screen.getByText('These numbers are taken from the same unit in another faction.')).toBeDefined();
  });

  it('has nothing to press on paper', () => {
    show({ isPrinted: true });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Infantry · Orc')).toBeDefined();
  });
});
