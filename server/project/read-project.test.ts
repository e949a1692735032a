import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProjectTemplates } from '#server/mail/letter/project-templates.ts';
import { SUPABASE_DIR } from '../db/open-database.ts';
import { DEFAULT_BOUNDS } from '../rest/bounds.ts';
import { readProject } from './read-project.ts';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-project-'));
  folder = join(root, 'supabase');
  mkdirSync(folder);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function read(toml: string | null, env: Readonly<Record<string, string>> = {}) {
  if (toml !== null) write('supabase/config.toml', toml);
  return readProject(folder, env);
}

function config(toml: string | null, env: Readonly<Record<string, string>> = {}) {
  const result = read(toml, env);
  expect(result.ok ? [] : result.problems).toEqual([]);
  if (!result.ok) throw new Error('unreadable');
  return result.config;
}

function problems(toml: string, env: Readonly<Record<string, string>> = {}) {
  const result = read(toml, env);
  return result.ok ? [] : result.problems.map((problem) => problem.replace(`${folder}/`, ''));
}

describe('the product itself', () => {
  it('has a config that can be read', () => {
    const own = readProject(SUPABASE_DIR, {});
    expect(own).toMatchObject({
      ok: true,
      config: {
        api: { schemas: ['public'], maxRows: 1000, allowRollback: false },
        auth: { password: { minLength: 8 }, email: { maxFrequency: 60 }, mfa: { totpVerify: true } },
      },
    });
  });

  it('has only its own mails, which the server writes by itself', () => {
    const own = readProject(SUPABASE_DIR, {});
    const templates = own.ok ? own.config.auth.email.templates : {};
    expect(Object.keys(templates)).toHaveLength(6);
    expect(readProjectTemplates(templates)).toEqual({ ok: true, templates: new Map() });
  });
});

describe('a project', () => {
  it('has the defaults of the hosted CLI without a config', () => {
    const { directory, api, seed, auth } = config(null);
    expect(directory).toBe(folder);
    expect(api).toEqual({
      schemas: ['public', 'graphql_public'],
      extraSearchPath: ['public', 'extensions'],
      maxRows: 1000,
      bounds: DEFAULT_BOUNDS,
      aggregates: false,
      plans: false,
      allowRollback: false,
    });
    expect(seed).toEqual({ enabled: true, files: [] });
    expect(auth).toMatchObject({
      siteUrl: 'http://127.0.0.1:3000',
      jwtExpiry: 3600,
      refreshReuseInterval: 10,
      anonymousSignIns: false,
      password: { minLength: 6, required: [] },
      rateLimit: { emailSent: 2, tokenRefresh: 150 },
      email: { enableConfirmations: false, maxFrequency: 1, otpExpiry: 3600, templates: {} },
      mfa: { maxFactors: 10, totpEnroll: false },
      sessions: { timebox: null, inactivityTimeout: null, singlePerUser: false },
    });
  });

  it('takes the bounds of a request from the environment, and refuses what the database cannot do', () => {
    const env = { SUPABASE_API_MAX_OUTPUTS: '60', SUPABASE_API_MAX_ANSWER_BYTES: '1000000' };
    expect(config(null, env).api.bounds).toEqual({ ...DEFAULT_BOUNDS, outputs: 60, answerBytes: 1_000_000 });
    expect(readProject(folder, { SUPABASE_API_MAX_OUTPUTS: '1665' }).ok).toBe(false);
  });

  it('is reported when its folder does not exist', () => {
    const missing = join(root, 'supabsae');
    expect(readProject(missing, {})).toEqual({
      ok: false,
      problems: [`${missing}: there is no such folder.`],
    });
  });

  it('reads the settings that both sides share', () => {
    const { api, auth } = config(`
      [api]
      schemas = ["public", "personal"]
      max_rows = 0
      [auth]
      site_url = "https://muster.example"
      minimum_password_length = 4
      password_requirements = "lower_upper_letters_digits_symbols"
      [auth.email]
      max_frequency = "1m30s"
      [auth.sessions]
      timebox = "24h"
      inactivity_timeout = "0s"`);
    expect(api).toMatchObject({ schemas: ['public', 'personal'], maxRows: null });
    expect(auth.siteUrl).toBe('https://muster.example');
    expect(auth.password.minLength).toBe(6);
    expect(auth.password.required.map((each) => each[0])).toEqual(['a', 'A', '0', '!']);
    expect(auth.password.required[3]).toContain('\\:"');
    expect(auth.email.maxFrequency).toBe(90);
    expect(auth.sessions).toEqual({ timebox: 86_400, inactivityTimeout: null, singlePerUser: false });
  });

  it('serves no schema when its API is switched off', () => {
    expect(config('[api]\nenabled = false').api.schemas).toEqual([]);
  });

  it('may have keys that are another service’s', () => {
    expect(
      config('[studio]\nport = 1\n[auth.external.apple]\nenabled = false\n[auth]\nnew = 1').api.maxRows,
    ).toBe(1000);
  });

  it('takes values from the environment, as the CLI does', () => {
    const toml = `
      [auth]
      site_url = "env(SITE)"
      jwt_expiry = "env(LIFE)"
      enable_signup = "env(OPEN)"
      additional_redirect_urls = "env(URLS)"
      refresh_token_reuse_interval = 5`;
    write('supabase/.env', 'SITE=https://file.example\nLIFE=600');
    const { auth } = config(toml, {
      LIFE: '700',
      OPEN: 'false',
      URLS: 'https://a.example, https://b.example/**',
      SUPABASE_AUTH_REFRESH_TOKEN_REUSE_INTERVAL: '7',
      GOTRUE_SESSIONS_SINGLE_PER_USER: 'true',
    });
    expect(auth).toMatchObject({
      siteUrl: 'https://file.example',
      jwtExpiry: 700,
      enableSignup: false,
      redirectUrls: ['https://a.example', 'https://b.example/**'],
      refreshReuseInterval: 7,
      sessions: { singlePerUser: true },
    });
  });

  it('has all faults reported at once: file, key, value and allowed values', () => {
    expect(
      problems(
        `api = 3
        [auth]
        jwt_expiry = "soon"
        enable_signup = "true"
        site_url = "nowhere"
        minimum_password_length = 73
        password_requirements = "strong"
        additional_redirect_urls = ["https://a.example", 1]
        [auth.email]
        max_frequency = 60
        otp_length = 5
        otp_expiry = "env(NOT_THERE)"
        [auth.rate_limit]
        email_sent = 1.5
        token_refresh = "env(WORD)"`,
        { WORD: 'many', PGRST_DB_TX_END: 'rollback', SUPABASE_AUTH_MFA_MAX_ENROLLED_FACTORS: '-1' },
      ),
    ).toEqual([
      'config.toml: api is 3: it must be a table.',
      'config.toml: auth.minimum_password_length is 73: it must be a whole number from 0 to 72.',
      'config.toml: auth.site_url is "nowhere": it must be an absolute address.',
      'config.toml: auth.additional_redirect_urls is ["https://a.example",1]: it must be a list of texts.',
      'config.toml: auth.jwt_expiry is "soon": it must be a whole number from 1 to 604800.',
      'config.toml: auth.enable_signup is "true": it must be true or false.',
      'config.toml: auth.password_requirements is "strong": it must be one of "", "letters_digits", ' +
        '"lower_upper_letters_digits", "lower_upper_letters_digits_symbols".',
      'config.toml: auth.rate_limit.email_sent is 1.5: it must be a whole number from 0 to 2147483647.',
      'config.toml: auth.rate_limit.token_refresh, from env(WORD), is "many": it must be a whole number from 0 to 2147483647.',
      'config.toml: auth.email.max_frequency is 60: it must be a duration such as "30s" or "1h30m".',
      'config.toml: auth.email.otp_length is 5: it must be a whole number from 6 to 10.',
      'config.toml: auth.email.otp_expiry is "env(NOT_THERE)": that variable must be set in the environment.',
      'SUPABASE_AUTH_MFA_MAX_ENROLLED_FACTORS is "-1": it must be a whole number from 0 to 2147483647.',
      'PGRST_DB_TX_END is "rollback": it must be "commit" or "commit-allow-override".',
    ]);
  });

  it('reports the place of broken TOML, and quotes nothing of the file', () => {
    expect(problems('[auth]\njwt_secret = "hush-hush\n')).toEqual([
      expect.stringMatching(/^config\.toml, line 2, column \d+: (?!.*hush).+\.$/),
    ]);
  });
});

