import { Secret, TOTP } from 'otpauth';
import type { TestAuth } from './auth.ts';

/** The data for an authenticator app. */
export type TestFactor = {
  readonly id: string;
  readonly secret: string;
};

/** Begins the set-up of a factor. */
export async function enroll(
  { call }: TestAuth,
  token: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<TestFactor> {
  const { text } = await call('POST', '/factors', { token, body: { factor_type: 'totp', ...body } });
  return { id: text('id'), secret: text('totp.secret') };
}

/** The code that an app shows `seconds` from now. */
export function codeOf({ clock }: TestAuth, { secret }: TestFactor, seconds = 0): string {
  const timestamp = clock.now().getTime() + seconds * 1000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** A new challenge of a factor; its id. */
export async function challenge({ call }: TestAuth, token: string, { id }: TestFactor): Promise<string> {
  return (await call('POST', `/factors/${id}/challenge`, { token })).text('id');
}

/** Shows the present code of a factor for a new challenge. */
export async function show(test: TestAuth, token: string, factor: TestFactor) {
  const body = { challenge_id: await challenge(test, token, factor), code: codeOf(test, factor) };
  return test.call('POST', `/factors/${factor.id}/verify`, { token, body });
}

/** Sets a factor up, to the end; the token is of the second level. */
export async function protect(test: TestAuth, token: string) {
  const factor = await enroll(test, token);
  const { text } = await show(test, token, factor);
  return { factor, accessToken: text('access_token'), refreshToken: text('refresh_token') };
}
