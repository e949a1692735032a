import type { ReactNode } from 'react';
import styles from './article.module.css';

export type ArticleSection = {
  /** The name in the address, after `#`. It is the same in every language and never changes. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
};

type ArticleProps = {
  title: string;
  /** The summary of the page. */
  lead: ReactNode;
  /** The date of the last change, in words. */
  changed?: string;
  /** Name of the table of contents. */
  contentsLabel: string;
  sections: readonly ArticleSection[];
};

/**
 * A long text to read and to print: what it is, its contents, and its sections, each with an
 * address.
 */
export function Article({ title, lead, changed, contentsLabel, sections }: ArticleProps) {
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {changed !== undefined && <p className={styles.changed}>{changed}</p>}
      </header>
      <nav className={styles.contents} aria-label={contentsLabel}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {contentsLabel}
        </p>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`}>{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}
