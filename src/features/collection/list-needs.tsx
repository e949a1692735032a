import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { factionName } from '#data/faction-summaries.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { type Need, needsOf, withMissing } from '#domain/collection/needs.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox/checkbox-group.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { replaceCollection } from './change-collection.ts';
import styles from './collection.module.css';

/** Saved lists to be played at the same time, with what they need beyond the copies at hand. */
export function ListNeeds() {
  const { t } = useLingui();
  const language = useLanguage();
  const lists = useStore(savedListsStore, (state) => state.lists);
  const collection = useStore(collectionStore, (state) => state.value);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((other) => other !== id)));
  const picked = lists.filter(({ id }) => chosen.includes(id));
  const needs = needsOf(
    collection,
    picked.map((list) => documentFromSavedList(list, catalogue)),
  );
  const missing = needs.filter((need) => need.missing > 0);
  const copies = missing.reduce((sum, need) => sum + need.missing, 0);
  const addMissing = () =>
    replaceCollection(
      (before) => withMissing(before, needs),
      t`${plural(copies, { one: '# copy added', other: '# copies added' })}`,
    );
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Trans>Lists to play at the same time</Trans>
      </h2>
      {lists.length === 0 ? (
        <EmptyState title={t`No saved lists yet`} icon="list">
          <p>
            <Trans>Saved lists appear here, with what they need.</Trans>
          </p>
          <Button render={<Link to={paths.builder()} />}>
            <Trans>Build a list</Trans>
          </Button>
        </EmptyState>
      ) : (
        <CheckboxGroup className={styles.lists} legend={t`Choose one list or more`}>
          {lists.map((list) => (
            <Checkbox
              key={list.id}
              checked={chosen.includes(list.id)}
              onCheckedChange={(on) => toggle(list.id, on)}
              label={`${list.name} · ${factionName(documentFromSavedList(list, catalogue).faction, language)}`}
            />
          ))}
        </CheckboxGroup>
      )}
      {picked.length > 0 && (
        <div className={styles.needs}>
          <p role="status" className={styles.verdict}>
            {copies === 0 ? (
              <Trans>You have all that they need.</Trans>
            ) : (
              <Plural value={copies} one="# copy is missing" other="# copies are missing" />
            )}
          </p>
          <ul className={styles.missing}>
            {missing.map((need) => (
              <MissingUnit key={`${need.faction}/${need.unitId}`} need={need} />
            ))}
          </ul>
          {copies > 0 && (
            <Button icon="plus" onClick={addMissing}>
              <Trans>I own these too</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function MissingUnit({ need }: { need: Need }) {
  const language = useLanguage();
  const unit = getUnit(catalogue, need.faction, need.unitId);
  const name = unit === null ? need.unitId : localName(unit, language);
  const { missing, needed } = need;
  return (
    <li>
      <Trans>
        {missing} of {needed} × {name}
      </Trans>
    </li>
  );
}