describe('undoing one’s own request', () => {
  it.each<[boolean, string, Readonly<Record<string, string>>]>([
    [false, 'commit', {}],
    [true, 'commit-allow-override', {}],
    [false, 'commit-allow-override', { PGRST_DB_TX_END: 'commit' }],
    [true, 'commit', { PGRST_DB_TX_END: 'commit-allow-override' }],
  ])('is allowed (%s) by db_tx_end = %j and %j', (allowed, end, env) => {
    expect(config(`[api]\ndb_tx_end = "${end}"`, env).api.allowRollback).toBe(allowed);
  });
});

describe('seed files', () => {
  const files = (toml: string) => config(toml).seed.files.map((file) => file.replace(`${folder}/`, ''));

  it('are seed.sql beside the config by default', () => {
    write('supabase/seed.sql', '');
    expect(files('')).toEqual(['seed.sql']);
    expect(files('[db.seed]\nenabled = false')).toEqual([]);
  });

  it('come in the order of their patterns, then of their names, each once', () => {
    for (const name of [
      'seed/b.sql',
      'seed/a.sql',
      'seed/note.md',
      'more/deep/x.sql',
      'packed.sql.gz',
      'first.sql',
    ]) {
      write(`supabase/${name}`, '');
    }
    const paths = ['./first.sql', './seed/*.sql', './nothing/*.sql', './seed/a.sql', 'more', '*.sql.gz'];
    expect(files(`[db.seed]\nsql_paths = ${JSON.stringify(paths)}`)).toEqual([
      'first.sql',
      'seed/a.sql',
      'seed/b.sql',
      'more/deep/x.sql',
      'packed.sql.gz',
    ]);
  });
});

describe('a project’s own mails', () => {
  it('are read from the folder above the project, or from the project', () => {
    write('supabase/templates/invite.html', 'above');
    write('supabase/own/recovery.html', 'own');
    const { templates } = config(`
      [auth.email.template.invite]
      subject = "Come in"
      content_path = "./supabase/templates/invite.html"
      [auth.email.template.recovery]
      content_path = "./own/recovery.html"`).auth.email;
    expect(templates).toEqual({
      invite: { subject: 'Come in', content: 'above' },
      recovery: { subject: null, content: 'own' },
    });
  });

  it('are reported when they are missing', () => {
    expect(problems('[auth.email.template.magic_link]\ncontent_path = "./no.html"')).toEqual([
      'config.toml: auth.email.template.magic_link.content_path is "./no.html": it must be a file that can be read.',
    ]);
  });
});
