import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './article.module.css';

export type ArticleSection = {
  /** The name in the address, after `#`. It is the same in every language and never changes. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** True for a long section, which takes the whole width of a wide window. */
  readonly isWide?: true;
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
  /** True for short sections, which stand in a grid on wide windows under a row of contents. */
  isShort?: true;
};

/**
 * A long text to read and to print: what it is, its contents, and its sections, each with an
 * address.
 */
export function Article({ title, lead, changed, contentsLabel, sections, isShort }: ArticleProps) {
  return (
    <article className={styles.article} data-short={isShort}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {changed !== undefined && <p className={styles.changed}>{changed}</p>}
      </header>
      <Contents label={contentsLabel} sections={sections} />
      <div className={styles.sections}>
        {sections.map(({ id, title: name, body, isWide }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={styles.section}
            data-wide={isWide && ''}
          >
            <h2 id={`${id}-title`}>{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}

type ContentsProps = { label: string; sections: readonly ArticleSection[] };

/** The table of contents. On a phone a press unfolds it: the text comes first there. */
function Contents({ label, sections }: ContentsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={styles.contents} aria-label={label} data-open={isOpen || undefined}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {label}
      </p>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
