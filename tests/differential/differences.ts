import { type Answer, type Ask, errorOf, type Field } from './exchange.ts';

/** The responses of both servers to one request. */
export type Pair = {
  readonly ask: Ask;
  readonly real: Answer;
  readonly ours: Answer;
};

/**
 * A way in which ours is meant to differ from PostgREST 12.0.2, the one that it is compared with.
 */
export type Difference = {
  readonly reason: string;
  /** Returns the fields of a pair that the difference explains. */
  readonly explains: (pair: Pair) => readonly Field[];
};

const NOTHING: readonly Field[] = [];
const REFUSAL: readonly Field[] = ['code', 'message', 'details', 'hint'];
/** All that may differ between a refusal and an answer. */
const WHOLE: readonly Field[] = [
  ...REFUSAL,
  ...(['status', 'body', 'allow', 'content-location', 'content-profile', 'content-range'] as const),
  ...(['content-type', 'location', 'preference-applied'] as const),
];

/** An entry for pairs that pass a test. */
function when(
  reason: string,
  fields: readonly Field[],
  passes: (pair: Pair & { readonly path: string; readonly codes: string }) => boolean,
): Difference {
  const explains = (pair: Pair) => {
    const path = decodeURIComponent(pair.ask.path);
    return passes({ ...pair, path, codes: `${codeOf(pair.real)} ${codeOf(pair.ours)}` }) ? fields : NOTHING;
  };
  return { reason, explains };
}

/** The code of a refusal; its status when it has none, or is no refusal. */
function codeOf(answer: Answer): string {
  const code = errorOf(answer)?.['code'];
  return typeof code === 'string' ? code : String(answer.status);
}

/** Behaviour of PostgREST 13, 14 or later, which hosted projects run and the clients expect. */
const NEWER: readonly Difference[] = [
  when(
    'A missing table is PGRST205, since 13',
    [...REFUSAL, 'body', 'status', 'content-location', 'content-profile', 'content-range'],
    ({ codes }) => /^(?:42P01|404|200|PGRST105) PGRST205$/.test(codes),
  ),
  when('A path that leads nowhere is PGRST125, since 13', [...REFUSAL, 'body'], ({ codes }) =>
    /^(?:404|PGRST202) PGRST125$/.test(codes),
  ),
  when(
    'A column that is not there is worded anew, since 12.0.3',
    ['message'],
    ({ codes }) => codes === 'PGRST204 PGRST204',
  ),
  when(
    'The wrong number of rows for one object is worded anew, since 13',
    ['message'],
    ({ codes }) => codes === 'PGRST116 PGRST116',
  ),
  when(
    'A schema that is not served is named, since 13',
    ['message', 'hint'],
    ({ codes }) => codes === 'PGRST106 PGRST106',
  ),
  when(
    'A media type that is not there is 406, since 12.0.3',
    ['status', 'message'],
    ({ codes, real, ours }) => codes === 'PGRST107 PGRST107' && real.status === 415 && ours.status === 406,
  ),
  when(
    'is.not_null, since 13',
    WHOLE,
    ({ path, codes }) => path.includes('is.not_null') && codes.startsWith('PGRST100'),
  ),
  when('A bad truth value is told the new list, since 13', ['message', 'details'], ({ ours }) =>
    String(errorOf(ours)?.['details']).includes('isVal'),
  ),
  when(
    'A hint names no function and no table that is not nearly the one asked for, since 14.6',
    ['hint'],
    ({ codes }) => codes === 'PGRST202 PGRST202',
  ),
  when(
    'max-affected, since 12.2',
    WHOLE,
    ({ ask }) => ask.headers['prefer']?.includes('max-affected') === true,
  ),
  when('A spread of many rows gives lists, since 13', WHOLE, ({ codes }) => codes === 'PGRST119 200'),
  when(
    'limit and offset say nothing to a change, since 13',
    WHOLE,
    ({ ask, path }) =>
      (ask.method === 'PATCH' || ask.method === 'DELETE') && /[?&](?:limit|offset)=/.test(path),
  ),
  when(
    'order sorts what a write answers, since 13',
    ['body'],
    ({ ask, path }) => ask.method !== 'GET' && path.includes('order='),
  ),
  when(
    'A call is filtered by columns that are not selected, since 13',
    WHOLE,
    ({ ask, path, codes }) => path.startsWith('rpc/') && ask.method === 'POST' && codes === '42703 200',
  ),
  when(
    'PGRST121 says what could not be read, since 12.2',
    REFUSAL,
    ({ codes }) => codes === 'PGRST121 PGRST121',
  ),
];

/**
 * Differences where ours is stricter or kinder than the compared version, without a client that
 * could mind.
 */
