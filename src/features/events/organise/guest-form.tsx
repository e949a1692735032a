import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventView } from '#data/events/event.ts';
import { addGuest } from '#data/events/event-actions.ts';
import { MOST_CLUB } from '#domain/events/types.ts';
import { oneLine } from '#domain/sharing/fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useEventAct } from '../use-event-act.tsx';
import styles from './organise.module.css';

/** The most letters of a guest's name. */
const MOST_NAME = 60;

/** Enters a player without an account in a seat. */
export function GuestForm({ event }: { event: EventView }) {
  const { t } = useLingui();
  const { act, isBusy } = useEventAct();
  const [name, setName] = useState('');
  const [club, setClub] = useState('');
  const [round, setRound] = useState<number | null>(1);
  const [isTried, setTried] = useState(false);
  const told = oneLine(name, MOST_NAME);
  const add = () => {
    setTried(told === '');
    if (told === '') return;
    const clubTold = oneLine(club, MOST_CLUB);
    const guest = { name: told, club: clubTold === '' ? null : clubTold, joinedRound: round ?? 1 };
    act({
      action: async () => addGuest(event.id, guest),
      done: t`${told} has a seat`,
      after: () => setName(''),
    });
  };
  return (
    <Disclosure title={t`Add a guest`}>
      <Form className={styles.form} onSubmit={add}>
        <TextField
          label={t`Name of the guest`}
          hint={t`A player without an account.`}
          error={isTried && told === '' ? t`A guest needs a name.` : undefined}
          maxLength={MOST_NAME}
          value={name}
          onValueChange={setName}
        />
        <TextField label={t`Club (optional)`} maxLength={MOST_CLUB} value={club} onValueChange={setClub} />
        {event.state === 'running' && (
          <NumberField
            label={t`Plays from round`}
            min={1}
            max={event.rounds}
            value={round}
            invalid={t`A round from 1 to ${event.rounds}, please.`}
            onValueChange={setRound}
          />
        )}
        <Button type="submit" icon="plus" busy={isBusy}>
          <Trans>Add the guest</Trans>
        </Button>
      </Form>
    </Disclosure>
  );
}
