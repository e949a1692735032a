import {
  ACTIVITY_AUDIENCES,
  type OwnProfile,
  PROFILE_AUDIENCES,
  type SocialService,
} from '#data/profiles/profile-rows.ts';
import type { ProfileChange } from '#data/profiles/save-profile.ts';

/** The typed values of each section; an empty text means no value. */
export type SectionValues = {
  readonly identity: { readonly username: string; readonly avatarUrl: string };
  readonly about: { readonly bio: string; readonly location: string; readonly favoriteFaction: string };
  readonly elsewhere: Readonly<Record<SocialService, string>>;
  readonly privacy: { readonly profileVisibility: string; readonly activityVisibility: string };
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
    read: ({ profileVisibility, activityVisibility }) => ({ profileVisibility, activityVisibility }),
    change: ({ profileVisibility, activityVisibility }) => ({
      profileVisibility: PROFILE_AUDIENCES.find((one) => one === profileVisibility) ?? 'nobody',
      activityVisibility: ACTIVITY_AUDIENCES.find((one) => one === activityVisibility) ?? 'nobody',
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
