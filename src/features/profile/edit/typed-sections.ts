import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { sessionTexts } from '#platform/storage/local.ts';
import type { SectionName, SectionValues } from './sections.ts';

/** The typed and unsaved values of one user. */
type TypedSections = Readonly<{ [Name in SectionName]?: SectionValues[Name] | undefined }>;

type Typed = {
  readonly userId: string;
  readonly sections: TypedSections;
};

/** The key in the tab's own storage, which survives a reload and ends with the tab. */
const KEY = 'muster_typed_profile';

const text = v.string();
const typedJson = v.object({
  userId: text,
  sections: v.object({
    identity: v.optional(v.object({ username: text, avatarUrl: text })),
    about: v.optional(v.object({ bio: text, location: text, favoriteFaction: text })),
    elsewhere: v.optional(
      v.object({ discord: text, twitter: text, instagram: text, youtube: text, twitch: text }),
    ),
    privacy: v.optional(v.object({ profileVisibility: text, activityVisibility: text })),
  }),
});

const NOTHING: Typed = { userId: '', sections: {} };

/**
 * Keeps what a player types in the profile until it is saved or given up, also over a visit to
 * another page.
 */
export const typedSections = createStore<Typed>()(() => stored());

/**
 * Sets the typed values of a section; null discards them. Values that another user typed are
 * removed.
 */
export function setTyped<Name extends SectionName>(
  userId: string,
  name: Name,
  values: SectionValues[Name] | null,
): void {
  const before = typedSections.getState();
  const sections = before.userId === userId ? before.sections : {};
  const next = { userId, sections: { ...sections, [name]: values ?? undefined } };
  typedSections.setState(next, true);
  sessionTexts.writeText(KEY, JSON.stringify(next));
}

/** Forgets all that was typed. */
export function forgetTyped(): void {
  typedSections.setState(NOTHING, true);
  sessionTexts.remove(KEY);
}

/** Returns the values that a user has typed in a section; null when there are none. */
export function typedIn<Name extends SectionName>(
  state: Typed,
  userId: string,
  name: Name,
): SectionValues[Name] | null {
  return state.userId === userId ? (state.sections[name] ?? null) : null;
}

function stored(): Typed {
  const kept = sessionTexts.readText(KEY);
  if (kept === null) return NOTHING;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), typedJson), kept);
  return read.success ? read.output : NOTHING;
}
