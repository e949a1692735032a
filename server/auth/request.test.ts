import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerError } from './answer-error.ts';
import { createLog } from '../http/log.ts';
import { flagField, isUuid, readBody, readEmail, textField } from './request.ts';

const app = new Hono();
app.post('/', async (c) => c.json(await readBody(c, v.object({ name: textField, isOn: flagField }))));
app.onError((cause, c) => answerError(cause, c, createLog('silent')));

const post = async (body: string) => {
  const response = await app.request('/', { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('the body of a request', () => {
  it.each(['', '  ', '{}', '{"name":null}', '{"other":1}'])('leaves a field empty for %j', async (body) => {
    expect(await post(body)).toMatchObject({ status: 200, body: { name: '' } });
  });

  it('keeps no half of a character, which the database could not store', async () => {
    expect((await post('{"name":"a\\ud800"}')).body['name']).toBe('a\ufffd');
  });

  it.each([
    ['{', 'bad_json', 'Could not parse request body as JSON'],
    ['7', 'bad_json', 'has the wrong type'],
    ['{"name":1}', 'bad_json', 'name has the wrong type'],
    ['{"isOn":"yes"}', 'bad_json', 'isOn has the wrong type'],
    ['{"name":"a\\u0000b"}', 'validation_failed', 'name cannot hold NUL characters'],
  ])('is refused as %s', async (body, code, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body['error_code']).toBe(code);
    expect(answer.body['msg']).toContain(message);
  });
});

describe('an e-mail address', () => {
  it('has one spelling', () => {
    expect(readEmail('  Ada.Lovelace+Lists@Example.ORG ')).toBe('ada.lovelace+lists@example.org');
    expect(readEmail('ada@localhost')).toBe('ada@localhost');
  });

  it.each([
    ['', 'is required'],
    [' ', 'is required'],
    [`${'a'.repeat(250)}@b.org`, 'is too long'],
    ['ada', 'invalid format'],
    ['ada@', 'invalid format'],
    ['ada@-example.org', 'invalid format'],
    ['ada@example..org', 'invalid format'],
    ['ada@b.org,eve@b.org', 'invalid format'],
    ['Ada <ada@b.org>', 'invalid format'],
    ['ada@b.org\nBcc: eve@b.org', 'invalid format'],
    ['ad\u0000a@b.org', 'invalid format'],
    ['ad\u007fa@b.org', 'invalid format'],
  ])('is refused as %j', (text, message) => {
    expect(() => readEmail(text)).toThrow(message);
  });
});

it('compares only whole ids with a column of ids', () => {
  expect(isUuid('1b4e28ba-2fa1-11d2-883f-0016d3CCA427')).toBe(true);
  for (const text of ['', '1b4e28ba-2fa1-11d2-883f-0016d3cca42', "1b4e28ba-2fa1-11d2-883f-0016d3cca427'"])
    expect(isUuid(text)).toBe(false);
});
