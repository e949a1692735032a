import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { TotalsLine } from './army-sheet.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { useDraftArmy } from './use-draft-army.ts';

const TOTALS = { points: 190, command: 3, units: 4 };

function line(target: number | null, totals = TOTALS) {
  renderApp(<TotalsLine totals={totals} target={target} />);
  return (term: string) => {
    const found = screen.queryByText(term, { selector: 'dt' });
    return found?.nextElementSibling?.textContent ?? null;
  };
}

describe('TotalsLine', () => {
  it('sums points, command and units, without a word of a target where there is none', () => {
    const value = line(null);
    expect([value('Total Points'), value('Command'), value('Units')]).toEqual(['190 pts', '3 CP', '4 units']);
    expect([value('Remaining'), value('Over')]).toEqual([null, null]);
  });

  it.each([
    [200, '190 pts / 200', '10 pts', null],
    [190, '190 pts / 190', '0 pts', null],
    [150, '190 pts / 150', null, '40 pts'],
  ])('counts against a target of %i', (target, points, remaining, over) => {
    const value = line(target);
    expect([value('Total Points'), value('Remaining'), value('Over')]).toEqual([points, remaining, over]);
  });

  it('says one unit, not one units', () => {
    expect(line(null, { points: 20, command: 0, units: 1 })('Units')).toBe('1 unit');
  });
});

const onOpenArmy = vi.fn<() => void>();

function Bar({ isPhone }: { isPhone: boolean }) {
  return <TotalsBar draft={useDraftArmy()} {...(isPhone ? { onOpenArmy } : {})} />;
}

function bar(document: ReturnType<typeof documentWith>, isPhone = true) {
  putDraft(document);
  const app = renderApp(<Bar isPhone={isPhone} />);
  return { ...app, region: within(screen.getByRole('region', { name: 'Army totals' })) };
}

beforeEach(() => {
  onOpenArmy.mockReset();
});

describe('TotalsBar', () => {
  it('shows points and command, and what is left to a target', () => {
    const { region } = bar(documentWith({ alborc: 1, 'orc-hunters': 2 }, { target: 100 }));
    for (const text of ['90 pts', '3 CP', '10 left']) expect(region.getByText(text)).toBeDefined();
    expect(region.queryByText(/over/)).toBeNull();
  });

  it('shows by how much a target is passed, and that something is wrong', () => {
    const { region } = bar(documentWith({ alborc: 1 }, { target: 40 }));
    expect(region.getByText('10 over')).toBeDefined();
    expect(region.getByRole('button', { name: /Army \(1\)/ }).textContent).toContain('Army (1)');
    expect(region.getByRole('img', { name: /^1 warning/ })).toBeDefined();
  });

  it('counts the faults in words on the button of a phone, once for a screen reader', () => {
    const { region } = bar(documentWith({ alborc: 1, wrathmane: 1 }, { target: 40 }));
    const button = region.getByRole('button', { name: 'Not legal: 2 problems Army (2)' });
    expect(button.textContent).toContain('2 problems');
    act(() => putDraft(documentWith({ alborc: 1 }, { target: 40 })));
    expect(button.textContent).toContain('1 warning');
    act(() => putDraft(documentWith({ alborc: 1 })));
    expect(button.textContent).not.toMatch(/problem|warning/);
  });

  it('tells screen readers the totals once they changed', async () => {
    bar(documentWith({ alborc: 1 }));
    const said = () => document.querySelector('[aria-live=polite].visually-hidden')?.textContent;
    expect(said()).toBe('');
    act(() => putDraft(documentWith({ alborc: 1, 'orc-hunters': 2 })));
    await waitFor(() => expect(said()).toBe('90 pts, 3 CP. Legal list'));
  });

  it('lets the points move when they change, and only then', () => {
    const { region } = bar(documentWith({ alborc: 1 }));
    const before = region.getByText('50 pts');
    act(() => putDraft(documentWith({ alborc: 1 }, { target: 100 })));
    expect(region.getByText('50 pts')).toBe(before);
    act(() => putDraft(documentWith({ alborc: 1, 'orc-hunters': 2 })));
    // A new element starts its animation again.
    expect(region.getByText('90 pts')).not.toBe(before);
  });

  it('does not call an empty list without a name wrong', () => {
    const { region } = bar(documentWith({}, { name: '' }));
    expect(region.queryByRole('img')).toBeNull();
    expect(region.getByText('0 pts')).toBeDefined();
  });

  it('opens the army on a phone, and has no such button where the army is in view', async () => {
    const { user, region } = bar(documentWith({ alborc: 1 }));
    await user.click(region.getByRole('button', { name: /Army/ }));
    expect(onOpenArmy).toHaveBeenCalledOnce();
  });

  it('has no buttons of the army where it is in view anyway, and says what is wrong there', () => {
    const { region } = bar(documentWith({ alborc: 1 }), false);
    expect(region.queryByText('Legal list')).toBeNull();
    act(() => putDraft(documentWith({ alborc: 1, wrathmane: 1 })));
    expect(region.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '80 pts 5 CP Analysis',
    ]);
    expect(region.getByRole('img', { name: 'Not legal: 1 problem' })).toBeDefined();
  });
});
