import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { armyOf } from '#domain/roster/army.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { putCollection } from '#tests/builders/collection.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { EntryRow } from './entry-row.tsx';

const onViewCard = vi.fn<(unitId: string) => void>();

function Rows({ violation }: { violation: string | null }) {
  const document = useDraft((state) => state.history.document);
  return (
    <ul>
      {armyOf(document, catalogue).map((entry) => (
        <EntryRow key={entry.unit.id} entry={entry} violation={violation} onViewCard={onViewCard} />
      ))}
    </ul>
  );
}

function show(document: RosterDocument, violation: string | null = null) {
  putDraft(document);
  return renderApp(<Rows violation={violation} />);
}

const row = () => screen.getByRole('listitem').textContent;

beforeEach(() => {
  onViewCard.mockReset();
});

describe('EntryRow', () => {
  it('shows what its copies cost together, and their command', () => {
    show(documentWith({ alborc: 2 }));
    expect(row()).toContain('Alborc');
    expect(screen.getByText('100 pts')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Command' }).parentElement?.textContent).toBe('6');
    expect(screen.getByText('High Command')).toBeDefined();
    expect(screen.queryByText('Not Tournament Legal')).toBeNull();
  });

  it('keeps quiet about no command, and leaves the number of copies to the stepper', () => {
    show(documentWith({ 'orc-hunters': 3 }));
    expect(row()).not.toContain('×');
    expect(screen.queryByRole('img', { name: 'Command' })).toBeNull();
    expect(screen.queryByText('High Command')).toBeNull();
    expect(screen.getByRole('group', { name: 'Orc Hunters' }).textContent).toBe('3');
  });

  it('marks a unit that is not tournament legal', () => {
    show(documentWith({ vercana: 1 }));
    expect(screen.getByText('Not Tournament Legal')).toBeDefined();
  });

  it('says how many copies the player does not have at hand, once there is a collection', () => {
    putCollection();
    show(documentWith({ 'orc-hunters': 3 }));
    expect(screen.queryByText(/^needs/)).toBeNull();
    act(() => putCollection({ 'orc-hunters': { owned: 3, painted: 0, lent: 2 } }));
    expect(screen.getByText('needs 2 more')).toBeDefined();
    act(() => putCollection({ 'orc-hunters': 3 }));
    expect(screen.queryByText(/^needs/)).toBeNull();
    act(() => putCollection());
  });

  it('carries the violation that it is given, as words', () => {
    show(documentWith({ alborc: 1 }), 'Violation: Multiple High Command');
    expect(screen.getByRole('img', { name: 'Violation: Multiple High Command' })).toBeDefined();
  });

  it('has no such mark when nothing is wrong', () => {
    show(documentWith({ alborc: 1 }));
    expect(screen.queryByRole('img', { name: /Violation/ })).toBeNull();
  });

  it('says that a unit is unknown, and offers no card of it', () => {
    show(documentWith({}, { entries: [foreignEntry()] }));
    expect(screen.getByText('Unknown unit')).toBeDefined();
    expect(screen.queryByText('Not Tournament Legal')).toBeNull();
    expect(screen.queryByRole('button', { name: /^View card/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Old Unit' })).toBeDefined();
  });

  it('opens the card of a known unit', async () => {
    const { user } = show(documentWith({ alborc: 1 }));
    await user.click(screen.getByRole('button', { name: 'View card of Alborc' }));
    expect(onViewCard).toHaveBeenCalledExactlyOnceWith('alborc');
  });
});
