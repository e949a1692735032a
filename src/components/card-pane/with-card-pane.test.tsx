import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWholeCard } from '#components/unit-card/load-sections.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { onWideWindow } from '#tests/builders/units-page.tsx';
import { PaneRow } from './pane-row.tsx';
import { WithCardPane } from './with-card-pane.tsx';

const HERSIR = 'northern-tribes/hersir';
const LOTTA = 'northern-tribes/lotta';

const rowsOf = (units: readonly string[]) => (
  <WithCardPane units={units} beside="list">
    {units.map((key) => (
      <PaneRow key={key} as="li" unit={key}>
        <button type="button">{key}</button>
      </PaneRow>
    ))}
  </WithCardPane>
);

function Filtered() {
  const [units, setUnits] = useState([HERSIR, LOTTA]);
  return (
    <>
      <button type="button" onClick={() => setUnits([HERSIR])}>
        Filter
      </button>
      {rowsOf(units)}
    </>
  );
}

const pane = () => within(screen.getByRole('complementary', { name: 'Unit card' }));
const cardOf = (name: string) => pane().findByRole('heading', { name });
const row = (key: string) => screen.getByRole('button', { name: key });

beforeAll(async () => void (await loadWholeCard()));

beforeEach(onWideWindow);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the pane beside rows of units', () => {
  it('shows the first unit, then the one that has the focus or is pressed', async () => {
    const { user } = renderApp(rowsOf([HERSIR, LOTTA]));
    expect(await cardOf('Hersir')).toBeDefined();
    act(() => row(LOTTA).focus());
    expect(await cardOf('Lotta')).toBeDefined();
    await user.click(row(HERSIR));
    expect(await cardOf('Hersir')).toBeDefined();
  });

  it('follows a pointer that rests on a row, not one that passes over it', async () => {
    renderApp(rowsOf([HERSIR, LOTTA]));
    await cardOf('Hersir');
    vi.useFakeTimers();
    fireEvent.pointerOver(row(LOTTA));
    act(() => void vi.advanceTimersByTime(60));
    fireEvent.pointerOver(row(HERSIR));
    act(() => void vi.advanceTimersByTime(500));
    expect(pane().queryByRole('heading', { name: 'Lotta' })).toBeNull();
    fireEvent.pointerOver(row(LOTTA));
    act(() => void vi.advanceTimersByTime(500));
    vi.useRealTimers();
    expect(await cardOf('Lotta')).toBeDefined();
  });

  it('falls back to the first unit when the one it showed is filtered out', async () => {
    const { user } = renderApp(<Filtered />);
    await user.click(row(LOTTA));
    await cardOf('Lotta');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await cardOf('Hersir')).toBeDefined();
  });

  it('marks the row whose card it shows, and no other', async () => {
    const { user } = renderApp(rowsOf([HERSIR, LOTTA]));
    const marked = () =>
      screen
        .getAllByRole('listitem')
        .filter((each) => each.getAttribute('aria-current') === 'true')
        .map(({ textContent }) => textContent);
    expect(marked()).toEqual([HERSIR]);
    await user.click(row(LOTTA));
    expect(marked()).toEqual([LOTTA]);
  });

  it('is not there on a narrow window', () => {
    vi.unstubAllGlobals();
    renderApp(rowsOf([HERSIR]));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(row(HERSIR).closest('[aria-current]')).toBeNull();
  });
});
