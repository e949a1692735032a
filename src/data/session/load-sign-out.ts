/** Fetches the code that signs out; null when it cannot be fetched. */
export async function loadSignOut() {
  const loaded = await import('./sign-out.ts').catch(() => null);
  return loaded?.signOut ?? null;
}
