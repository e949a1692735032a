import type { RealtimeLimits } from '../realtime/realtime-settings.ts';
import type { Bounds } from '../rest/bounds.ts';
import type { MailKind } from '../mail/mailer.ts';

/**
 * The settings in a Supabase folder for the server that serves it: its `config.toml`, read by
 * `readProject`.
 */
export type ProjectConfig = {
  /** The folder itself, absolute. */
  readonly directory: string;
  readonly api: ApiConfig;
  readonly seed: SeedConfig;
  readonly auth: AuthConfig;
  readonly realtime: RealtimeConfig;
};

export type RealtimeConfig = {
  readonly enabled: boolean;
  /** True when only channels with policies may be joined. */
  readonly isPrivateOnly: boolean;
  readonly limits: RealtimeLimits;
};

export type ApiConfig = {
  /**
   * Schemas that `/rest/v1` serves, the default one first; none when the API is switched off. Some
   * may not exist.
   */
  readonly schemas: readonly string[];
  readonly extraSearchPath: readonly string[];
  /** No answer holds more rows; null is no limit. */
  readonly maxRows: number | null;
  readonly bounds: Bounds;
  /**
   * True if `/rest/v1` may be asked for sums and the like, as PostgREST's `db-aggregates-enabled`.
   */
  readonly aggregates: boolean;
  /** True if it may be asked for plans of statements, as PostgREST's `db-plan-enabled`. */
  readonly plans: boolean;
  /** True when `Prefer: tx=rollback` is honoured. */
  readonly allowRollback: boolean;
};

export type SeedConfig = {
  readonly enabled: boolean;
  /**
   * SQL files, absolute, in the order in which they are applied; none when seeding is switched off.
   */
  readonly files: readonly string[];
};

export type AuthConfig = {
  readonly siteUrl: string;
  /** Addresses, or patterns of them, besides the site's own that a link in a mail may lead to. */
  readonly redirectUrls: readonly string[];
  /** Life of an access token, in seconds. */
  readonly jwtExpiry: number;
  readonly refreshRotation: boolean;
  /** The seconds for which a used refresh token is still taken. */
  readonly refreshReuseInterval: number;
  readonly enableSignup: boolean;
  readonly anonymousSignIns: boolean;
  readonly manualLinking: boolean;
  readonly password: {
    readonly minLength: number;
    /** Each text is a class of characters of which a password must have one. */
    readonly required: readonly string[];
  };
  readonly rateLimit: RateLimitConfig;
  readonly email: EmailConfig;
  readonly mfa: {
    readonly maxFactors: number;
    readonly totpEnroll: boolean;
    readonly totpVerify: boolean;
    readonly phoneEnroll: boolean;
    readonly phoneVerify: boolean;
  };
  readonly sessions: {
    /** Seconds that a session may last in all; null is for ever. */
    readonly timebox: number | null;
    /** Seconds that a session may go unused; null is for ever. */
    readonly inactivityTimeout: number | null;
    readonly singlePerUser: boolean;
  };
};

export type RateLimitConfig = {
  /** Mails an hour, of the whole installation. */
  readonly emailSent: number;
  /** Anonymous sign-ins an hour and address. */
  readonly anonymousUsers: number;
  /** The following three are for five minutes and an address. */
  readonly tokenRefresh: number;
  readonly signInSignUps: number;
  readonly tokenVerifications: number;
};

export type EmailConfig = {
  readonly enableSignup: boolean;
  readonly enableConfirmations: boolean;
  readonly doubleConfirmChanges: boolean;
  readonly securePasswordChange: boolean;
  /** Seconds between two mails to one account; may be a fraction. */
  readonly maxFrequency: number;
  readonly otpLength: number;
  /** Life of a code or link, in seconds. */
  readonly otpExpiry: number;
  readonly templates: Readonly<Partial<Record<MailKind, MailTemplate>>>;
};

/** A project's own words for a mail; null where it has none. */
export type MailTemplate = {
  readonly subject: string | null;
  /** HTML with the hosted service's placeholders, such as `{{ .ConfirmationURL }}`. */
  readonly content: string | null;
};

export type ProjectResult =
  | { readonly ok: true; readonly config: ProjectConfig }
  | { readonly ok: false; readonly problems: readonly string[] };
