import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '#data/profiles/profile.ts';
import { completionOf, type ProfilePart } from './completion.ts';
import head from '../profile-head.module.css';
import styles from '../profile.module.css';

/**
 * Shows how much of the profile is filled in and lists the missing parts; renders nothing when it
 * is complete.
 */
export function CompletionNote({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useLingui();
  const { filled, total, missing } = completionOf(profile);
  if (missing.length === 0) return null;
  const names: Readonly<Record<ProfilePart, string>> = {
    username: t`user name`,
    portrait: t`portrait`,
    faction: t`favourite faction`,
    bio: t`bio`,
    location: t`where you play`,
    links: t`links`,
  };
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    missing.map((part) => names[part]),
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
        <div style={{ width: `${(100 * filled) / total}%` }} />
      </div>
      <p className={styles.small}>
        <Trans>
          {filled} of {total} filled in. Still missing: {list}.
        </Trans>
      </p>
    </div>
  );
}
