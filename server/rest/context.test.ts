import { describe, expect, it } from 'vitest';
import { networkOf } from '../http/client-address.ts';
import { visitorOf } from '../limits/visitor-of.ts';
import { type Caller, contextOf } from './context.ts';

const GUEST: Caller = {
  role: 'anon',
  claims: '{"role":"anon"}',
  isUser: false,
  account: null,
  isAnonymous: false,
};
const PLAYER: Caller = {
  role: 'authenticated',
  claims: '{"sub":"a"}',
  isUser: true,
  account: 'a',
  isAnonymous: false,
};
const PLACE = { namespace: 'public', extraSearchPath: [], timezone: null };

/** The headers that policies and functions see of a request that came from this address. */
function seenHeaders(caller: Caller, address: string, sent: Readonly<Record<string, string>>): unknown {
  const raw = { method: 'POST', path: 'rpc/report', search: '', header: () => null, body: '' };
  const visitor = visitorOf(caller, address);
  const network = visitor === null ? null : networkOf(address);
  const asked = { caller, visitor, network, headers: new Headers(sent), raw };
  return JSON.parse(contextOf(asked, PLACE).settings['request.headers'] ?? '');
}

describe('the headers that the database sees', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['X-Forwarded-For', '203.0.113.7, 203.0.113.8'],
    ['CF-Connecting-IP', '203.0.113.7'],
  ])('name the real network of a guest who writes %s', (name, value) => {
    expect(seenHeaders(GUEST, '198.51.100.9', { [name]: value, prefer: 'return=minimal' })).toEqual({
      'x-forwarded-for': '198.51.100.9',
      prefer: 'return=minimal',
    });
  });

  it('name the /64 of a guest with IPv6', () => {
    expect(seenHeaders(GUEST, '2001:db8::1', { 'x-forwarded-for': '::1' })).toEqual({
      'x-forwarded-for': '2001:db8:0:0::/64',
    });
  });

  it('name the real network of a player, whose guesses at codes are counted by it', () => {
    const sent = { 'x-forwarded-for': '203.0.113.7', 'cf-connecting-ip': '203.0.113.7' };
    expect(seenHeaders(PLAYER, '198.51.100.9', sent)).toEqual({ 'x-forwarded-for': '198.51.100.9' });
  });

  it('stay as the operator sent them', () => {
    const operator = { ...GUEST, role: 'service_role' };
    const sent = { 'x-forwarded-for': '203.0.113.7' };
    expect(seenHeaders(operator, '198.51.100.9', sent)).toEqual(sent);
  });
});

describe('the settings of a request', () => {
  it('take role, claims, method and path from nothing that a guest writes in headers', () => {
    const headers = new Headers({
      role: 'service_role',
      'request.jwt.claims': '{"role":"service_role"}',
      'x-http-method-override': 'DELETE',
      cookie: 'request.jwt.claims={}; role=service_role',
    });
    const raw = { method: 'GET', path: 'factions', search: '', header: () => null, body: '' };
    const visitor = visitorOf(GUEST, '198.51.100.9');
    const { role, readOnly, settings } = contextOf(
      { caller: GUEST, visitor, network: null, headers, raw },
      PLACE,
    );
    expect({ role, readOnly }).toEqual({ role: 'anon', readOnly: true });
    expect(settings).toMatchObject({
      'request.jwt.claims': GUEST.claims,
      'request.method': 'GET',
      'request.path': '/factions',
    });
  });
});
