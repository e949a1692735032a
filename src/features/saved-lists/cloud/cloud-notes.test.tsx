import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { CloudNotes } from './cloud-notes.tsx';
import type { Shown } from './use-shown-lists.ts';

function show(count: number): void {
  const cloud = Array.from({ length: count }, (_, at) => ({ list: cloudReady(`List ${String(at)}`, 20) }));
  renderApp(<CloudNotes shown={{ cloud, isFailed: false, isLoading: false } as unknown as Shown} />);
}

describe('the notes above the saved lists', () => {
  it('say how many lists the cloud has and takes, before it is full', () => {
    show(480);
    expect(
      screen.getByText('480 of 500 lists in the cloud. Delete some that you no longer need.'),
    ).toBeDefined();
  });

  it('say nothing while there is plenty of room', () => {
    show(20);
    expect(screen.queryByText(/lists in the cloud/)).toBeNull();
  });
});
