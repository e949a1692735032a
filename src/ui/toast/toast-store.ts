/** The words and actions of a message. */
export type ToastContent = {
  title: string;
  /** The things that were kept, or the next step. */
  description?: string;
  /** One thing to do about it, such as Undo. Pressing it closes the message. */
  action?: { label: string; onPress: () => void };
  /**
   * Milliseconds until it goes by itself; by default 5,000, with an action or for an error 10,000.
   */
  duration?: number;
  /**
   * Messages of the same id replace each other. Without one, the same words of the same tone count
   * as the same message.
   */
  id?: string;
};

export type ToastTone = 'success' | 'error' | 'info' | 'warning';
export type ToastEntry = ToastContent & { id: string; tone: ToastTone; duration: number; version: number };

const MAX_SHOWN = 4;
const SHORT = 5_000;
const LONG = 10_000;

let entries: readonly ToastEntry[] = [];
let version = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** The messages in view, newest first, four at most. */
export const toastStore = {
  read: (): readonly ToastEntry[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Shows a message once: one of the same id or words is replaced and its time starts again.
   * Returns its id.
   */
  show(tone: ToastTone, content: ToastContent): string {
    const id = content.id ?? `${tone} ${content.title} ${content.description ?? ''}`;
    version += 1;
    const duration = content.duration ?? (tone === 'error' || content.action !== undefined ? LONG : SHORT);
    const entry: ToastEntry = { ...content, id, tone, duration, version };
    const isShown = entries.some((other) => other.id === id);
    const next = isShown ? entries.map((other) => (other.id === id ? entry : other)) : [entry, ...entries];
    set(next.slice(0, MAX_SHOWN));
    return id;
  },
  /** Takes a message away; all of them without an id. */
  dismiss(id?: string): void {
    set(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
  },
};
