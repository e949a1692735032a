/**
 * The keys cannot be had. `message` names the setting or file and says what to do; it never holds
 * any of a key.
 */
export class KeysError extends Error {
  override readonly name = 'KeysError';
}
