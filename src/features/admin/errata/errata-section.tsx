import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { act, noteCall } from '#data/admin/act.ts';
import { errataFile, adminErrataQuery, type AdminErratum, printedUnit } from '#data/admin/admin-errata.ts';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { downloadText } from '#platform/files/download.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { ErratumEditor } from './erratum-editor.tsx';

/** Corrections to units: those in force, the editor of one, and the file for the catalogue. */
export function ErrataSection() {
  const [search] = useSearchParams();
  const query = useQuery(adminErrataQuery());
  const target = search.get('unit');
  const unit = target === null ? null : printedUnit(target);
  return (
    <Loaded query={query}>
      {(errata) => {
        const units = errata.filter(({ kind }) => kind === 'unit');
        if (unit === null || target === null) return <ErrataList errata={units} />;
        const found = units.find((each) => each.target === target) ?? null;
        return <ErratumEditor key={`${target} ${found?.updated_at ?? ''}`} unit={unit} erratum={found} />;
      }}
    </Loaded>
  );
}

function ErrataList({ errata }: { errata: readonly AdminErratum[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const file = errataFile(errata);
  const download = (text: string) => {
    downloadText('errata.csv', text, 'text/csv');
    void act(async () => noteCall('export_errata', 'errata.csv', 'errata.csv'));
  };
  return (
    <>
      <UnitField />
      {errata.length === 0 && (
        <EmptyState title={t`No unit has errata`} headingLevel={2} icon="shield">
          <p>
            <Trans>
              When a card is corrected, enter it here. Players see it at once, marked as errata, and lists use
              it.
            </Trans>
          </p>
        </EmptyState>
      )}
      <ul className={styles.picks}>
        {errata.map(({ id, target, is_active: isActive, note }) => {
          const unit = printedUnit(target);
          return (
            <li key={id}>
              <Link
                className={styles.pick}
                to={paths.admin('errata', new URLSearchParams({ unit: target }).toString())}
              >
                <span>
                  <strong>{unit === null ? target : localName(unit, language)}</strong> · {note}
                </span>
                {!isActive && (
                  <Badge>
                    <Trans>suspended</Trans>
                  </Badge>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {file !== null && (
        <div className={styles.actions}>
          <Button icon="download" onClick={() => download(file)}>
            <Trans>Export for the catalogue</Trans>
          </Button>
          <p className={styles.muted}>
            <Trans>
              A table for npm run catalogue:import; once a release contains it, delete the errata here.
            </Trans>
          </p>
        </div>
      )}
    </>
  );
}

function UnitField() {
  const { t } = useLingui();
  const language = useLanguage();
  const [, setSearch] = useSearchParams();
  const [faction, setFaction] = useState<string | null>(null);
  const units = faction === null ? [] : (catalogue.unitsByFaction.get(faction) ?? []);
  return (
    <div className={styles.bar}>
      <Select
        data-narrow=""
        showLabel
        label={t`Faction`}
        value={faction}
        placeholder={t`Choose a faction`}
        items={catalogue.factions.map((each) => ({ value: each.id, label: localName(each, language) }))}
        onValueChange={setFaction}
      />
      <Select
        data-narrow=""
        showLabel
        label={t`Unit to correct`}
        value={null}
        placeholder={t`Choose a unit`}
        message={faction === null ? t`Choose a faction first.` : undefined}
        items={units.map((unit) => ({
          value: `${unit.faction}/${unit.id}`,
          label: localName(unit, language),
        }))}
        onValueChange={(unit) => setSearch({ unit })}
      />
    </div>
  );
}
