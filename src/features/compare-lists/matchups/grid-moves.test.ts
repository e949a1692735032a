import { expect, it } from 'vitest';
import { cellAfter } from './grid-moves.ts';

const SIZE = { rows: 3, columns: 4 };
const after = (key: string, row: number, column: number, ctrlKey = false) => {
  const cell = cellAfter({ key, ctrlKey }, { row, column }, SIZE);
  return cell === null ? null : [cell.row, cell.column];
};

it.each([
  ['ArrowUp', [0, 2]],
  ['ArrowDown', [2, 2]],
  ['ArrowLeft', [1, 1]],
  ['ArrowRight', [1, 3]],
  ['Home', [1, 0]],
  ['End', [1, 3]],
])('%s walks from the middle of a grid', (key, cell) => {
  expect(after(key, 1, 2)).toEqual(cell);
});

it('stays in the grid at its edges', () => {
  expect([after('ArrowUp', 0, 0), after('ArrowLeft', 0, 0)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect([after('ArrowDown', 2, 3), after('ArrowRight', 2, 3)]).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

it('goes to the ends of the grid with Ctrl, and nowhere with other keys', () => {
  expect([after('Home', 1, 2, true), after('End', 1, 2, true)]).toEqual([
    [0, 0],
    [2, 3],
  ]);
  expect(after('Enter', 1, 2)).toBeNull();
});
