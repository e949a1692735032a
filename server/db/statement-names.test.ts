import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

it('names a text when it comes again, and sends it until the database has read it', () => {
  const names = createStatementNames();
  expect(names.use('a')).toEqual({ name: '', parse: true, drops: [] });
  expect(names.use('a')).toEqual({ name: 'muster_1', parse: true, drops: [] });
  expect(names.use('a')).toEqual({ name: 'muster_1', parse: true, drops: [] });
  names.parsed('muster_1');
  expect(names.use('a')).toEqual({ name: 'muster_1', parse: false, drops: [] });
});

it('keeps a hundred and drops the one that was not used for longest', () => {
  const names = createStatementNames();
  const name = (text: string) => {
    names.use(text);
    const { name: given, drops } = names.use(text);
    names.parsed(given);
    return drops;
  };
  for (let at = 0; at < 100; at += 1) expect(name(String(at))).toEqual([]);
  names.use('0');
  expect(name('new')).toEqual(['muster_2']);
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

it('drops everything when it begins anew, and names nothing once it was stopped', () => {
  const names = createStatementNames();
  names.use('a');
  names.use('a');
  names.parsed('muster_1');
  names.reset();
  expect(names.use('a').name).toBe('');
  expect(names.use('a')).toEqual({ name: 'muster_2', parse: true, drops: ['muster_1'] });
  names.stop();
  names.use('a');
  expect(names.use('a').name).toBe('');
});
