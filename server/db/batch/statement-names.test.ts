import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

it('names a text when it comes again, and sends it until the database has read it', () => {
  const names = createStatementNames();
  expect(names.use('a')).toEqual({ name: '', parse: true, drops: [] });
  const { name } = names.use('a');
  expect(name).toMatch(/^muster_[0-9a-f]{32}$/);
  expect(names.use('a')).toEqual({ name, parse: true, drops: [] });
  names.parsed(name);
  expect(names.use('a')).toEqual({ name, parse: false, drops: [] });
});

it('gives a text the same name on every connection, and no other text that name', () => {
  const nameOn = (names: ReturnType<typeof createStatementNames>, text: string) => {
    names.use(text);
    return names.use(text).name;
  };
  const [one, other] = [createStatementNames(), createStatementNames()];
  nameOn(other, 'b');
  expect(nameOn(one, 'a')).toBe(nameOn(other, 'a'));
  expect(nameOn(one, 'a')).not.toBe(nameOn(one, 'b'));
});

it('keeps a hundred and drops the one that was not used for longest', () => {
  const names = createStatementNames();
  const name = (text: string) => {
    names.use(text);
    const { name: given, drops } = names.use(text);
    names.parsed(given);
    return { given, drops };
  };
  const given = Array.from({ length: 100 }, (_, at) => name(String(at)));
  expect(given.flatMap(({ drops }) => drops)).toEqual([]);
  names.use('0');
  expect(name('new').drops).toEqual([given[1]?.given]);
  expect(names.use('0').parse).toBe(false);
  expect(names.use('1').name).toBe('');
});

it('does not fill up with texts that come once', () => {
  const names = createStatementNames();
  names.use('first');
  for (let at = 0; at < 500; at += 1) names.use(`once ${String(at)}`);
  expect(names.use('first').name).toBe('');
});

it('gives no name to a text that is longer than any of ours', () => {
  const names = createStatementNames();
  const long = `select ${'1 + '.repeat(2_000)}1`;
  for (let turn = 0; turn < 3; turn += 1)
    expect(names.use(long)).toEqual({ name: '', parse: true, drops: [] });
});

it('drops everything on a reset, and names nothing once it was stopped', () => {
  const names = createStatementNames();
  names.use('a');
  const { name } = names.use('a');
  names.parsed(name);
  names.reset();
  expect(names.use('a').name).toBe('');
  expect(names.use('a')).toEqual({ name, parse: true, drops: [name] });
  names.stop();
  names.use('a');
  expect(names.use('a').name).toBe('');
});
