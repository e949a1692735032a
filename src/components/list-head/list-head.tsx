import type { ReactNode } from 'react';
import { factionName } from '#data/faction-summaries.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './list-head.module.css';

type ListHeadProps = {
  title: string;
  /** The faction's id. */
  faction: string;
  /** Address of the picture; null for the faction's crest. */
  picture: string | null;
  /** Tells that the picture cannot be loaded. */
  broken?: string | undefined;
  /** Stands beside the faction. */
  badges?: ReactNode;
  /** Stands under the title. */
  children: ReactNode;
};

/** The head of a list that somebody shared or posted: picture, faction, title, and what follows. */
export function ListHead({ title, faction, picture, broken, badges, children }: ListHeadProps) {
  const language = useLanguage();
  return (
    <header className={styles.head}>
      <Picture
        src={picture}
        broken={broken}
        width={128}
        height={128}
        className={styles.picture}
        fallback={<Crest hue={faction} size={92} />}
      />
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone="accent">{factionName(faction, language) ?? faction}</Badge>
          {badges}
        </p>
        <h1 dir="auto">{title}</h1>
        {children}
      </div>
    </header>
  );
}
