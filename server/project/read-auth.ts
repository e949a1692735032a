import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { MAIL_KINDS, type MailKind } from '../mail/mailer.ts';
import type { Environment, KeyReader } from './key-reader.ts';
import type { AuthConfig, EmailConfig, MailTemplate } from './project-config.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const SYMBOLS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~';
const REQUIREMENTS = {
  '': [],
  letters_digits: [LOWER + UPPER, DIGITS],
  lower_upper_letters_digits: [LOWER, UPPER, DIGITS],
  lower_upper_letters_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS],
} as const;
const REQUIREMENT_NAMES = [
  '',
  'letters_digits',
  'lower_upper_letters_digits',
  'lower_upper_letters_digits_symbols',
] as const;

/** A shorter one is raised to it, as the hosted service does. */
const SHORTEST_PASSWORD = 6;
/** bcrypt reads no more bytes. */
const LONGEST_PASSWORD = 72;
const WEEK = 604_800;
/** PostgreSQL's integer; no number of these means more. */
const MOST = 2_147_483_647;
const SECONDS = { least: 1, most: MOST };
const COUNT = { least: 0, most: MOST };

/**
 * The `[auth]` tables, missing keys with the CLI's defaults. `directory` is the Supabase folder.
 */
export function readAuth(keys: KeyReader, directory: string, env: Environment): AuthConfig {
  const { flag, whole, duration } = keys;
  const minLength = whole('auth.minimum_password_length', SHORTEST_PASSWORD, {
    least: 0,
    most: LONGEST_PASSWORD,
  });
  return {
    siteUrl: readSiteUrl(keys),
    redirectUrls: keys.list('auth.additional_redirect_urls', ['https://127.0.0.1:3000']),
    jwtExpiry: whole('auth.jwt_expiry', 3600, { least: 1, most: WEEK }),
    refreshRotation: flag('auth.enable_refresh_token_rotation', true),
    refreshReuseInterval: whole('auth.refresh_token_reuse_interval', 10, COUNT),
    enableSignup: flag('auth.enable_signup', true),
    anonymousSignIns: flag('auth.enable_anonymous_sign_ins', false),
    manualLinking: flag('auth.enable_manual_linking', false),
    password: {
      minLength: Math.max(minLength, SHORTEST_PASSWORD),
      required: REQUIREMENTS[keys.choice('auth.password_requirements', '', REQUIREMENT_NAMES)],
    },
    rateLimit: {
      emailSent: whole('auth.rate_limit.email_sent', 2, COUNT),
      anonymousUsers: whole('auth.rate_limit.anonymous_users', 30, COUNT),
      tokenRefresh: whole('auth.rate_limit.token_refresh', 150, COUNT),
      signInSignUps: whole('auth.rate_limit.sign_in_sign_ups', 30, COUNT),
      tokenVerifications: whole('auth.rate_limit.token_verifications', 30, COUNT),
    },
    email: readEmail(keys, directory),
    mfa: {
      maxFactors: whole('auth.mfa.max_enrolled_factors', 10, COUNT),
      totpEnroll: flag('auth.mfa.totp.enroll_enabled', false),
      totpVerify: flag('auth.mfa.totp.verify_enabled', false),
      phoneEnroll: flag('auth.mfa.phone.enroll_enabled', false),
      phoneVerify: flag('auth.mfa.phone.verify_enabled', false),
    },
    sessions: {
      // Go cannot leave a duration out: zero is how it says never.
      timebox: duration('auth.sessions.timebox', null) || null,
      inactivityTimeout: duration('auth.sessions.inactivity_timeout', null) || null,
      // The CLI's file has no key for it; this is the hosted service's own variable.
      singlePerUser: env['GOTRUE_SESSIONS_SINGLE_PER_USER'] === 'true',
    },
  };
}

function readSiteUrl(keys: KeyReader): string {
  const siteUrl = keys.text('auth.site_url', 'http://127.0.0.1:3000');
  if (!URL.canParse(siteUrl)) keys.refuse('auth.site_url', 'an absolute address');
  return siteUrl;
}

function readEmail(keys: KeyReader, directory: string): EmailConfig {
  const { flag, whole } = keys;
  return {
    enableSignup: flag('auth.email.enable_signup', true),
    enableConfirmations: flag('auth.email.enable_confirmations', false),
    doubleConfirmChanges: flag('auth.email.double_confirm_changes', true),
    securePasswordChange: flag('auth.email.secure_password_change', false),
    maxFrequency: keys.duration('auth.email.max_frequency', 1),
    otpLength: whole('auth.email.otp_length', 6, { least: 6, most: 10 }),
    otpExpiry: whole('auth.email.otp_expiry', 3600, SECONDS),
    templates: Object.fromEntries(
      MAIL_KINDS.flatMap((kind) => {
        const template = readTemplate(keys, directory, kind);
        return template.subject === null && template.content === null ? [] : [[kind, template]];
      }),
    ),
  };
}

function readTemplate(keys: KeyReader, directory: string, kind: MailKind): MailTemplate {
  const key = `auth.email.template.${kind}`;
  const path = keys.text(`${key}.content_path`, null);
  const content = path === null ? null : readFirst(path, directory);
  if (path !== null && content === null) keys.refuse(`${key}.content_path`, 'a file that can be read');
  return { subject: keys.text(`${key}.subject`, null), content };
}

/**
 * The CLI takes the path from the folder above the Supabase folder; projects that mean the folder
 * itself are met too.
 */
function readFirst(path: string, directory: string): string | null {
  const places = isAbsolute(path) ? [path] : [resolve(dirname(directory), path), resolve(directory, path)];
  for (const place of places) {
    try {
      return readFileSync(place, 'utf8');
    } catch {
      // Not there; what is in no place is the caller's to tell.
    }
  }
  return null;
}
