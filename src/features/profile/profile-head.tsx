import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CatalogueLinks } from '#components/catalogue-links/catalogue-links.tsx';
import { factionName } from '#data/faction-summaries.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { copyText } from '#platform/sharing/clipboard.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/live-region/live-region.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { OwnPortrait } from './edit/own-portrait.tsx';
import head from './profile-head.module.css';
import styles from './profile.module.css';

type ProfileHeadProps = {
  profile: OwnProfile;
  email: string;
  isPreview: boolean;
  /** False shows a phone the name and the WAB id alone: the section below needs the room. */
  isWhole: boolean;
};

/** The head of the profile, in the colours of the favourite faction. */
export function ProfileHead({ profile, email, isPreview, isWhole }: ProfileHeadProps) {
  const language = useLanguage();
  const faction = factionName(profile.favoriteFaction, language);
  return (
    <header
      className={head.head}
      data-faction={profile.favoriteFaction ?? undefined}
      data-whole={isWhole ? '' : undefined}
    >
      <OwnPortrait profile={profile} avatarUrl={profile.avatarUrl} size={104} />
      <div className={head.who}>
        <p className="eyebrow">
          <Trans>My profile</Trans>
        </p>
        <h1>{profile.username ?? <Trans>Player without a name</Trans>}</h1>
        <p className="muted">{[faction, email].filter((text) => (text ?? '') !== '').join(' · ')}</p>
        {!isPreview && <WabId wabId={profile.wabId} />}
      </div>
      {!isPreview && (
        <div className={head.headSide}>
          <CompletionNote profile={profile} />
          <Button
            size="sm"
            icon="user"
            render={<Link to={paths.publicProfile(profile.username ?? profile.id)} />}
          >
            <Trans>See my page as others do</Trans>
          </Button>
          <CatalogueLinks />
        </div>
      )}
    </header>
  );
}

function CompletionNote({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useLingui();
  const { filled, total, missing } = completionOf(profile);
  if (missing.length === 0) return null;
  const names: Readonly<Record<ProfileItem, string>> = {
    username: t`user name`,
    portrait: t`portrait`,
    faction: t`favourite faction`,
    bio: t`bio`,
    location: t`where you play`,
    links: t`links`,
  };
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    missing.map((item) => names[item]),
  );
  return (
    <div className={head.completion}>
      <div
        className={head.meter}
        role="meter"
        aria-label={t`Profile filled in`}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={filled}
      >
        {ITEMS.map((item, at) => (
          <span key={item} data-bar={at < filled ? '' : undefined} />
        ))}
      </div>
      <p className={styles.small}>
        <Trans>
          {filled} of {total} filled in. Still missing: {list}.
        </Trans>
      </p>
    </div>
  );
}

/** The items that interest other players; each counts the same. */
const ITEMS = ['username', 'portrait', 'faction', 'bio', 'location', 'links'] as const;
type ProfileItem = (typeof ITEMS)[number];

/** The filled share of a profile. */
type Completion = {
  readonly filled: number;
  readonly total: number;
  readonly missing: readonly ProfileItem[];
};

function completionOf(profile: OwnProfile): Completion {
  const given: Readonly<Record<ProfileItem, boolean>> = {
    username: profile.username !== null,
    portrait: profile.avatarUrl !== null,
    faction: profile.favoriteFaction !== null,
    bio: profile.bio !== null,
    location: profile.location !== null,
    links: Object.values(profile.socials).some((text) => text !== null),
  };
  const missing = ITEMS.filter((name) => !given[name]);
  return { filled: ITEMS.length - missing.length, total: ITEMS.length, missing };
}

/**
 * The time for which the check shows after copying, in milliseconds (docs/product.md, "Profiles").
 */
const CHECK_MS = 2_000;

function WabId({ wabId }: { wabId: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CHECK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (!(await copyText(wabId))) {
      toast.error({ title: t`Could not copy text to clipboard`, description: wabId });
      return;
    }
    setCopied(true);
    announce(t`WAB ID copied`);
  };
  return (
    <p className={head.wabId}>
      <span className={styles.label}>
        <Trans>WAB ID</Trans>
      </span>
      <code>{wabId}</code>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? t`Copied` : t`Copy WAB ID`}
        onClick={() => void copy()}
      />
    </p>
  );
}
