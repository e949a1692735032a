import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { factionsByName } from '#data/faction-summaries.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { type Format, MOST_COPIES, MOST_NAME, MOST_NOTE, MOST_POINTS } from '#domain/formats/format.ts';
import { encodeFormat } from '#domain/formats/format-link.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/missions/mission-library.ts';
import { oneLine } from '#domain/sharing/fields.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox/checkbox-group.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { InstantField } from '#ui/instant-field/instant-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './formats.module.css';
import { keepFormat } from './keep-format.ts';
import { LimitsField } from './limits-field.tsx';

type FieldsProps = { format: Format; change: (part: Partial<Format>) => void };

/** The form of a kept format. Every change is kept at once. */
export function FormatForm({ format }: { format: Format }) {
  const { t } = useLingui();
  const { name } = format;
  const change = (part: Partial<Format>) => void keepFormat({ ...format, ...part });
  return (
    <div className="page stack">
      <title>{t`${name} – Muster`}</title>
      <header className={styles.head}>
        <h1>
          <Trans>Edit format</Trans>
        </h1>
        <Button variant="primary" icon="check" render={<Link to={paths.format(encodeFormat(format))} />}>
          <Trans>Done</Trans>
        </Button>
      </header>
      <p className={styles.lead}>
        <Trans>Changes are kept as you make them. Send the link again after a change.</Trans>
      </p>
      <NameFields format={format} change={change} />
      <PointsFields format={format} change={change} />
      <FactionBoxes format={format} change={change} />
      <LimitsField limits={format.limits} onChange={(limits) => change({ limits })} />
      <MissionBoxes format={format} change={change} />
    </div>
  );
}

function NameFields({ format, change }: FieldsProps) {
  const { t } = useLingui();
  const [name, setName] = useState(format.name);
  const [note, setNote] = useState(format.note);
  return (
    <>
      <TextField
        label={t`Name`}
        value={name}
        maxLength={MOST_NAME}
        error={
          oneLine(name, MOST_NAME) === '' ? t`A format needs a name: “${format.name}” stays.` : undefined
        }
        onValueChange={(typed) => {
          setName(typed);
          const told = oneLine(typed, MOST_NAME);
          if (told !== '') change({ name: told });
        }}
      />
      <TextField
        label={t`Note`}
        hint={t`What players should know beside the limits.`}
        value={note}
        maxLength={MOST_NOTE}
        onValueChange={(typed) => {
          setNote(typed);
          change({ note: oneLine(typed, MOST_NOTE) });
        }}
      />
    </>
  );
}

function PointsFields({ format, change }: FieldsProps) {
  const { t } = useLingui();
  const { copies, deadline, maxPoints, minPoints, release, tournament } = format;
  const isCrossed = minPoints !== null && maxPoints !== null && minPoints > maxPoints;
  const here = catalogue.release;
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={t`Points at least`}
          trailing={t`pts`}
          value={minPoints}
          max={MOST_POINTS}
          error={isCrossed ? t`More than the most points: no list can fit.` : undefined}
          invalid={t`A whole number, please.`}
          onValueChange={(points) => change({ minPoints: points })}
        />
        <NumberField
          label={t`Points at most`}
          trailing={t`pts`}
          value={maxPoints}
          max={MOST_POINTS}
          invalid={t`A whole number, please.`}
          onValueChange={(points) => change({ maxPoints: points })}
        />
        <NumberField
          label={t`Copies of a unit at most`}
          hint={t`Empty: as the cards say.`}
          value={copies}
          min={1}
          max={MOST_COPIES}
          invalid={t`A whole number from 1 to ${MOST_COPIES}, please.`}
          onValueChange={(most) => change({ copies: most })}
        />
        <InstantField
          label={t`Lists until`}
          hint={t`In your time zone; players see it in theirs.`}
          value={deadline}
          onValueChange={(instant) => change({ deadline: instant })}
        />
      </div>
      <Switch
        label={t`Tournament legal units only`}
        checked={tournament}
        onCheckedChange={(on) => change({ tournament: on })}
      />
      {(here > 0 || release !== null) && (
        <Switch
          label={t`Only with catalogue release ${release ?? here}`}
          checked={release !== null}
          onCheckedChange={(on) => change({ release: on ? here : null })}
        />
      )}
    </>
  );
}

function FactionBoxes({ format, change }: FieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { factions } = format;
  return (
    <CheckboxGroup legend={t`Factions (none ticked: all)`}>
      {factionsByName(language).map((faction) => (
        <Checkbox
          key={faction.id}
          label={localName(faction, language)}
          checked={factions.includes(faction.id)}
          onCheckedChange={(on) => change({ factions: toggled(factions, faction.id, on) })}
        />
      ))}
    </CheckboxGroup>
  );
}

function MissionBoxes({ format, change }: FieldsProps) {
  const { t } = useLingui();
  const { library } = useMissions(useLanguage());
  if (library === null) return null;
  const { missions, feats } = format;
  return (
    <>
      <NamedBoxes
        title={t`Missions`}
        items={library.missions}
        chosen={missions}
        onChange={(ids) => change({ missions: ids })}
      />
      <NamedBoxes
        title={t`Feats`}
        items={library.feats}
        chosen={feats}
        onChange={(ids) => change({ feats: ids })}
      />
    </>
  );
}

type NamedBoxesProps = {
  title: string;
  items: readonly (DescribedMission | DescribedFeat)[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** Boxes that fold away under a title with the number of those that are ticked. */
function NamedBoxes({ title, items, chosen, onChange }: NamedBoxesProps) {
  const language = useLanguage();
  return (
    <Disclosure title={title} count={chosen.length}>
      <CheckboxGroup legend={title} hideLegend>
        {items.map((item) => (
          <Checkbox
            key={item.id}
            label={localName(item, language)}
            checked={chosen.includes(item.id)}
            onCheckedChange={(on) => onChange(toggled(chosen, item.id, on))}
          />
        ))}
      </CheckboxGroup>
    </Disclosure>
  );
}

function toggled(ids: readonly string[], id: string, on: boolean): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return on ? [...others, id] : others;
}
