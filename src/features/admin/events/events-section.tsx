import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type EventMakers, eventMakersQuery, setEventMakers } from '#data/events/event-makers.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';

/** The rule of who announces events, and the way to the events. */
export function EventsSection() {
  const { t } = useLingui();
  const query = useQuery(eventMakersQuery());
  const { act, isBusy } = useAct();
  const items: { value: EventMakers; label: string }[] = [
    { value: 'everybody', label: t`Everybody with an account` },
    { value: 'administrators', label: t`Administrators alone` },
  ];
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>Who announces events</Trans>
      </h2>
      <Loaded query={query}>
        {(makers) => (
          <Select
            label={t`Who announces events`}
            value={makers}
            items={items}
            disabled={isBusy}
            onValueChange={(wanted) =>
              act({ action: async () => setEventMakers(wanted), done: t`The rule is saved.` })
            }
          />
        )}
      </Loaded>
      <p>
        <Trans>Events that there are stay with those who run them. You hide one on its own page.</Trans>
      </p>
      <div className={styles.actions}>
        <Button render={<Link to={paths.events()} />}>
          <Trans>Show all events</Trans>
        </Button>
      </div>
    </section>
  );
}
