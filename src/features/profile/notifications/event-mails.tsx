import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import { saveProfile } from '#data/profiles/save-profile.ts';
import { useSiteContacts } from '#platform/site.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';

/** The switch for mails about events; renders nothing where no server sends such mails. */
export function EventMails({ userId }: { userId: string }) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const { mailsResults } = useSiteContacts();
  const { data: profile } = useQuery({ ...ownProfileQuery(userId), enabled: mailsResults });
  const saving = useMutation({
    mutationFn: async (wanted: boolean) => saveProfile(userId, { mailsEvents: wanted }),
    onSuccess: (outcome) => {
      if (outcome.ok) client.setQueryData(ownProfileQuery(userId).queryKey, outcome.profile);
    },
  });
  if (!mailsResults || profile === undefined) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Emails about events</Trans>
        </h2>
      </header>
      {saving.data?.ok === false && <ProblemNote failed={saving.data} />}
      <Switch
        label={t`Email me about my events`}
        description={t`About your seat and your list. Ten a day at most.`}
        checked={saving.isPending ? saving.variables : profile.mailsEvents}
        disabled={saving.isPending}
        onCheckedChange={(wanted) => saving.mutate(wanted)}
      />
    </section>
  );
}
