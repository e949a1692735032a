import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { chooseEncoding } from '#server/http/accept.ts';
import type { RestResponse } from './answer.ts';

const gzipped = promisify(gzip);
/** Less does not travel faster when it is compressed. */
const LEAST = 1_024;

type Compressed = Omit<RestResponse, 'body'> & { readonly body: string | Uint8Array<ArrayBuffer> | null };

/**
 * Packs the body of an answer with gzip where it is worth it and the client takes it, on another
 * thread.
 */
export async function compressed(
  response: RestResponse,
  acceptEncoding: string | undefined,
): Promise<Compressed> {
  const { status, headers, body } = response;
  if (body === null || body.length < LEAST) return response;
  if (chooseEncoding(acceptEncoding, ['gzip']) !== 'gzip') return response;
  const packed = await gzipped(body, { level: constants.Z_BEST_SPEED });
  return { status, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: new Uint8Array(packed) };
}
