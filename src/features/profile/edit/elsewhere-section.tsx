import { Trans, useLingui } from '@lingui/react/macro';
import { type OwnProfile, SOCIAL_SERVICES, type SocialService } from '#data/profiles/profile-rows.ts';
import { SOCIAL_NAMES, socialLinkOf } from '#data/profiles/social-links.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../profile.module.css';
import { Fact, FactList, SectionCard, SectionForm, type SectionFormProps } from './section-card.tsx';
import { socialTexts, useSection } from './section-values.ts';

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
      Fields={ElsewhereForm}
    >
      {given.length === 0 ? (
        <p className={styles.none}>
          <Trans>No links yet. They let others find you on Discord, YouTube and elsewhere.</Trans>
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

const EXAMPLES: Readonly<Record<SocialService, string>> = {
  discord: 'https://discord.gg/…',
  twitter: '@name',
  instagram: '@name',
  youtube: '@name',
  twitch: '@name',
};

/** As long as the database takes, in characters. */
const MOST = 200;

/** Edits the player's accounts on other services. */
function ElsewhereForm({ profile, takesFocus }: SectionFormProps) {
  const { t } = useLingui();
  const section = useSection('elsewhere', profile);
  return (
    <SectionForm section={section} takesFocus={takesFocus}>
      <p className={styles.small}>
        <Trans>
          Your name there, or a whole address that begins with https://. Anything else is shown as text
          without a link.
        </Trans>
      </p>
      {SOCIAL_SERVICES.map((service) => (
        <TextField
          key={service}
          label={SOCIAL_NAMES[service]}
          value={section.values[service]}
          onValueChange={(value) =>
            section.change(socialTexts((one) => (one === service ? value : section.values[one])))
          }
          hint={linkHint(service, section.values[service], t`Shown as text, without a link`)}
          placeholder={EXAMPLES[service]}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST}
        />
      ))}
    </SectionForm>
  );
}

/**
 * Returns the link that the typed text becomes, or `asText` when it stays text; undefined for an
 * empty field.
 */
function linkHint(service: SocialService, text: string, asText: string): string | undefined {
  return text.trim() === '' ? undefined : (socialLinkOf(service, text).href ?? asText);
}
