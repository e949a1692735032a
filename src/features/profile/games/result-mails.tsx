import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import type { OwnProfile } from '#data/profiles/profile.ts';
import { saveProfile } from '#data/profiles/save-profile.ts';
import { useSiteContacts } from '#platform/site.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';

/**
 * The switch for mails about waiting game results; renders nothing where no server sends such
 * mails.
 */
export function ResultMails({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const { mailsResults } = useSiteContacts();
  const saving = useMutation({
    mutationFn: async (wanted: boolean) => saveProfile(profile.id, { mailsResults: wanted }),
    onSuccess: (outcome) => {
      if (outcome.ok) client.setQueryData(ownProfileQuery(profile.id).queryKey, outcome.profile);
    },
  });
  if (!mailsResults) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Mails about results</Trans>
        </h2>
      </header>
      {saving.data?.ok === false && <ProblemNote failed={saving.data} />}
      <Switch
        label={t`Mail me when a result waits for me`}
        description={t`Five a day at most. The app shows every result.`}
        checked={saving.isPending ? saving.variables : profile.mailsResults}
        disabled={saving.isPending}
        onCheckedChange={(wanted) => saving.mutate(wanted)}
      />
    </section>
  );
}
