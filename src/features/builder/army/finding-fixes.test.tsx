import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftStore } from '#data/lists/draft-store.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { ArmyPanel } from './army-panel.tsx';
import { useDraftArmy } from './use-draft-army.ts';

function Panel() {
  return <ArmyPanel draft={useDraftArmy()} onViewCard={() => undefined} />;
}

/** Shows the army of a list with its findings; warnings alone are opened first. */
async function open(document: ReturnType<typeof documentWith>, verdict: string) {
  putDraft(document);
  const { user, router } = renderApp(<Panel />, { address: '/builder' });
  const line = screen.getByText(verdict);
  if (line.closest('details')?.open === false) await user.click(line);
  await screen.findAllByRole('link', { name: /^Rule: / });
  return { user, router };
}

const TWO_LEADERS = documentWith({ alborc: 1, wrathmane: 1 });
const ONE_PROBLEM = 'Not legal: 1 problem';

describe('the problems of an illegal army', () => {
  const folds = (name: string) =>
    screen.getAllByText(name, { selector: 'summary' }).map((line) => line.closest('details')?.open);

  it('show at once when they are one or two, with their fixes folded', async () => {
    putDraft(TWO_LEADERS);
    const { user } = renderApp(<Panel />, { address: '/builder' });
    expect(await screen.findByText(/^2 High Command units/)).toBeDefined();
    expect(folds(ONE_PROBLEM)).toEqual([true]);
    await screen.findByRole('link', { name: /^Rule: / });
    expect(folds('Fixes')).toEqual([false]);
    await user.click(screen.getByText('Fixes'));
    expect(folds('Fixes')).toEqual([true]);
    await user.click(screen.getByText(ONE_PROBLEM));
    expect(folds(ONE_PROBLEM)).toEqual([false]);
  });

  it('stay folded from three on, and open with their fixes', async () => {
    putDraft(documentWith({ alborc: 1, wrathmane: 1, coal: 1, hersir: 9 }, { target: 50 }));
    const { user } = renderApp(<Panel />, { address: '/builder' });
    const line = screen.getByText(/^Not legal: [3-9] problems$/);
    expect(line.closest('details')?.open).toBe(false);
    await user.click(line);
    await screen.findAllByRole('link', { name: /^Rule: / });
    expect(folds('Fixes')).not.toContain(false);
  });
});

describe('the fixes of a finding', () => {
  it('say what they change, removals first, then the best swaps', async () => {
    await open(TWO_LEADERS, ONE_PROBLEM);
    const fixes = within(screen.getByRole('list', { name: 'Fixes' })).getAllByRole('button');
    expect(fixes.map((fix) => fix.textContent)).toEqual([
      'Remove Wrathmane −30 pts, −2 CP',
      'Remove Alborc −50 pts, −3 CP',
      'Swap Wrathmane for Prime Warrior same points, −1 CP',
      'Swap Wrathmane for Darkmaster same points, −2 CP',
      'Swap Wrathmane for Eskold the Executioner same points, −1 CP',
    ]);
  });

  it('mend the list with one tap, in one step that undo takes back', async () => {
    const { user } = await open(TWO_LEADERS, ONE_PROBLEM);
    await user.click(screen.getByRole('button', { name: /^Swap Wrathmane for Prime Warrior/ }));
    expect(draft().entries.map(({ unitId }) => unitId)).toEqual(['alborc', 'prime-warrior']);
    expect(screen.queryByText(ONE_PROBLEM)).toBeNull();
    expect(messagesShown()).toEqual(['Problem fixed | Swap Wrathmane for Prime Warrior']);
    expect(document.activeElement?.textContent).toBe('Legal list');
    expect(draftStore.getState().history.past).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(draft()).toEqual(TWO_LEADERS);
    expect(screen.getByText(ONE_PROBLEM)).toBeDefined();
  });

  it('say how many copies go of a unit that has several', async () => {
    await open(documentWith({ alborc: 1, 'ice-archers': 2 }), ONE_PROBLEM);
    expect(screen.getByRole('button', { name: 'Remove 1 × Ice Archers −25 pts' })).toBeDefined();
  });

  it('lead to the rule behind the finding', async () => {
    const { user, router } = await open(TWO_LEADERS, ONE_PROBLEM);
    await user.click(screen.getByRole('link', { name: 'Rule: High Command in a list' }));
    expect(router.state.location.pathname).toBe('/rules/high-command-in-a-list');
  });

  it('raise a target that is too low', async () => {
    const { user } = await open(documentWith({ alborc: 1 }, { target: 45 }), '1 warning');
    await user.click(screen.getByRole('button', { name: 'Raise the target to 50 pts' }));
    expect(draft().target).toBe(50);
    expect(document.activeElement?.textContent).toBe('Legal list');
  });

  it('add a missing owner together with a higher target', async () => {
    const { user } = await open(
      documentWith({ coal: 1, 'orc-hunters': 1 }, { target: 50 }),
      'Not legal: 2 problems',
    );
    await user.click(screen.getByRole('button', { name: /^Add .* target 70 pts$/ }));
    expect(draft().target).toBe(70);
    expect(document.activeElement?.textContent).toBe('1 warning');
  });
});
