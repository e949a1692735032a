import { Trans, useLingui } from '@lingui/react/macro';
import { OddsChart } from '#components/odds-chart/odds-chart.tsx';
import { catalogue } from '#data/catalogue.ts';
import type { CardOf } from '#data/unit-profiles.ts';
import { countingOf } from '#domain/odds/printed-rolls.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import type { Counting } from '#domain/odds/chances.ts';
import { comparerOf } from '#domain/units/columns.ts';
import { boutsOf } from '#domain/units/bouts.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Select } from '#ui/select/select.tsx';
import { useAddressEdit } from '../use-unit-query.ts';
import styles from './unit-odds.module.css';

type AgainstUnitProps = { unit: Unit; cardOf: CardOf; isStressed: boolean; counting: Counting };

/**
 * Both units' attacks on each other at full strength: the wounds that are left when blocks have
 * taken successes.
 */
export function AgainstUnit({ unit, cardOf, isStressed, counting }: AgainstUnitProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [opponent, choose] = useOpponent();
  const other = opponent === null ? null : (cardOf(opponent.faction, opponent.id)?.profile ?? null);
  const own = cardOf(unit.faction, unit.id)?.profile ?? null;
  const bouts =
    own === null || other === null || opponent === null
      ? []
      : boutsOf(
          { profile: own, isStressed, counting },
          { profile: other, isStressed: false, counting: countingOf(opponent) },
        );
  return (
    <section className={styles.against} aria-label={t`Against another unit`}>
      <h3 className={styles.title}>
        <Trans>Against another unit</Trans>
      </h3>
      <OpponentSelect value={opponent} onChoose={choose} />
      {opponent !== null && bouts.length === 0 && (
        <p className={styles.note}>
          <Trans>One of the two cards prints no dice for that.</Trans>
        </p>
      )}
      <div className={styles.charts}>
        {opponent !== null &&
          bouts.map(({ kind, isOwn, wounds }) => {
            const name = localName(isOwn ? unit : opponent, language);
            const title = kind === 'melee' ? t`Wounds by ${name} in melee` : t`Wounds by ${name} at range`;
            return (
              <OddsChart key={`${kind} ${String(isOwn)}`} title={title} label={title} chances={wounds} />
            );
          })}
      </div>
      {bouts.length > 0 && (
        <p className={styles.note}>
          <Trans>
            Both at full strength; each block takes one success. The other unit rolls without its stress
            modifier.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** The other unit stands in the address, so that a link shows the same chances. */
function useOpponent(): readonly [Unit | null, (key: string) => void] {
  const { search, set } = useAddressEdit();
  const [faction = '', id = ''] = (search.get('against') ?? '').split(':');
  return [getUnit(catalogue, faction, id), (key) => set('against', key)];
}

function OpponentSelect({ value, onChoose }: { value: Unit | null; onChoose: (key: string) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const compare = comparerOf(language);
  const keyOf = (unit: Unit) => `${unit.faction}:${unit.id}`;
  const items = catalogue.factions.flatMap((faction) =>
    (catalogue.unitsByFaction.get(faction.id) ?? []).map((unit) => ({
      value: keyOf(unit),
      label: `${localName(unit, language)} (${localName(faction, language)})`,
    })),
  );
  return (
    <Select<string>
      label={t`The other unit`}
      value={value === null ? '' : keyOf(value)}
      items={[
        { value: '', label: t`Choose a unit` },
        ...items.toSorted((one, other) => compare(one.label, other.label)),
      ]}
      onValueChange={onChoose}
    />
  );
}
