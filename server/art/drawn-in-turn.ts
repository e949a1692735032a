import type { Context } from 'hono';
import type { rasterise } from '#art/render/rasterise.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Turns } from '../limits/turns.ts';
import type { Drawings } from './drawings.ts';

/** The parts of a route that draws what a visitor sends. */
export type TurnParts = {
  /** The drawings of the newest release. */
  readonly newest: () => Promise<Drawings>;
  /** Decides whose picture is drawn next; null where nobody is bounded. */
  readonly turns: Turns | null;
  readonly onFault: (cause: unknown) => void;
  /** Turns a drawing into a file; sharp, unless a test says otherwise. */
  readonly draw?: typeof rasterise;
};

/**
 * Sends a picture that is kept nowhere, drawn when it is the visitor's turn: 429 and 503 with
 * Retry-After when the visitor, or everybody, asks for too much.
 */
export async function drawnInTurn(
  c: Context,
  { turns, onFault }: TurnParts,
  type: 'image/webp' | 'image/png',
  draw: () => Promise<Buffer>,
): Promise<Response> {
  try {
    const visitor = { name: clientAddress(c), isGuest: true };
    const drawn =
      turns === null ? ({ ok: true, value: await draw() } as const) : await turns.take(visitor, draw);
    if (drawn.ok) {
      const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
      return c.body(new Uint8Array(drawn.value), 200, headers);
    }
    const { reason, seconds } = drawn.refusal;
    return c.text(
      'Too many pictures are being drawn. Please try again later.\n',
      reason === 'visitor' ? 429 : 503,
      {
        'Retry-After': String(seconds),
        'Cache-Control': 'no-store',
      },
    );
  } catch (cause) {
    onFault(cause);
    return c.text('This picture cannot be drawn now. Please try again later.\n', 503, {
      'Retry-After': '10',
    });
  }
}
