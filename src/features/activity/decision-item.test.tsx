import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { DecisionItem } from './decision-item.tsx';

const ABOUT = [
  { section: 'terms', target: 'keywords/aim' },
  { section: 'missions', target: 'battle-lines' },
  { section: 'factions', target: 'northern-tribes' },
  { section: 'terms', target: 'states/moon-walk', name: 'Moon Walk' },
];
const DECISIONS = ABOUT.map((about) => ({ decision: 'accepted', ...about }) as const);

it.each([
  ['en', 'Aim, Battle Lines, Northern Tribes, …'],
  ['es', 'Puntería, Líneas de Batalla, Tribus del Norte, …'],
] as const)(
  'decisions name terms, missions and factions in the reader’s language (%s)',
  async (language, names) => {
    renderApp(
      <ul>
        <DecisionItem decisions={DECISIONS} createdAt="2026-11-20T10:00:00Z" isNew={false} />
      </ul>,
      { language },
    );
    expect(await screen.findByText(names, { selector: 'strong' })).toBeDefined();
  },
);

it('a decision about a term that is not published has the name of the change', async () => {
  renderApp(
    <ul>
      <DecisionItem decisions={DECISIONS.slice(3)} createdAt="2026-11-20T10:00:00Z" isNew={false} />
    </ul>,
  );
  expect(await screen.findByText('Moon Walk')).toBeDefined();
});
