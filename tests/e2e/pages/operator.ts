import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';
import { serviceAddress } from './services.ts';

export const PASSWORD = 'four words make sense';

/** An address that nobody had before: all tests of a run share one server. */
export function newAddress(): string {
  return `player-${randomUUID()}@example.org`;
}

/** The operator's work at the server itself, with the key that only they hold. */
export class Operator {
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** An account that was made beforehand. */
  async makeAccount(email = newAddress()): Promise<string> {
    await this.call('POST', 'admin/users', { email, password: PASSWORD, email_confirm: true });
    return email;
  }

  /** Takes an account away, as a host may. */
  async deleteAccount(email: string): Promise<void> {
    const { users } = await this.call('GET', `admin/users?filter=${encodeURIComponent(email)}`);
    const [user] = users as readonly { readonly id: string }[];
    await this.call('DELETE', `admin/users/${user?.id ?? ''}`, {});
  }

  /**
   * A tester's account (docs/product.md, "Roles"), with the WAB id that its owner can give away.
   */
  async makeTester(email = newAddress()): Promise<{ readonly email: string; readonly wabId: string }> {
    return this.makePlayer(true, email);
  }

  /** An account with its WAB id; without `tester` Play Mode is closed to it. */
  async makePlayer(
    tester = false,
    email = newAddress(),
  ): Promise<{ readonly email: string; readonly wabId: string }> {
    const { id } = await this.call('POST', 'admin/users', { email, password: PASSWORD, email_confirm: true });
    const key = await serviceKey();
    const response = await this.request.fetch(serviceAddress(`/rest/v1/profiles?id=eq.${String(id)}`), {
      method: 'PATCH',
      data: { tester },
      headers: { apikey: key, Authorization: `Bearer ${key}`, Prefer: 'return=representation' },
    });
    expect(response.ok(), await response.text()).toBe(true);
    const [profile] = (await response.json()) as readonly { readonly wab_id: string }[];
    return { email, wabId: profile?.wab_id ?? '' };
  }

  /** An administrator's account. */
  async makeAdmin(email = newAddress()): Promise<string> {
    const { id } = await this.call('POST', 'admin/users', { email, password: PASSWORD, email_confirm: true });
    const key = await serviceKey();
    const response = await this.request.fetch(serviceAddress(`/rest/v1/profiles?id=eq.${String(id)}`), {
      method: 'PATCH',
      data: { wab_admin: true },
      headers: { apikey: key, Authorization: `Bearer ${key}` },
    });
    expect(response.ok(), await response.text()).toBe(true);
    return email;
  }

  /** The link that a mail would hold; it leads to a page of the app. */
  async linkFor(type: 'recovery' | 'magiclink', email: string, page: string): Promise<string> {
    const redirect_to = `http://localhost:${process.env['MUSTER_E2E_PORT'] ?? ''}${page}`;
    const { action_link } = await this.call('POST', `admin/generate_link?redirect_to=${redirect_to}`, {
      type,
      email,
    });
    return String(action_link);
  }

  /** Gives an account a second step. Returns a function that reads its authenticator app. */
  async protect(email: string): Promise<() => string> {
    const session = await this.call('POST', 'token?grant_type=password', { email, password: PASSWORD });
    const token = String(session['access_token']);
    const factor = await this.call('POST', 'factors', { factor_type: 'totp' }, token);
    const { secret } = factor['totp'] as { secret: string };
    const codeAt = (timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    const path = `factors/${String(factor['id'])}`;
    const challenge = await this.call('POST', `${path}/challenge`, {}, token);
    await this.call(
      'POST',
      `${path}/verify`,
      { challenge_id: challenge['id'], code: codeAt(Date.now()) },
      token,
    );
    // A code is good once, and that of the next half minute is taken already.
    return () => codeAt(Date.now() + 30_000);
  }

  private async call(
    method: string,
    path: string,
    data?: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    const key = await serviceKey();
    const response = await this.request.fetch(serviceAddress(`/auth/v1/${path}`), {
      method,
      ...(data === undefined ? {} : { data }),
      headers: { apikey: key, Authorization: `Bearer ${token ?? key}` },
    });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  }
}

let key: Promise<string> | null = null;

/** The key of the host, who may do everything. */
export function serviceKey(): Promise<string> {
  const dataDir = process.env['MUSTER_E2E_DATA'] ?? '';
  key ??= openKeys({ dataDir, jwtSecret: null, jwtKeysFile: null }).then((keys) =>
    makeApiKey(keys, 'service_role', new Date()),
  );
  return key;
}
