import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactText } from './redact-text.ts';

const clean = (text: string) => redactText(text, 2_000);

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLWJ5dGVz';

describe('redactText', () => {
  it.each([
    ['a token', `bad ${JWT} here`, 'bad [token] here'],
    ['a bearer', 'header Bearer abc123 was sent', 'header Bearer [masked] was sent'],
    ['a translator key', 'DeepL-Auth-Key 27:fx', 'DeepL-Auth-Key [masked]'],
    ['an e-mail address', 'mail to Jo.Doe+x@mail.example.org failed', 'mail to [e-mail] failed'],
    ['an e-mail address of this machine', 'to <me@localhost>', 'to <[e-mail]>'],
    ['an e-mail address in an address', '/x?to=a%40example.org', '/x?to=[e-mail]'],
    ['an e-mail address of another script', 'to användare@exämple.se', 'to [e-mail]'],
    ['an IPv4 address', 'connect ECONNREFUSED 10.1.2.3:5432', 'connect ECONNREFUSED [address]:5432'],
    ['an IPv6 address', 'from [2001:db8::17]:443', 'from [[address]]:443'],
    ['a hash', `hash ${'0a'.repeat(32)}`, 'hash [hex]'],
    ['a password hash', `is $2b$10$${'a'.repeat(53)}`, 'is [hash]'],
    ['a long opaque text', `key ${'aB3_'.repeat(12)}`, 'key [opaque]'],
    ['a factor’s secret', `for ${'ABCDEFGH'.repeat(4)}`, 'for [opaque]'],
    ['bytes in base64', `is ${'ab/+'.repeat(10)}abc=`, 'is [opaque]'],
    ['the login of an address', 'postgres://me:p@ss@db/x', 'postgres://[masked]@db/x'],
    ['a code in an address', 'GET /cb?code=abc-1&next=/x', 'GET /cb?code=[masked]&next=/x'],
    ['a token in an address', '/verify?token_hash=ab1&type=x', '/verify?token_hash=[masked]&type=x'],
    ['a password in JSON', '{"password":"a \\"b\\" c","n":1}', '{"password":"[masked]","n":1}'],
    ['a password in JSON in JSON', '{\\"password\\":\\"hunter2\\"}', '{\\"password\\":[masked]'],
    ['a password in quotes', "new_password = 'a b'.", "new_password = '[masked]'."],
    ['a password to the end of its line', 'password: a, b c\nnext', 'password: [masked]\nnext'],
    ['a cookie', 'Set-Cookie: a=b; c=d', 'Set-Cookie: [masked]'],
    ['an API key', 'apikey=sb_secret_1', 'apikey=[masked]'],
    ['a new API key', 'is sb_secret_a1-b', 'is [token]'],
    ['a value of a key', 'Key (email, n)=(a, 1) already exists.', 'Key (email, n)=([masked])'],
    ['a row', 'Failing row contains (1, hunter2).', 'Failing row contains ([masked])'],
  ])('masks %s', (_what, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    'duplicate key value violates unique constraint "profiles_username_key"',
    '    at open (file:///srv/muster/node_modules/@hono/node-server/dist/index.mjs:12:34)',
    'relation public.army_lists does not exist (42P01) at 12:34:56',
    'select a::text, b::jsonb from c',
    'version 1.2.3 of react@19.3.1',
    'user 1b4e28ba-2fa1-11d2-883f-0016d3cca427',
    'The token has expired',
  ])('leaves alone: %s', (text) => {
    expect(clean(text)).toBe(text);
  });

  it('masks known secrets wherever they stand', () => {
    expect(redactText('it is hunter2!, hunter2', 100, ['hunter2'])).toBe('it is [secret]!, [secret]');
  });

  it('shows at most so many characters', () => {
    expect(redactText('one two three', 7)).toBe('one two…');
  });

  it('shows no piece of a token that lies across the place where a long text is cut', () => {
    const text = `${`${JWT} `.repeat(20)}${'x'.repeat(50)} `.repeat(40);
    expect(redactText(text, 16_000)).not.toMatch(/eyJ|c2lnb/);
  });

  it('leaves no beginning of a token that runs into an address', () => {
    expect(clean(`${JWT}10.0.0.110.0.0.1a@example.org`)).not.toMatch(/eyJ|@example/);
    expect(clean(`${JWT}a@example.org`)).toBe('[token]');
  });

  it('finds nothing more in what it has cleaned', () => {
    const pieces = fc.constantFrom(
      JWT,
      'a@example.org',
      '10.0.0.1',
      'password=',
      ': ',
      '"',
      ' ',
      'x',
      '\n',
      '::1',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const once = clean(parts.join(''));
        expect(once).not.toMatch(/eyJ|@example|10\.0\.0\.1/);
      }),
    );
  });
});
