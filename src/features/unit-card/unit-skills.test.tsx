import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSkillTexts } from '#data/skills.ts';
import type { UnitSkill } from '#domain/catalogue/profile.ts';
import { UnitSkills } from './unit-skills.tsx';

vi.mock('#data/skills.ts', () => ({ loadSkillTexts: vi.fn<typeof loadSkillTexts>() }));
const load = vi.mocked(loadSkillTexts);

const ROAR: UnitSkill = {
  half: 'alone',
  kind: 'passive',
  long: false,
  name: 'Roar',
  timing: null,
  target: null,
  cost: null,
  effect: 'Enemy is afraid.',
  uncertain: false,
};

function show() {
  render(<UnitSkills unitId="orc" profile={null} skills={[ROAR]} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
});

describe('UnitSkills', () => {
  it('shows the skills in the reader’s language', async () => {
    load.mockResolvedValue({ orc: { Roar: { name: 'Rugissement', text: 'L’ennemi a peur.' } } });
    show();
    expect(await screen.findByText('L’ennemi a peur.')).toBeDefined();
    expect(screen.getByText('(Rugissement)')).toBeDefined();
    expect(load).toHaveBeenLastCalledWith('fr');
  });

  it('shows the English notes when the texts cannot be loaded', async () => {
    load.mockRejectedValue(new Error('offline'));
    show();
    expect((await screen.findByText('Enemy is afraid.')).lang).toBe('en');
  });
});
