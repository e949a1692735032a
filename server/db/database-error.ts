const FIELDS = ['detail', 'hint', 'schema', 'table', 'column', 'constraint', 'position', 'routine'] as const;
type Field = (typeof FIELDS)[number];

/** The codes that this house gives itself, out of SQLSTATE. */
export const CODES = {
  /** A statement took longer than it may. */
  canceled: '57014',
  /** There is no room on the disk. */
  diskFull: '53100',
  /** The database went away in the middle of it; nothing of the transaction remains. */
  crashed: '57P02',
  closed: '57P03',
  /** A statement needs more stack than there is. */
  tooComplex: '54001',
  forbidden: '42501',
  unknown: 'XX000',
} as const;

/**
 * The database's report of a failed statement. Any field but `code` and `message` may be missing.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** The five characters of SQLSTATE. */
  readonly code: string;
  readonly fields: Readonly<Partial<Record<Field, string>>>;

  constructor(code: string, message: string, fields: Readonly<Partial<Record<Field, string>>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** The shape in which a failure crosses from the worker. */
export type PlainError = {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Partial<Record<Field, string>>>;
};

/**
 * Any driver's failure as plain data. One without a SQLSTATE (a lost connection, a fault of ours)
 * gets XX000.
 */
export function plainError(cause: unknown): PlainError {
  const source: Readonly<Record<string, unknown>> = isRecord(cause) ? cause : {};
  const fields: Partial<Record<Field, string>> = isRecord(source['fields']) ? { ...source['fields'] } : {};
  for (const field of FIELDS) {
    const value = source[field];
    if (typeof value === 'string') fields[field] = value;
  }
  const code = source['code'];
  return {
    code: typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : CODES.unknown,
    message: cause instanceof Error ? cause.message : String(cause),
    fields,
  };
}

/** Any driver's failure as the one error that the server knows. */
export function toDatabaseError(cause: unknown): DatabaseError {
  if (cause instanceof DatabaseError) return cause;
  const { code, message, fields } = plainError(cause);
  return new DatabaseError(code, message, fields);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
