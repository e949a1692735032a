import { useState } from 'react';
import type { Player } from '#data/community/player.ts';

/**
 * A confirmation before an action that others notice. It is not in the address, as Back would open
 * it again.
 */
export type PostQuestion =
  | { readonly kind: 'take-down' }
  | { readonly kind: 'rename' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'delete-comment'; readonly id: string }
  | { readonly kind: 'block'; readonly player: Player }
  | { readonly kind: 'report'; readonly about: 'list' | 'comment'; readonly targetId: string };

export type Ask = (question: PostQuestion) => void;

/** The question that is open. */
export function useQuestion() {
  const [open, setOpen] = useState<PostQuestion | null>(null);
  return { open, ask: setOpen as Ask, close: () => setOpen(null) };
}
