import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor-of.ts';

const anonymous = (account: string) => ({ role: 'authenticated', account, isAnonymous: true });

describe('the visitor of a request', () => {
  it('is the account of a player, wherever it asks from', () => {
    const player = { role: 'authenticated', account: 'a', isAnonymous: false };
    expect(visitorOf(player, '198.51.100.1')).toEqual({ name: 'a', isGuest: false });
  });

  it('is the network of a guest, and nobody for the operator', () => {
    const guest = { role: 'anon', account: null, isAnonymous: false };
    expect(visitorOf(guest, '2001:db8::1')).toEqual({ name: '2001:db8:0:0::/64', isGuest: true });
    expect(visitorOf({ ...guest, role: 'service_role' }, '198.51.100.1')).toBeNull();
  });

  it('is one player for all anonymous accounts of a network', () => {
    const [one, other] = [anonymous('a'), anonymous('b')];
    expect(visitorOf(one, '198.51.100.1')).toEqual(visitorOf(other, '198.51.100.1'));
    expect(visitorOf(one, '198.51.100.1')).not.toEqual(visitorOf(one, '198.51.100.2'));
    expect(visitorOf(one, '198.51.100.1')?.isGuest).toBe(false);
  });
});
