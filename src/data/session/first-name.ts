import * as v from 'valibot';
import { callRest, rowIn } from '#platform/backend/call-rest.ts';
import { followedBackend } from './follow-session.ts';

const metadata = v.object({ username: v.pipe(v.string(), v.nonEmpty()) });
const profileRow = v.object({ username: v.nullable(v.string()) });

/**
 * The user name that was wanted at sign-up and could not be given; null when there is none to speak
 * of. It is answered once: the account forgets it.
 */
export async function takeRefusedName(): Promise<string | null> {
  try {
    const backend = await followedBackend();
    const { auth } = backend;
    const { data } = await auth.getSession();
    const user = data.session?.user;
    const wanted = v.safeParse(metadata, user?.user_metadata);
    if (user === undefined || !wanted.success) return null;
    const query = { select: 'username', id: `eq.${user.id}` };
    const profile = v.safeParse(profileRow, rowIn(await callRest({ path: 'profiles', query }, backend)));
    if (!profile.success) return null;
    await auth.updateUser({ data: { username: null } });
    return profile.output.username === null ? wanted.output.username : null;
  } catch {
    // Without an answer it is asked again at the next sign-in.
    return null;
  }
}
