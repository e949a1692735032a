import { Trans } from '@lingui/react/macro';
import type { StoredLanguage } from '#domain/catalogue/types.ts';
import { type Inline, textBlocks } from '#domain/reader/text-blocks.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from '../admin.module.css';

/** A text as the reader takes it apart: paragraphs, lists, and dice and symbols by their names. */
function TextPreview({ text, language }: { text: string; language: string }) {
  const numbered = textBlocks(text).map((block, at) => ({ block, key: String(at) }));
  return (
    <div className={styles.preview} lang={language}>
      {numbered.map(({ block, key }) => {
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
      })}
    </div>
  );
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

/** A preview of a text in each language; a missing translation shows the English text. */
export function Previews({ texts }: { texts: Readonly<Record<StoredLanguage, string>> }) {
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>Preview</Trans>
      </h2>
      <div className={styles.languages}>
        {(['en', 'es', 'fr'] as const).map((language) => (
          <TextPreview
            key={language}
            language={language}
            text={texts[language].trim() === '' ? texts.en : texts[language]}
          />
        ))}
      </div>
    </section>
  );
}
