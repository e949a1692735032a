import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import type { FactionGaps, Gap } from '#domain/catalogue/release/gaps.ts';
import { paths } from '#platform/paths.ts';
import {
  addFactionPath,
  addTermPath,
  correctFactionPath,
  correctUnitPath,
} from '#platform/workshop-paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { DisclosureRows } from '#ui/disclosure/disclosure-rows.tsx';
import styles from './catalogue.module.css';

type MissingProps = { overview: UseQueryResult<{ readonly gaps: readonly FactionGaps[] }, unknown> };

/** Units and fields that the catalogue does not know, by faction. */
export function Missing({ overview }: MissingProps) {
  const { data, failureReason } = overview;
  if (data === undefined) return <Waiting shape="list" failure={failureReason} />;
  return (
    <>
      <p>
        <Trans>
          Nobody has told us these yet, so Muster leaves them out instead of guessing. Do you have the card?
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button size="sm" icon="plus" render={<Link to={addTermPath()} />}>
          <Trans>Add a missing term</Trans>
        </Button>
        <Button size="sm" icon="plus" render={<Link to={addFactionPath()} />}>
          <Trans>Add a missing faction</Trans>
        </Button>
      </div>
      <DisclosureRows>
        {data.gaps.map((faction) => (
          <Faction key={faction.id} faction={faction} />
        ))}
      </DisclosureRows>
    </>
  );
}

function Faction({ faction }: { faction: FactionGaps }) {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useGapWords();
  const { id, isPublished, known, units } = faction;
  const name = localName(faction, language);
  return (
    <Disclosure title={name} count={units.length}>
      <p className={styles.day}>
        {isPublished ? (
          <Plural value={known} one="One unit is known." other="# units are known." />
        ) : (
          <Trans>Nobody has published a list of this faction: most of its units are missing.</Trans>
        )}{' '}
        <Link to={correctFactionPath(id)} aria-label={t`Suggest a correction: ${name}`}>
          <Trans>Suggest a correction</Trans>
        </Link>
      </p>
      {units.length === 0 && isPublished && (
        <p>
          <Trans>Nothing of them is missing.</Trans>
        </p>
      )}
      <ul className={styles.gaps}>
        {units.map((unit) => (
          <li key={unit.id}>
            <Link to={paths.unit(id, unit.id)}>{localName(unit, language)}</Link>:{' '}
            {unit.gaps.map(say).join(', ')}{' '}
            <Link to={correctUnitPath(id, unit.id)}>
              <Trans>Add it</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function useGapWords(): (gap: Gap) => string {
  const { t } = useLingui();
  const words: Readonly<Record<Gap, string>> = {
    card: t`the whole card`,
    values: t`values on the card`,
    models: t`the number of models`,
    doubt: t`a skill that leaves a doubt`,
    inferred: t`the card of this faction (taken from another)`,
    words: t`skills in this language`,
  };
  return (gap) => words[gap];
}
