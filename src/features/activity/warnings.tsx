import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readWarning, warningsQuery } from '#data/community/warnings.ts';
import { ageText } from '#platform/age-text.ts';
import { nowIso } from '#platform/clock.ts';
import { asWritten } from '#ui/as-written/as-written.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './activity.module.css';

/** The administrators' unread messages to this player; most players have none. */
export function Warnings({ userId }: { userId: string }) {
  const language = useLanguage();
  const client = useQueryClient();
  const { data = [] } = useQuery(warningsQuery(userId));
  const note = async (id: string) => {
    await readWarning(id, nowIso());
    await client.invalidateQueries({ queryKey: warningsQuery(userId).queryKey });
  };
  return data.map(({ id, body, created_at: at, hidden_kind: kind, hidden_name: name }) => (
    <Banner
      key={id}
      tone="warning"
      title={<Trans>A message from the administrators</Trans>}
      actions={
        <Button size="sm" icon="check" onClick={() => void note(id)}>
          <Trans>I have read it</Trans>
        </Button>
      }
    >
      {kind === 'list' && (
        <p>
          <Trans>Your list “{asWritten(name ?? '')}” was hidden. Reason:</Trans>
        </p>
      )}
      {kind === 'comment' && (
        <p>
          <Trans>Your comment “{asWritten(name ?? '')}” was hidden. Reason:</Trans>
        </p>
      )}
      <p className={styles.sentence}>{body}</p>
      <p className={styles.muted}>{ageText(at, language)}</p>
    </Banner>
  ));
}
