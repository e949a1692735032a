import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cleanHtmlQuery } from '#data/news/clean-html-query.ts';
import { STORED_LANGUAGES, type StoredLanguage } from '#domain/catalogue/types.ts';
import { isHtml } from '#domain/reader/news-text.ts';
import { type Inline, textBlocks } from '#domain/reader/text-blocks.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './admin.module.css';

type PreviewProps = { texts: Readonly<Record<StoredLanguage, string>> };

function PreviewPanel({ children }: { children: (language: StoredLanguage) => ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>Preview</Trans>
      </h2>
      <div className={styles.languages}>{STORED_LANGUAGES.map(children)}</div>
    </section>
  );
}

/** A preview of a news item in the three languages. Its HTML is cleaned as it is for players. */
export function NewsPreview({ texts }: PreviewProps) {
  const { t } = useLingui();
  const names = { en: t`English`, es: t`Spanish`, fr: t`French` };
  return (
    <PreviewPanel>
      {(language) => (
        <div key={language} className={styles.preview}>
          <p className={styles.muted}>{names[language]}</p>
          {texts[language].trim() === '' ? (
            <p className={styles.muted}>
              <Trans>Players read the English text.</Trans>
            </p>
          ) : (
            <NewsText text={texts[language]} />
          )}
        </div>
      )}
    </PreviewPanel>
  );
}

function NewsText({ text }: { text: string }) {
  const { data } = useQuery(cleanHtmlQuery(text));
  if (!isHtml(text)) return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return data === undefined ? null : <RichText html={data} />;
}

/**
 * A preview of a text in each language, as the reader takes it apart: paragraphs, lists, and dice
 * and symbols by their names. A missing translation shows the English text.
 */
export function TextPreview({ texts }: PreviewProps) {
  return (
    <PreviewPanel>
      {(language) => (
        <div key={language} className={styles.preview} lang={language}>
          <TextBlocks text={texts[language].trim() === '' ? texts.en : texts[language]} />
        </div>
      )}
    </PreviewPanel>
  );
}

function TextBlocks({ text }: { text: string }) {
  const numbered = textBlocks(text).map((block, at) => ({ block, key: String(at) }));
  return numbered.map(({ block, key }) => {
    if (block.kind === 'diagram') return <Badge key={key}>{block.diagram}</Badge>;
    if (block.kind === 'paragraph') {
      return (
        <p key={key}>
          <Line content={block.content} />
        </p>
      );
    }
    const List = block.ordered ? 'ol' : 'ul';
    const items = block.items.map((content, at) => ({ content, key: String(at) }));
    return (
      <List key={key}>
        {items.map((item) => (
          <li key={item.key}>
            <Line content={item.content} />
          </li>
        ))}
      </List>
    );
  });
}

function Line({ content }: { content: readonly Inline[] }) {
  const parts = content.map((part, at) => ({ part, key: String(at) }));
  return parts.map(({ part, key }) => {
    if (part.kind === 'die') return <Badge key={key}>{part.die}</Badge>;
    if (part.kind === 'symbol') return <Badge key={key}>{part.symbol}</Badge>;
    if (part.strong) return <strong key={key}>{part.text}</strong>;
    return part.marked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
