import { describe, expect, it } from 'vitest';
import type { DatabaseFault } from '../database.ts';
import { faultRefusal } from './fault.ts';

function sql(code: string, message = 'm', detail: string | null = null): DatabaseFault {
  return { kind: 'sql', code, message, detail, hint: null, routine: null };
}

describe('faultRefusal', () => {
  it.each([
    ['23503', 409],
    ['23505', 409],
    ['42P01', 404],
    ['42883', 404],
    ['25006', 405],
    ['42P17', 500],
    ['P0001', 400],
    ['P0002', 500],
    ['XX000', 500],
    ['F0000', 500],
    ['HV000', 500],
    ['PT402', 402],
    ['PTabc', 500],
    ['0LP01', 403],
    ['0P000', 403],
    ['28000', 403],
    ['08006', 503],
    ['53100', 503],
    ['53300', 503],
    ['53400', 500],
    ['57P01', 503],
    ['57014', 500],
    ['09000', 500],
    ['25000', 500],
    ['2D000', 500],
    ['38000', 500],
    ['39000', 500],
    ['3B000', 500],
    ['40001', 500],
    ['54001', 413],
    ['55000', 500],
    ['58000', 500],
    ['21000', 400],
    ['22P02', 400],
    ['22003', 400],
    ['23502', 400],
    ['23514', 400],
    ['42703', 400],
    ['42P10', 400],
    ['428C9', 400],
    ['22023', 400],
  ])('maps SQLSTATE %s to %i', (code, status) => {
    expect(faultRefusal(sql(code), true).error).toMatchObject({ status, code });
  });

  it('distinguishes a missing right of a user from that of a guest', () => {
    expect(faultRefusal(sql('42501'), true)).toMatchObject({ error: { status: 403 }, headers: {} });
    expect(faultRefusal(sql('42501'), false)).toMatchObject({
      error: { status: 401 },
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  });

  it('knows a role that does not exist, and a search that goes too deep', () => {
    expect(faultRefusal(sql('22023', 'role "x" does not exist'), true).error.status).toBe(401);
    expect(faultRefusal(sql('XX000', 'tsquery stack too small'), true).error.status).toBe(400);
  });

  it('says that the database is down or busy', () => {
    expect(faultRefusal({ kind: 'down', detail: null }, true).error).toMatchObject({
      status: 503,
      code: 'PGRST000',
    });
    expect(faultRefusal({ kind: 'busy', reason: 'visitor', seconds: 7 }, true)).toMatchObject({
      error: { status: 429, code: 'PT429', details: 'busy', hint: '7' },
      headers: { 'Retry-After': '7' },
    });
    expect(faultRefusal({ kind: 'busy', reason: 'everybody', seconds: 2 }, false)).toMatchObject({
      error: { status: 503, code: 'PT503', details: 'busy', hint: '2' },
      headers: { 'Retry-After': '2' },
    });
  });

  it('lets a function choose the whole response', () => {
    const fault = sql(
      'PGRST',
      '{"code":"X1","message":"Paid only","details":null,"hint":"pay"}',
      '{"status":402,"headers":{"X-Price":"5"}}',
    );
    expect(faultRefusal(fault, true)).toEqual({
      error: { status: 402, code: 'X1', message: 'Paid only', details: null, hint: 'pay' },
      headers: { 'X-Price': '5' },
    });
  });

  it.each([
    ['nonsense', '{"status":402,"headers":{}}'],
    ['{"code":"a","message":"b"}', null],
    ['{"code":"a","message":"b"}', '{"status":42,"headers":{}}'],
    ['{"code":"a","message":"b"}', '{"status":402,"headers":{"a":"b\\r\\nc: d"}}'],
  ])('refuses a choice that cannot be read: %s %s', (message, detail) => {
    expect(faultRefusal(sql('PGRST', message, detail), true).error).toMatchObject({
      status: 500,
      code: 'PGRST121',
    });
  });
});
