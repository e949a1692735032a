import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListVerdict } from '#domain/events/lists/check-event-list.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './event-lists.module.css';

/** The verdict that the player's app sent along. Nobody else has checked it. */
export function AppWord({ verdict }: { verdict: ListVerdict }) {
  const { t } = useLingui();
  const { problems, warnings, points, release } = verdict;
  const found = [
    problems > 0 ? t`${plural(problems, { one: '# problem', other: '# problems' })}` : '',
    warnings > 0 ? t`${plural(warnings, { one: '# warning', other: '# warnings' })}` : '',
  ].filter((words) => words !== '');
  const facts = [
    t`${points} pts`,
    ...(found.length === 0 ? [t`no problems`] : found),
    release === 0 ? t`the app’s own catalogue` : t`catalogue release ${release}`,
  ].join(', ');
  return (
    <p className={styles.word} data-tone={problems > 0 ? 'danger' : 'success'}>
      <Icon name={problems > 0 ? 'violation' : 'info'} size={18} />
      {t`The player’s app says: ${facts}`}
    </p>
  );
}
