import { expect, it } from 'vitest';
import { ownSeat } from './own-seat.ts';

it('is the seat of who reads, if there is one', () => {
  const [ann, ben] = [
    { id: 'ann', isMe: false },
    { id: 'ben', isMe: true },
  ];
  expect(ownSeat({ players: [ann, ben] })).toBe(ben);
  expect(ownSeat({ players: [ann] })).toBeUndefined();
});
