import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_PROBLEMS, failure } from '../backend/auth-problem.ts';
import { authProblemMessages } from './auth-problems.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const say = (failed: Parameters<typeof authProblemMessages>[0]) =>
  authProblemMessages(failed).map((message) => i18n._(message));

describe('the words for problems with an account', () => {
  it('are a sentence of its own for every problem', () => {
    const sentences = AUTH_PROBLEMS.map((code) => say(failure(code)).join(' '));
    expect(sentences.filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(AUTH_PROBLEMS.length);
  });

  it.each([
    ['over_request_rate_limit', 1, 'Too many attempts. Try again in 1 second.'],
    ['over_request_rate_limit', 61, 'Too many attempts. Try again in 2 minutes.'],
    ['over_request_rate_limit', null, 'Too many attempts. Wait a while, then try again.'],
    ['over_email_send_rate_limit', 45, 'An email was sent just now. You can send another in 45 seconds.'],
    ['over_email_send_rate_limit', 60, 'Too many emails were asked for. You can send another in 1 minute.'],
  ] as const)('name the wait where the service does: %s, %s s', (code, retryAfter, sentence) => {
    expect(say(failure(code, { retryAfter }))).toEqual([sentence]);
  });

  it('name the reasons for a weak password as the service gives them', () => {
    const message = 'Password should be at least 8 characters.';
    expect(say(failure('weak_password', { reasons: ['length', 'pwned', 'odd'], message }))).toEqual([
      'This password is too easy to guess. Choose a longer one.',
      'It needs at least 8 characters.',
      'It is in lists of stolen passwords.',
    ]);
    expect(say(failure('weak_password', { reasons: ['length', 'characters'] }))).toEqual([
      'This password is too easy to guess. Choose a longer one.',
      'It is too short.',
      'It lacks a required kind of character, such as a digit or a capital letter.',
    ]);
  });
});
