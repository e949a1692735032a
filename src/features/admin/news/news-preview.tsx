import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cleanHtml } from '#platform/clean-html.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from '../admin.module.css';

/** Content is HTML when a tag is in it (docs/product.md, "News"). */
const TAG = /<[a-z][^>]*>/i;

/** A preview of a news item in the three languages. Its HTML is cleaned as it is for players. */
export function NewsPreview({ texts }: { texts: readonly [string, string, string] }) {
  const { t } = useLingui();
  const names = [t`English`, t`Spanish`, t`French`];
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>Preview</Trans>
      </h2>
      <div className={styles.languages}>
        {texts.map((text, at) => (
          <div key={names[at]} className={styles.preview}>
            <p className={styles.muted}>{names[at]}</p>
            {text.trim() === '' ? (
              <p className={styles.muted}>
                <Trans>Players read the English text.</Trans>
              </p>
            ) : (
              <Shown text={text} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function Shown({ text }: { text: string }) {
  const isHtml = TAG.test(text);
  const { data } = useQuery({
    queryKey: ['clean-html', text],
    queryFn: async () => cleanHtml(text),
    enabled: isHtml,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (!isHtml) return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return data === undefined ? null : <RichText html={data} />;
}
