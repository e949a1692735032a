import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { factionName } from '#data/faction-summaries.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './list-lines.module.css';

type ListLinesProps = {
  name: string;
  faction: string;
  points: number;
  /** More facts, each in an element of its own. */
  children?: ReactNode;
};

/** A list in two lines: its name, then its faction, points and further facts. */
export function ListLines({ name, faction, points, children }: ListLinesProps) {
  const language = useLanguage();
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        <span>{factionName(faction, language) ?? faction}</span>
        <span>
          <Trans>{points} pts</Trans>
        </span>
        {children}
      </span>
    </>
  );
}
