import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile, SocialService } from '#data/profiles/profile.ts';
import { SOCIAL_SERVICES } from '#data/profiles/profile.ts';
import { SOCIAL_NAMES, socialLinkOf } from '#data/profiles/social-links.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Fact, FactList } from './fact-list.tsx';
import styles from './profile.module.css';
import { SectionCard } from './section-card.tsx';
import { socialTexts } from './sections.ts';
import { useSection } from './use-section.ts';

const EXAMPLES: Readonly<Record<SocialService, string>> = {
  discord: 'https://discord.gg/…',
  twitter: '@name',
  instagram: '@name',
  youtube: '@name',
  twitch: '@name',
};

/** As long as the database takes, in characters. */
const MOST = 200;

/** Where else one is to be found. */
export function ElsewhereSection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const section = useSection('elsewhere', profile);
  const given = SOCIAL_SERVICES.filter((service) => profile.socials[service] !== null);
  return (
    <SectionCard
      title={t`Elsewhere`}
      section={section}
      isReadOnly={isReadOnly}
      view={
        given.length === 0 ? (
          <p className={styles['none']}>
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
        )
      }
      fields={
        <>
          <p className={styles['small']}>
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
        </>
      }
    />
  );
}

/** What becomes of what is typed, before it is saved. */
function linkHint(service: SocialService, text: string, asText: string): string | undefined {
  return text.trim() === '' ? undefined : (socialLinkOf(service, text).href ?? asText);
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
