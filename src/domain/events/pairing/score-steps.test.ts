import { describe, expect, it } from 'vitest';
import { scoreSteps } from './score-steps.ts';

describe('steps of scores', () => {
  it('are as large as fit all scores, counted from the lowest', () => {
    expect(scoreSteps([3, 0, 9, 6], 100)).toEqual([1, 0, 3, 2]);
    expect(scoreSteps([20, 40, 25], 100)).toEqual([0, 4, 1]);
    expect(scoreSteps([7, 7], 100)).toEqual([0, 0]);
  });

  it('are whole for fractions of points, and for points below zero', () => {
    expect(scoreSteps([0, 0.5, 1.5], 100)).toEqual([0, 1, 3]);
    expect(scoreSteps([0.1, 0.30000000000000004, 0.2], 100)).toEqual([0, 2, 1]);
    expect(scoreSteps([-1, 1], 100)).toEqual([0, 1]);
  });

  it('are rounded to the most that are allowed', () => {
    expect(scoreSteps([0, 1, 499, 1000], 100)).toEqual([0, 0, 50, 100]);
  });
});
