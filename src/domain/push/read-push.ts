/** A notification as the server wrote it (supabase/functions/push/write-push.ts). */
export type PushText = {
  readonly title: string;
  readonly body: string;
  /** The page of this site that it leads to. */
  readonly path: string;
  /** A later one about the same thing takes its place. */
  readonly tag: string;
  readonly lang: string;
};

const MOST_TITLE = 200;
const MOST_BODY = 300;
const MOST_PATH = 300;

/** Shown when a message cannot be read: browsers want every message to be seen. */
const UNREADABLE: PushText = { title: 'Muster', body: '', path: '/activity', tag: '', lang: 'en' };

/** Reads a message. One that cannot be read leads to the activity feed, and says no more. */
export function readPush(text: string): PushText {
  const value = parse(text);
  const line = (name: string, most: number) => {
    const given = value.get(name);
    return typeof given === 'string' ? given.slice(0, most) : '';
  };
  const title = line('title', MOST_TITLE);
  if (title === '') return UNREADABLE;
  return {
    title,
    body: line('body', MOST_BODY),
    path: ownPath(line('path', MOST_PATH)) ?? UNREADABLE.path,
    tag: line('tag', MOST_TITLE),
    lang: /^[a-z]{2}$/.test(line('lang', 2)) ? line('lang', 2) : UNREADABLE.lang,
  };
}

/** A path of this site; null for an address that may lead elsewhere. */
export function ownPath(path: string): string | null {
  return /^\/(?![/\\])[!#-[\]-~]*$/.test(path) ? path : null;
}

function parse(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  } catch {
    return new Map();
  }
}
