import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackendUnavailable } from '#platform/backend/backend-error.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { FailureNotice } from './failure-notice.tsx';

const STILL = 'The builder, saved lists, rules and games work all the same.';

it('says what works while the server does not', () => {
  renderApp(<FailureNotice place="page" title="No lists" error={new BackendUnavailable()} />);
  expect(screen.getByText(STILL)).toBeDefined();
});

it.each([
  ['a missing network is to blame', { place: 'page' as const, error: new TypeError('Failed to fetch') }],
  ['it stands beside what is there', { error: new BackendUnavailable() }],
])('does not say so where %s', (_, props) => {
  renderApp(<FailureNotice title="No lists" {...props} />);
  expect(screen.getByText('No lists')).toBeDefined();
  expect(screen.queryByText(STILL)).toBeNull();
});
