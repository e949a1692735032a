import { Trans, useLingui } from '@lingui/react/macro';
import { type OwnProfile, SOCIAL_SERVICES, type SocialService } from '#data/profiles/profile-rows.ts';
import { SOCIAL_NAMES, socialLinkOf } from '#data/profiles/social-links.ts';
import { Fact, FactList } from './fact-list.tsx';
import styles from '../profile.module.css';
import { SectionCard } from './section-card.tsx';
import { ElsewhereForm } from './elsewhere-form.tsx';

/** The section for the player's accounts on other services. */
export function ElsewhereSection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const given = SOCIAL_SERVICES.filter((service) => profile.socials[service] !== null);
  return (
    <SectionCard
      name="elsewhere"
      title={t`Elsewhere`}
      profile={profile}
      isReadOnly={isReadOnly}
      Form={ElsewhereForm}
    >
      {given.length === 0 ? (
        <p className={styles.none}>
          <Trans>No links yet. Others find you on Discord, YouTube and elsewhere by them.</Trans>
        </p>
      ) : (
        <FactList>
          {given.map((service) => (
            <Fact key={service} label={SOCIAL_NAMES[service]}>
              <SocialText service={service} text={profile.socials[service] ?? ''} />
            </Fact>
          ))}
        </FactList>
      )}
    </SectionCard>
  );
}

function SocialText({ service, text }: { service: SocialService; text: string }) {
  const link = socialLinkOf(service, text);
  if (link.href === null) return link.text;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {link.text}
    </a>
  );
}
