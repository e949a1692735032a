/** The secret of a spectators' link, as the server makes them. */
const SECRET = /^[A-Za-z0-9_-]{16,64}$/;
const IN_LINK = /\/watch\/([A-Za-z0-9_-]+)/g;

/** A hall's screen has room for no more tables, and each has a connection of its own. */
export const MOST_WATCHED = 12;

export function isWatchSecret(text: string): boolean {
  return SECRET.test(text);
}

/**
 * Returns the secrets in a pasted text, each once, in order: those of links, else words that are
 * secrets themselves. At most MOST_WATCHED.
 */
export function watchSecretsIn(text: string): readonly string[] {
  const ofLinks = [...text.matchAll(IN_LINK)].flatMap(([, secret]) => secret ?? []);
  const found = ofLinks.length > 0 ? ofLinks : text.split(/[\s,;]+/);
  return [...new Set(found.filter(isWatchSecret))].slice(0, MOST_WATCHED);
}
