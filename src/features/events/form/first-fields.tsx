import { Trans, useLingui } from '@lingui/react/macro';
import { RANGES } from '#domain/events/draft/draft-faults.ts';
import { zoneChange } from '#domain/events/draft/event-draft.ts';
import { useLanguage } from '#platform/use-language.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { CountField } from './count-field.tsx';
import { countryChoices } from './countries.ts';
import styles from './event-form.module.css';
import { type EventForm, TIMES } from './use-event-form.ts';
import { zoneChoices } from './zones.ts';

type PartProps = { form: EventForm };

/** The fields that every event needs. */
export function FirstFields({ form }: PartProps) {
  const { t } = useLingui();
  const { draft, change, field } = form;
  return (
    <>
      <TextField
        {...field('name')}
        label={t`Name`}
        autoComplete="off"
        value={draft.name}
        onValueChange={(name) => change({ name })}
      />
      <WhenAndWhere form={form} />
      <section className={styles.group} aria-labelledby="event-size">
        <h2 id="event-size">
          <Trans>Seats and rounds</Trans>
        </h2>
        <div className={styles.numbers}>
          <CountField form={form} name="seats" label={t`Seats`} of={RANGES.seats} />
          <CountField form={form} name="rounds" label={t`Number of rounds`} of={RANGES.rounds} />
          <CountField form={form} name="roundMinutes" label={t`Minutes a round`} of={RANGES.roundMinutes} />
        </div>
      </section>
    </>
  );
}

/** The fields that say more of the event to its readers. */
export function AboutFields({ form: { draft, change, field } }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        {...field('about')}
        label={t`Description`}
        hint={t`The timetable, prizes, what to bring.`}
        // Four lines also where fields grow with what is written.
        style={{ minHeight: 'calc(4lh + 1rem)' }}
        value={draft.about}
        onValueChange={(about) => change({ about })}
      />
      <TextField
        {...field('picture')}
        label={t`Picture`}
        hint={t`Its address on another site, such as that of your club.`}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t`https://…`}
        value={draft.picture}
        onValueChange={(picture) => change({ picture })}
      />
    </>
  );
}

function WhenAndWhere({ form }: PartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { draft, change, field, isDeadlineOver } = form;
  const countries = countryChoices(language);
  const zones = zoneChoices(draft.zone);
  return (
    <section className={styles.group} aria-labelledby="event-when">
      <h2 id="event-when">
        <Trans>When and where</Trans>
      </h2>
      <div className={styles.fields}>
        <TextField
          {...field('startsAt')}
          label={t`Start`}
          type="datetime-local"
          max="2099-12-31T23:59"
          value={draft.startsAt}
          onValueChange={(startsAt) => change({ startsAt })}
        />
        <ChoiceField
          label={t`Time zone`}
          hint={t`All times of the event are told in it.`}
          value={draft.zone}
          choices={zones}
          onChange={(zone) => change(zoneChange(draft, zone, isDeadlineOver, TIMES))}
        />
        <TextField
          {...field('place')}
          className={styles.whole}
          label={t`Place`}
          hint={t`The hall or shop, and its address.`}
          value={draft.place}
          onValueChange={(place) => change({ place })}
        />
        <TextField
          {...field('city')}
          label={t`City`}
          value={draft.city}
          onValueChange={(city) => change({ city })}
        />
        <ChoiceField
          label={t`Country`}
          value={draft.country}
          choices={countries}
          isOptional
          onChange={(country) => change({ country })}
        />
      </div>
    </section>
  );
}
