import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** The settings that every authenticator app assumes. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const PERIOD_MS = SETTINGS.period * 1000;
/** Steps that an app's clock may be off, either way. */
const SKEW = 1;
/** Bytes that a QR code of this correction level holds. */
const MAX_URI_BYTES = 2_000;

/** The data that an authenticator app needs. */
export type NewTotp = {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
  /**
   * The uri as an SVG drawing, without `#` in it: clients put it into a `data:` address as it is.
   */
  readonly qrCode: string;
};

/**
 * A new secret for an app, which shows it as `issuer` and `label`; null when the two are too long
 * to be drawn.
 */
export function newTotp(issuer: string, label: string): NewTotp | null {
  const totp = new TOTP({ ...SETTINGS, issuer, label, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  if (Buffer.byteLength(uri) > MAX_URI_BYTES) return null;
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 4 }) };
}

/**
 * The time step (half minutes since 1970) that a code belongs to; null when it is wrong or from
 * another time.
 */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...SETTINGS,
    token: code.trim(),
    secret: Secret.fromBase32(secret),
    timestamp,
    window: SKEW,
  });
  return delta === null ? null : stepAt(now) + delta;
}

/** The time step of a moment. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / PERIOD_MS);
}

/** The moment of a time step that is nearest to `now`. */
export function momentOf(step: number, now: Date): Date {
  const first = step * PERIOD_MS;
  return new Date(Math.min(Math.max(now.getTime(), first), first + PERIOD_MS - 1));
}
