import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '#data/lists/use-draft.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { toRosterUnit } from '#domain/roster/army.ts';
import { documentWith, unit } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { announce } from '#ui/live-region/live-region.tsx';
import { closeQuestion, questionStore } from '../open-dialog.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const ALBORC = { id: 'alborc', name: 'Alborc', availability: 1, highCommand: true };

function Row({ of }: { of: Unit }) {
  const entries = useDraft((state) => state.history.document.entries);
  const quantity = entries.find(({ unitId }) => unitId === of.id)?.quantity ?? 0;
  return <QuantityStepper unit={toRosterUnit(of)} name={of.name} quantity={quantity} />;
}

function show(overrides: Partial<Unit> = {}) {
  const of = unit(overrides);
  const { user } = renderApp(<Row of={of} />);
  act(() => announce('before'));
  const press = (name: string) => user.click(screen.getByRole('button', { name: `${name} ${of.name}` }));
  return { press };
}

const said = () => document.querySelector('[aria-live=polite].visually-hidden')?.textContent.trim();

beforeEach(() => {
  closeQuestion();
  putDraft();
});

describe('QuantityStepper', () => {
  it('adds and takes out, and reads the new number out', async () => {
    const { press } = show();
    await press('Add');
    await press('Add');
    expect(said()).toBe('Orc Hunters: 2');
    expect(draft().entries).toEqual([{ unitId: 'orc-hunters', quantity: 2 }]);
    await press('Remove');
    expect(said()).toBe('Orc Hunters: 1');
    await press('Remove');
    expect([said(), draft().entries]).toEqual(['Orc Hunters: 0', []]);
    expect(messagesShown()).toEqual([]);
  });

  it('refuses one more than the card allows, with the number', async () => {
    putDraft(documentWith({ 'orc-hunters': 3 }));
    const { press } = show();
    expect(screen.getByRole('button', { name: 'Add Orc Hunters' }).ariaDisabled).toBe('true');
    await press('Add');
    expect(messagesShown()).toEqual(['Cannot add more units | Maximum 3 of this unit allowed']);
    expect([said(), draft()]).toEqual(['before', documentWith({ 'orc-hunters': 3 })]);
  });

  it('takes the refusal away with the next change of the army', async () => {
    putDraft(documentWith({ 'orc-hunters': 3 }));
    const { press } = show();
    await press('Add');
    expect(messagesShown()).toHaveLength(1);
    await press('Remove');
    expect(messagesShown()).toEqual([]);
  });

  it('has no minus at none', () => {
    putDraft(documentWith({ alborc: 1 }));
    show();
    expect(screen.queryByRole('button', { name: 'Remove Orc Hunters' })).toBeNull();
  });

  it('asks to take the other one out before a second High Command comes in', async () => {
    putDraft(documentWith({ wrathmane: 1 }));
    const { press } = show(ALBORC);
    expect(screen.getByRole('button', { name: 'Add Alborc' }).ariaDisabled).toBe('true');
    await press('Add');
    expect(questionStore.getState().question).toEqual({ kind: 'high-command-limit' });
    expect([messagesShown(), said(), draft()]).toEqual([[], 'before', documentWith({ wrathmane: 1 })]);
  });

  it('lets the first High Command in without a question', async () => {
    const { press } = show(ALBORC);
    await press('Add');
    expect(questionStore.getState().question).toBeNull();
    expect(draft().entries).toEqual([{ unitId: 'alborc', quantity: 1 }]);
  });
});
