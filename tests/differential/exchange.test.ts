import { describe, expect, it } from 'vitest';
import { type Answer, differingFields } from './exchange.ts';

function answer(status: number, body: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers, body };
}

function refusal(message: string, hint: string | null = null): Answer {
  return answer(400, JSON.stringify({ code: 'X', message, details: null, hint }));
}

describe('the difference between two responses', () => {
  it.each([
    ['nothing', answer(200, '[1]'), answer(200, '[1]'), []],
    ['the status', answer(200, ''), answer(201, ''), ['status']],
    ['a value', answer(200, '[{"a":1}]'), answer(200, '[{"a":2}]'), ['body']],
    ['the order of rows', answer(200, '[1,2]'), answer(200, '[2,1]'), ['body']],
    ['only the spacing', answer(200, '[{"a":1}]'), answer(200, '[{"a" : 1}]'), ['bytes']],
    ['only the order of keys', answer(200, '{"a":1,"b":2}'), answer(200, '{"b":2,"a":1}'), ['bytes']],
    ['a text that is no JSON', answer(200, 'a,b'), answer(200, 'a,c'), ['body']],
    ['parts of a refusal', refusal('one', 'so'), refusal('two'), ['message', 'hint']],
    ['a refusal and an answer', refusal('one'), answer(200, '[]'), ['status', 'body']],
  ])('is %s', (_, real, ours, expected) => {
    expect(differingFields(real, ours)).toEqual(expected);
  });

  it('is each header that matters, and no other', () => {
    const real = answer(200, '', { 'content-range': '0-1/*', date: 'today', location: '/a' });
    const ours = answer(200, '', { 'content-range': '0-2/*', date: 'now' });
    expect(differingFields(real, ours)).toEqual(['content-range', 'location']);
  });
});
