import { describe, expect, it } from 'vitest';
import { isStale, readArrival, withoutArrival } from './arrival.ts';

const read = (address: string) => readArrival(new URL(address, 'https://muster.example'));

describe('what a mail’s link brings', () => {
  it.each([['/login'], ['/login?next=%2Fbuilder'], ['/login#main'], ['/login?code=']])(
    'is nothing: %s',
    (address) => {
      expect(read(address)).toBeNull();
    },
  );

  it('is tokens in the fragment, with what they are for and when they were made', () => {
    const fragment = 'access_token=a&expires_at=4600&expires_in=3600&refresh_token=r&token_type=bearer';
    expect(read(`/reset-password#${fragment}&type=recovery`)).toEqual({
      kind: 'tokens',
      accessToken: 'a',
      refreshToken: 'r',
      issuedAt: 1000,
      purpose: 'recovery',
    });
    expect(read('/login#access_token=a&refresh_token=r&type=magiclink')).toMatchObject({
      issuedAt: null,
      purpose: 'other',
    });
  });

  it.each([
    ['/login?code=abc&next=%2F', { kind: 'code', code: 'abc' }],
    ['/login#error=access_denied&error_code=otp_expired', { kind: 'refusal', code: 'otp_expired' }],
    ['/login?error=server_error&error_description=x', { kind: 'refusal', code: 'server_error' }],
    ['/login#error_description=x', { kind: 'refusal', code: '' }],
    ['/login#access_token=a', { kind: 'broken' }],
    ['/login#refresh_token=a', { kind: 'broken' }],
    ['/login#message=Confirmation+link+accepted', { kind: 'notice' }],
  ])('is read from %s', (address, arrival) => {
    expect(read(address)).toEqual(arrival);
  });

  it('leaves the address without taking anything else along', () => {
    expect(withoutArrival({ search: '?code=a&next=%2Fbuilder&sb_flow_id=x' })).toBe('?next=%2Fbuilder');
    expect(withoutArrival({ search: '?error=a&error_code=b&error_description=c' })).toBe('');
  });

  it('is stale 120 s after it was made', () => {
    expect([isStale(1000, 1_119_999), isStale(1000, 1_120_000), isStale(null, 1_120_000)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
