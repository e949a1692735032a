import { isRecord } from '../_shared/fetch-json.ts';

/** A message of the queue, as `claim_pushes` gives it. */
export type DuePush = {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly kind: string;
  /** Seconds after which it is worth nothing. */
  readonly livesFor: number;
  readonly isUrgent: boolean;
  /** The player whom it is about; null where the name is not to be seen. */
  readonly who: string | null;
  readonly listName: string | null;
  readonly variant: string | null;
  /** The list, result or game. */
  readonly thingId: string | null;
  /** The comment or row in it. */
  readonly detail: string | null;
  /** The event that it is about; null for other kinds. */
  readonly about: PushAbout | null;
};

/** The facts of a message about an event. What a kind does not tell is empty, null or 0. */
export type PushAbout = {
  readonly name: string;
  readonly round: string;
  readonly table: string | null;
  /** The id of the mission that the round has told. */
  readonly mission: string | null;
  /** An instant in ISO 8601, and the IANA zone in which it is told. */
  readonly deadline: string;
  readonly zone: string;
  /** The problems of the reader's list. */
  readonly problems: number;
};

/** The result of sending a message, as `finish_pushes` takes it. `wait`: seconds. */
export type PushOutcome = {
  readonly id: string;
  readonly outcome: 'sent' | 'gone' | 'later' | 'refused';
  readonly wait: number;
};

/** Reads rows of the queue. A row that cannot be read is left out: it is claimed again later. */
export function readDuePushes(rows: unknown): readonly DuePush[] {
  return Array.isArray(rows) ? rows.flatMap((row) => readDuePush(row) ?? []) : [];
}

function readDuePush(row: unknown): DuePush | null {
  if (!isRecord(row)) return null;
  const given = ['id', 'endpoint', 'p256dh', 'auth', 'language', 'kind'].map((name) => row[name]);
  const texts = given.filter((value) => typeof value === 'string');
  if (texts.length < given.length) return null;
  const [id = '', endpoint = '', p256dh = '', auth = '', language = '', kind = ''] = texts;
  return {
    id,
    endpoint,
    p256dh,
    auth,
    language,
    kind,
    livesFor: typeof row['lives_for'] === 'number' ? row['lives_for'] : 0,
    isUrgent: row['is_urgent'] === true,
    who: lineOf(row['who']),
    listName: lineOf(row['list_name']),
    variant: lineOf(row['variant']),
    thingId: lineOf(row['thing_id']),
    detail: lineOf(row['detail']),
    about: readAbout(row['about']),
  };
}

function readAbout(about: unknown): PushAbout | null {
  if (!isRecord(about)) return null;
  return {
    name: lineOf(about['name']) ?? '',
    round: lineOf(about['round']) ?? '',
    table: lineOf(about['table']),
    mission: lineOf(about['mission']),
    deadline: lineOf(about['deadline']) ?? '',
    zone: lineOf(about['zone']) ?? '',
    problems: typeof about['problems'] === 'number' ? about['problems'] : 0,
  };
}

function lineOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
