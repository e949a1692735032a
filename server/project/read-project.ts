import { existsSync, globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, TomlError } from 'smol-toml';
import { readIfThere } from '../file-faults.ts';
import { type Bounds, DEFAULT_BOUNDS } from '../rest/bounds.ts';
import { DEFAULT_REALTIME_LIMITS as REALTIME } from '../realtime/realtime-settings.ts';
import { createKeyReader, type Environment, type KeyReader } from './key-reader.ts';
import type { ApiConfig, ProjectResult, RealtimeConfig, SeedConfig } from './project-config.ts';
import { readAuth } from './read-auth.ts';
import {
  allowsRollback,
  TRANSACTION_END_EXPECTED,
  TRANSACTION_ENDS,
  transactionEnd,
} from './transaction-end.ts';

/** The setting of the table API that is not in the CLI's file, under PostgREST's own name. */
const TRANSACTION_END_VARIABLE = 'PGRST_DB_TX_END';
const MOST_ROWS = 2_147_483_647;
/** PostgreSQL's own: columns of a row, and bytes of a value. */
const MOST_OUTPUTS = 1_664;
const MOST_ANSWER_BYTES = 1_000_000_000;
/** Each level takes stack while a request is read. */
const MOST_EMBEDDING = 50;

/**
 * Reads the `config.toml` of a Supabase folder under the hosted CLI's own keys. A missing key has
 * the CLI's default, and a missing file has all of them; keys that the server does not know are
 * passed over. Variables come from `env`, and from the folder's `.env` where `env` does not have
 * them. Returns every problem at once, each a sentence that names the file, the key, what it holds
 * and what it may hold.
 */
export function readProject(dir: string, env: Environment): ProjectResult {
  const directory = resolve(dir);
  if (!existsSync(directory)) return { ok: false, problems: [`${directory}: there is no such folder.`] };
  const file = join(directory, 'config.toml');
  const tables = readToml(file);
  if (typeof tables === 'string') return { ok: false, problems: [tables] };

  const variables: Environment = { ...parseEnv(readIfThere(join(directory, '.env')) ?? ''), ...env };
  const keys = createKeyReader(file, tables, variables);
  const transaction = readTransactionEnd(keys, variables);
  const config = {
    directory,
    api: { ...readApi(keys), allowRollback: transaction.allowRollback },
    seed: readSeed(keys, directory),
    auth: readAuth(keys, directory, variables),
    realtime: readRealtime(keys),
  };
  const problems = [...keys.problems, ...transaction.problems];
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function readApi(keys: KeyReader): Omit<ApiConfig, 'allowRollback'> {
  const schemas = keys.list('api.schemas', ['public', 'graphql_public']);
  const maxRows = keys.whole('api.max_rows', 1000, { least: 0, most: MOST_ROWS });
  return {
    schemas: keys.flag('api.enabled', true) ? schemas : [],
    extraSearchPath: keys.list('api.extra_search_path', ['public', 'extensions']),
    maxRows: maxRows === 0 ? null : maxRows,
    bounds: readBounds(keys),
    aggregates: keys.flag('api.db_aggregates_enabled', false),
    plans: keys.flag('api.db_plan_enabled', false),
  };
}

/**
 * Keys of our own, which the hosted CLI refuses in its file: a host sets them as
 * SUPABASE_API_MAX_OUTPUTS and so on.
 */
function readBounds(keys: KeyReader): Bounds {
  const whole = (key: string, fallback: number, most: number) =>
    keys.whole(`api.${key}`, fallback, { least: 1, most });
  return {
    outputs: whole('max_outputs', DEFAULT_BOUNDS.outputs, MOST_OUTPUTS),
    repeats: whole('max_repeats', DEFAULT_BOUNDS.repeats, MOST_OUTPUTS),
    embedding: whole('max_embedding', DEFAULT_BOUNDS.embedding, MOST_EMBEDDING),
    answerBytes: whole('max_answer_bytes', DEFAULT_BOUNDS.answerBytes, MOST_ANSWER_BYTES),
  };
}

/** The limits are keys of our own too, such as SUPABASE_REALTIME_MAX_CONNECTIONS. */
function readRealtime(keys: KeyReader): RealtimeConfig {
  const whole = (key: string, fallback: number, most: number) =>
    keys.whole(`realtime.${key}`, fallback, { least: 1, most });
  return {
    enabled: keys.flag('realtime.enabled', true),
    isPrivateOnly: keys.flag('realtime.private_only', true),
    limits: {
      connections: whole('max_connections', REALTIME.connections, 65_000),
      connectionsEach: whole('max_connections_per_address', REALTIME.connectionsEach, 65_000),
      channels: whole('max_channels_per_connection', REALTIME.channels, 1_000),
      joins: whole('max_joins_per_second', REALTIME.joins, 1_000),
      messages: whole('max_messages_per_second', REALTIME.messages, 10_000),
      payloadBytes: whole('max_payload_bytes', REALTIME.payloadBytes, 3_000_000),
    },
  };
}

function readTransactionEnd(keys: KeyReader, env: Environment) {
  const written = keys.choice('api.db_tx_end', 'commit', TRANSACTION_ENDS);
  const text = env[TRANSACTION_END_VARIABLE] || written;
  const end = transactionEnd(text);
  const problem = `${TRANSACTION_END_VARIABLE} is "${text}": it must be ${TRANSACTION_END_EXPECTED}.`;
  return end === null
    ? { allowRollback: false, problems: [problem] }
    : { allowRollback: allowsRollback(end), problems: [] };
}

function readSeed(keys: KeyReader, directory: string): SeedConfig {
  const enabled = keys.flag('db.seed.enabled', true);
  const patterns = keys.list('db.seed.sql_paths', ['./seed.sql']);
  return { enabled, files: enabled ? seedFiles(directory, patterns) : [] };
}

/** The tables of a file, none of a file that is missing; a sentence when it is no TOML. */
function readToml(file: string): Readonly<Record<string, unknown>> | string {
  const text = readIfThere(file);
  if (text === null) return {};
  try {
    return parse(text);
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    // Only its first line: the rest quotes the file, and the file may hold secrets of other
    // services.
    const reason = cause.message.split('\n', 1)[0] ?? '';
    return `${file}, line ${String(cause.line)}, column ${String(cause.column)}: ${reason}.`;
  }
}

/**
 * The files that `db.seed.sql_paths` means, absolute and each once: patterns in their order, the
 * matches of one pattern by name, a folder for the `.sql` files in it. A pattern that nothing
 * matches is passed over, as the CLI does it.
 */
function seedFiles(directory: string, patterns: readonly string[]): readonly string[] {
  const files = patterns.flatMap((pattern) =>
    matches(directory, pattern).flatMap((file) =>
      statSync(file).isDirectory() ? matches(file, '**/*.sql') : [file],
    ),
  );
  return [...new Set(files)];
}

function matches(directory: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: directory })
    .map((file) => resolve(directory, file))
    .toSorted();
}
