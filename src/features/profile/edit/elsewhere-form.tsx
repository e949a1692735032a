import { Trans, useLingui } from '@lingui/react/macro';
import { SOCIAL_SERVICES, type SocialService } from '#data/profiles/profile-rows.ts';
import { SOCIAL_NAMES, socialLinkOf } from '#data/profiles/social-links.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../profile.module.css';
import type { SectionFormProps } from './section-card.tsx';
import { SectionForm } from './section-form.tsx';
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

/** Edits the player's accounts on other services. */
export function ElsewhereForm({ profile, takesFocus }: SectionFormProps) {
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
