/**
 * The push services of the makers of browsers. A message goes to no other host: a player chooses
 * the address that the server then calls.
 */
const HOSTS: readonly RegExp[] = [
  // Chrome, Edge on some systems, Opera, Samsung Internet and others.
  /^fcm\.googleapis\.com$/,
  // Firefox.
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  // Safari.
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  // Edge on Windows.
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

const MOST_CHARACTERS = 2_000;

/**
 * True for an endpoint at a known push service, or at one of `origins`, which the operator vouches
 * for.
 */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  if (endpoint.length > MOST_CHARACTERS || !URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname));
}

/** Reads origins with commas between them; null when one of them is invalid. */
export function readOrigins(text: string | null): readonly string[] | null {
  const names = (text ?? '').split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  const isOrigin = (name: string) =>
    URL.canParse(name) && /^https?:$/.test(new URL(name).protocol) && new URL(name).origin === name;
  return given.every(isOrigin) ? given : null;
}
