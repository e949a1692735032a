import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '#data/lists/use-draft.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { ArmyHeading } from './army-heading.tsx';

function Heading() {
  return <ArmyHeading document={useDraft((state) => state.history.document)} />;
}

it('a name that is as long as it may be says so', async () => {
  putDraft(documentWith({ hersir: 1 }, { name: 'n'.repeat(119) }));
  const { user } = renderApp(<Heading />, { address: '/builder' });
  const says = () => screen.queryByText('A name has 120 characters at most.') !== null;
  expect(says()).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'List name' }), 'ne');
  expect([says(), draft().name]).toEqual([true, 'n'.repeat(120)]);
});
