import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OwnProfile } from '#data/profiles/profile.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CompletionNote } from './edit/completion-note.tsx';
import { factionName } from './edit/faction-name.ts';
import { OwnPortrait } from './edit/own-portrait.tsx';
import styles from './profile-head.module.css';
import { WabId } from './edit/wab-id.tsx';

type ProfileHeadProps = { profile: OwnProfile; email: string; isPreview: boolean };

/** The head of the profile, in the colours of the favourite faction. */
export function ProfileHead({ profile, email, isPreview }: ProfileHeadProps) {
  const language = useLanguage();
  const faction = factionName(profile.favoriteFaction, language);
  return (
    <header className={styles.head} data-faction={profile.favoriteFaction ?? undefined}>
      <OwnPortrait profile={profile} avatarUrl={profile.avatarUrl} size={104} />
      <div className={styles.who}>
        <p className="eyebrow">
          <Trans>My profile</Trans>
        </p>
        <h1>{profile.username ?? <Trans>Player without a name</Trans>}</h1>
        <p className="muted">{[faction, email].filter((text) => (text ?? '') !== '').join(' · ')}</p>
        {!isPreview && <WabId wabId={profile.wabId} />}
      </div>
      {!isPreview && (
        <div className={styles.headSide}>
          <CompletionNote profile={profile} />
          <Button
            size="sm"
            icon="user"
            render={<Link to={paths.publicProfile(profile.username ?? profile.id)} />}
          >
            <Trans>See my page as others do</Trans>
          </Button>
        </div>
      )}
    </header>
  );
}