const CHOSEN: readonly Difference[] = [
  when(
    'What was expected where in an address that cannot be read is in our words',
    ['message', 'details'],
    ({ codes }) => codes === 'PGRST100 PGRST100',
  ),
  when('An address that can be read only in part is refused', WHOLE, ({ codes }) =>
    /^(?:200|42703|2201X|42803) PGRST100$/.test(codes),
  ),
  when(
    'Rows embedded, and rows under keys that the request chose, are spaced in another way',
    ['bytes'],
    ({ path, ask }) =>
      path.startsWith('rpc/') || /select=[^&]*(?:[(:]|->)/.test(path) || ask.method !== 'GET',
  ),
  when(
    'Embedded rows in CSV are spaced in another way',
    ['body'],
    ({ ask, path }) => ask.headers['accept'] === 'text/csv' && path.includes('('),
  ),
  when(
    'A column of what a call returns is named with its table, not with pgrst_call',
    ['message'],
    ({ codes, real }) => codes === '42703 42703' && real.body.includes('pgrst_call.'),
  ),
  when(
    'A change of nothing asks the database nothing',
    WHOLE,
    ({ ask, codes }) =>
      ask.method === 'PATCH' && ['[]', '{}'].includes(ask.body ?? '') && codes.endsWith(' 200'),
  ),
  when(
    'A write may filter by columns that it does not answer',
    WHOLE,
    ({ ask, codes }) => ask.method !== 'GET' && codes.startsWith('42703 '),
  ),
  when(
    'A refusal is JSON, whatever was asked for',
    ['content-type'],
    ({ real, ours }) => real.status === 416 && ours.status === 416,
  ),
  when('All counts are exact', WHOLE, ({ ask }) =>
    /count=(?:planned|estimated)/.test(ask.headers['prefer'] ?? ''),
  ),
  when('application/* and an empty Accept mean JSON', WHOLE, ({ codes }) => codes === 'PGRST107 200'),
  when('The description of the API is shorter', ['body'], ({ path }) => path === ''),
  when(
    'Groups hold an embedded row that has a key of its own name',
    WHOLE,
    ({ codes }) => codes === '42803 200',
  ),
  when(
    'Groups are not ordered by columns of related tables',
    WHOLE,
    ({ codes, path }) => codes === '200 42803' && /order=[^&]*\(/.test(path),
  ),
  when(
    'An aggregate of a spread row may have a key of its own',
    WHOLE,
    ({ path, codes }) => codes === '42703 200' && path.includes('...'),
  ),
  when(
    'A plan is that of our own statement',
    ['body'],
    ({ ask, codes }) => ask.headers['accept']?.includes('pgrst.plan') === true && codes === '200 200',
  ),
  when(
    'A range of no rows, or before the first, answers what there is',
    WHOLE,
    ({ codes, path }) => codes === 'PGRST103 200' && /limit=0|offset=-/.test(path),
  ),
  when('A bound below zero of embedded rows is refused, or counts as none', WHOLE, ({ path }) =>
    /\.(?:limit|offset)=-/.test(path),
  ),
  when(
    'A spread of nothing adds nothing',
    WHOLE,
    ({ codes, path }) => codes === '42601 200' && path.includes('...'),
  ),
  when('An embedded table is compared with null only', REFUSAL, ({ codes }) => codes === '42703 PGRST120'),
  when(
    'Names in addresses of answers are encoded',
    ['location', 'content-location'],
    ({ path }) => path.startsWith('odd ') || path === 'lists?&',
  ),
  when(
    'OPTIONS answers for functions that take arguments',
    WHOLE,
    ({ ask, path }) => ask.method === 'OPTIONS' && path.startsWith('rpc/'),
  ),
  when(
    'select says nothing to a function that answers a value',
    WHOLE,
    ({ path, codes }) => path.startsWith('rpc/') && /^(?:42703|400) 200$/.test(codes),
  ),
  when(
    'A hint names columns and tables that were looked for, not all that the statement knows',
    ['hint'],
    ({ path }) => /on_conflict=nowhere|things/.test(path),
  ),
  when(
    'A line of CSV that lacks fields is refused',
    WHOLE,
    ({ ask }) => ask.headers['content-type'] === 'text/csv',
  ),
  when(
    'The types of answers are types of bodies too',
    WHOLE,
    ({ ask }) => ask.headers['content-type'] === 'application/vnd.pgrst.object+json',
  ),
  when(
    'An empty body of a call is an empty object',
    WHOLE,
    ({ ask, path }) => path === 'rpc/whole' && ask.body === '',
  ),
  when('A status out of HTTP is 500', ['status'], ({ codes }) => codes === 'PT999 PT999'),
];

export const DIFFERENCES: readonly Difference[] = [...NEWER, ...CHOSEN];
