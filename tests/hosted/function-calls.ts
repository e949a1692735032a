/** Calls of the functions with the settings that they stand on. */
import { readFileSync } from 'node:fs';

/** The caller: nobody, the project's public key, a player, an administrator, or the schedule. */
export type Caller = 'nobody' | 'anon' | 'player' | 'admin' | 'schedule';

export type FunctionCall = {
  readonly name: string;
  readonly as: Caller;
  readonly method: 'GET' | 'POST' | 'OPTIONS' | 'DELETE';
  readonly body?: string;
  readonly status: number;
};

/** All that each function may read of its environment, on Deno by its permissions. */
export const MAY_READ: Readonly<Record<string, readonly string[]>> = {
  deployments: ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'NETLIFY_TOKEN', 'NETLIFY_SITE_ID'],
  mail: ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SMTP_URL', 'MAIL_FROM'],
  push: [
    'SUPABASE_URL',
    'SUPABASE_SERVICE_ROLE_KEY',
    'PUSH_SECRET',
    'PUSH_KEY',
    'PUSH_CONTACT',
    'PUSH_SERVICES',
  ],
  translate: ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'DEEPL_API_KEY'],
};

const ORDER = { texts: ['A spear wall', '', 'Two words'], targetLanguage: 'ES' };

const refusals = (name: string): readonly FunctionCall[] => [
  { name, as: 'nobody', method: 'POST', status: 401 },
  { name, as: 'anon', method: 'POST', status: 401 },
  { name, as: 'player', method: 'POST', status: 403 },
];

/** Calls that differ in what a function says; none of them goes beyond this machine. */
export const CALLS: readonly FunctionCall[] = [
  ...['deployments', 'mail', 'push', 'translate'].flatMap((name): readonly FunctionCall[] => [
    { name, as: 'nobody', method: 'OPTIONS', status: 200 },
    { name, as: 'nobody', method: 'DELETE', status: 405 },
  ]),
  ...['deployments', 'mail', 'translate'].flatMap(refusals),
  { name: 'deployments', as: 'admin', method: 'GET', status: 200 },
  { name: 'mail', as: 'admin', method: 'GET', status: 200 },
  { name: 'mail', as: 'admin', method: 'POST', body: '{}', status: 200 },
  { name: 'translate', as: 'admin', method: 'POST', body: JSON.stringify(ORDER), status: 200 },
  { name: 'translate', as: 'admin', method: 'POST', body: '{"texts":[]}', status: 400 },
  { name: 'translate', as: 'admin', method: 'POST', body: 'x'.repeat(130_000), status: 413 },
  { name: 'push', as: 'nobody', method: 'POST', status: 401 },
  { name: 'push', as: 'admin', method: 'POST', status: 401 },
  { name: 'push', as: 'schedule', method: 'POST', status: 200 },
];

/** The functions whose own settings `supabase/config.toml` gives. */
export function configuredFunctions(): readonly string[] {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  return [...config.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map((found) => found[1] ?? '').toSorted();
}
