import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import {
  ACTIVITY_AUDIENCES,
  type OwnProfile,
  PROFILE_AUDIENCES,
  type SocialService,
} from '#data/profiles/profile-rows.ts';
import { type ProfileChange, saveProfile } from '#data/profiles/save-profile.ts';
import type { TableFailure } from '#data/profiles/table-problem.ts';
import { sessionKeys } from '#platform/storage/keys.ts';
import { sessionTexts } from '#platform/storage/local.ts';

/** The typed values of each section; an empty text means no value. */
type SectionValues = {
  readonly identity: { readonly username: string; readonly avatarUrl: string };
  readonly about: { readonly bio: string; readonly location: string; readonly favoriteFaction: string };
  readonly elsewhere: Readonly<Record<SocialService, string>>;
  readonly privacy: {
    readonly profileVisibility: string;
    readonly activityVisibility: string;
    /** `listed` or `unlisted`. */
    readonly ratings: string;
  };
};

/** A part of the profile that is edited and saved separately. */
export type SectionName = keyof SectionValues;

export const SECTION_NAMES = ['identity', 'about', 'elsewhere', 'privacy'] as const satisfies SectionName[];

type Sections = {
  readonly [Name in SectionName]: {
    /** Returns the values that the profile has. */
    readonly read: (profile: OwnProfile) => SectionValues[Name];
    /** Returns the change to save. */
    readonly change: (values: SectionValues[Name]) => ProfileChange;
  };
};

export const SECTIONS: Sections = {
  identity: {
    read: ({ username, avatarUrl }) => ({ username: username ?? '', avatarUrl: avatarUrl ?? '' }),
    change: (values) => values,
  },
  about: {
    read: ({ bio, location, favoriteFaction }) => ({
      bio: bio ?? '',
      location: location ?? '',
      favoriteFaction: favoriteFaction ?? '',
    }),
    change: (values) => values,
  },
  elsewhere: {
    read: ({ socials }) => socialTexts((service) => socials[service] ?? ''),
    change: (values) => ({ socials: values }),
  },
  privacy: {
    read: ({ profileVisibility, activityVisibility, isRated }) => ({
      profileVisibility,
      activityVisibility,
      ratings: isRated ? 'listed' : 'unlisted',
    }),
    change: ({ profileVisibility, activityVisibility, ratings }) => ({
      profileVisibility: PROFILE_AUDIENCES.find((one) => one === profileVisibility) ?? 'nobody',
      activityVisibility: ACTIVITY_AUDIENCES.find((one) => one === activityVisibility) ?? 'nobody',
      isRated: ratings === 'listed',
    }),
  },
};

/** A text for every service. */
export function socialTexts(textOf: (service: SocialService) => string): SectionValues['elsewhere'] {
  return {
    discord: textOf('discord'),
    twitter: textOf('twitter'),
    instagram: textOf('instagram'),
    youtube: textOf('youtube'),
    twitch: textOf('twitch'),
  };
}

/**
 * True when what is typed says something else than what is saved; blanks at the ends say nothing.
 */
export function differs<Name extends SectionName>(
  typed: SectionValues[Name],
  saved: SectionValues[Name],
): boolean {
  const texts: Readonly<Record<string, string>> = saved;
  return Object.entries<string>(typed).some(([name, text]) => text.trim() !== (texts[name] ?? '').trim());
}

/** The typed and unsaved values of one user. */
type TypedSections = Readonly<{ [Name in SectionName]?: SectionValues[Name] | undefined }>;

type Typed = {
  readonly userId: string;
  readonly sections: TypedSections;
};

const text = v.string();
const typedJson = v.object({
  userId: text,
  sections: v.object({
    identity: v.optional(v.object({ username: text, avatarUrl: text })),
    about: v.optional(v.object({ bio: text, location: text, favoriteFaction: text })),
    elsewhere: v.optional(
      v.object({ discord: text, twitter: text, instagram: text, youtube: text, twitch: text }),
    ),
    privacy: v.optional(
      v.object({ profileVisibility: text, activityVisibility: text, ratings: v.optional(text, 'unlisted') }),
    ),
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
  sessionTexts.writeText(sessionKeys.typedProfile, JSON.stringify(next));
}

/** Forgets all that was typed. */
export function forgetTyped(): void {
  typedSections.setState(NOTHING, true);
  sessionTexts.remove(sessionKeys.typedProfile);
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
  const kept = sessionTexts.readText(sessionKeys.typedProfile);
  if (kept === null) return NOTHING;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), typedJson), kept);
  return read.success ? read.output : NOTHING;
}

/** One section of the profile while it is edited. */
export type Section<Name extends SectionName> = {
  /** The typed values, or the saved ones when nothing is typed. */
  readonly values: SectionValues[Name];
  /** Something is typed that is not saved. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The failure of the last save; null without one. The typed values are kept. */
  readonly failed: TableFailure | null;
  readonly change: (values: Partial<SectionValues[Name]>) => void;
  readonly giveUp: () => void;
  /**
   * Saves, and closes the section on success. Resolves to false when the save failed; nothing is
   * shown as saved until then.
   */
  readonly save: () => Promise<boolean>;
};

/** Manages one section: its typed values, saving, and the last failure. */
export function useSection<Name extends SectionName>(name: Name, profile: OwnProfile): Section<Name> {
  const { id } = profile;
  const client = useQueryClient();
  const typed = useStore(typedSections, (state) => typedIn(state, id, name));
  const saved = SECTIONS[name].read(profile);
  const values = typed ?? saved;
  const saving = useMutation({
    mutationFn: async (wanted: SectionValues[Name]) => saveProfile(id, SECTIONS[name].change(wanted)),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      client.setQueryData(ownProfileQuery(id).queryKey, outcome.profile);
      void client.invalidateQueries({ queryKey: ['profiles', 'public'] });
      setTyped(id, name, null);
    },
  });
  return {
    values,
    isDirty: typed !== null && differs<Name>(typed, saved),
    isSaving: saving.isPending,
    failed: saving.data?.ok === false ? saving.data : null,
    change: (change) => {
      // The user is fixing the problem.
      if (!saving.isPending) saving.reset();
      setTyped(id, name, { ...values, ...change });
    },
    giveUp: () => {
      saving.reset();
      setTyped(id, name, null);
    },
    save: async () => (await saving.mutateAsync(values)).ok,
  };
}
