/**
 * All that the migrations may take for granted: a hosted project has it, and `server/db/bootstrap`
 * makes it for our own server (docs/operating.md, "Tried of a hosted project"). Tables and
 * functions of each schema that is not the migrations' own.
 */
export const GIVEN: Readonly<Record<string, readonly string[]>> = {
  auth: ['flow_state', 'identities', 'jwt', 'mfa_factors', 'one_time_tokens', 'sessions', 'uid', 'users'],
  realtime: ['messages', 'send', 'topic'],
};

/** Roles that grants and policies may name. */
export const ROLES: readonly string[] = ['anon', 'authenticated', 'public', 'service_role'];

/** Schemas that a hosted project has or can have; what is not in GIVEN is not to be used. */
export const SCHEMAS: readonly string[] = [
  'auth',
  'cron',
  'extensions',
  'graphql',
  'net',
  'pgsodium',
  'realtime',
  'storage',
  'supabase_functions',
  'vault',
];

/** Statements that need more than a project's own user may do, or an extension. */
export const REFUSED = /\b(?:create\s+extension|create\s+publication|(?:create|alter|drop)\s+role)\b/gi;
