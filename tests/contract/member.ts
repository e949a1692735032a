import { visitor, type Installation } from './backends.ts';

export const PASSWORD = 'a long password of a test';

let names = 0;
export const newEmail = () => `player${String((names += 1))}@example.org`;

/** A new account, signed in at the first process. */
export async function member(running: Installation) {
  const client = visitor(running.first);
  const email = newEmail();
  const { data, error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { language: 'es' } },
  });
  if (error !== null || data.user === null || data.session === null)
    throw new Error('sign-up failed', { cause: error });
  return { client, email, id: data.user.id, session: data.session };
}
