/** A push service on this machine, for tests. It checks messages and decrypts as browsers do. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

type BrowserSecrets = {
  /** The private key of P-256, in URL-safe base64. */
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
};

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Decrypts a message as its browser does (RFC 8291), with other code than ours. */
export function decryptPush(body: Uint8Array, { privateKey, p256dh, auth }: BrowserSecrets) {
  const [salt, own, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(bytes(privateKey));
  const shared = browser.computeSecret(own);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(p256dh), own]);
  const secret = Buffer.from(hkdfSync('sha256', shared, bytes(auth), info, 32));
  const part = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return { text: plain.subarray(0, plain.lastIndexOf(2)).toString(), length: plain.length };
}

/** A message that came. */
export type ReceivedPush = {
  readonly endpoint: string;
  readonly headers: IncomingMessage['headers'];
  /** The claims of its signed token. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** The public key that signed it. */
  readonly key: string;
  readonly content: Readonly<Record<string, unknown>>;
};

/** The response to a message: a status, and headers. */
export type PushReply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/**
 * Starts the service on a free port. Its status is 201 until `replies` has another for an endpoint,
 * and 400 for a message that is not signed for it or cannot be decrypted.
 */
export async function startPushReceiver() {
  const browsers = new Map<string, BrowserSecrets>();
  const received: ReceivedPush[] = [];
  const replies = new Map<string, PushReply>();
  const server = createServer((request, response) => {
    const endpoint = `${origin()}${request.url ?? ''}`;
    void readPush(request, endpoint, browsers.get(endpoint), origin())
      .then(
        (push) => {
          received.push(push);
          return replies.get(endpoint) ?? { status: 201 };
        },
        () => ({ status: 400, headers: {} }),
      )
      .then(({ status, headers = {} }) => response.writeHead(status, headers).end('no body is read'));
  });
  const origin = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: origin(),
    received,
    replies,
    /** A new browser that is subscribed here. */
    subscribe: () => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `${origin()}/send/${randomUUID()}`;
      browsers.set(endpoint, { privateKey: pair.getPrivateKey('base64url'), p256dh, auth });
      return { endpoint, p256dh, auth };
    },
    stop: async () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readPush(
  request: IncomingMessage,
  endpoint: string,
  browser: BrowserSecrets | undefined,
  audience: string,
): Promise<ReceivedPush> {
  if (browser === undefined || request.method !== 'POST') throw new Error('nobody is subscribed there');
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { headers } = request;
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = bytes(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, verifier, { audience });
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
  const { text } = decryptPush(Buffer.concat(pieces), browser);
  const content = JSON.parse(text) as Record<string, unknown>;
  return { endpoint, headers, claims: payload, key, content };
}
