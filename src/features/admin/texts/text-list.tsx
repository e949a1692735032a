import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type AdminText, adminTextsQuery, TEXT_TABLES, type TextKind } from '#data/admin/admin-texts.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { MissingBadges } from '../missing-badges.tsx';

/** The maximum number of rows on a page. */
const MOST = 200;

/** The texts of a kind in the order of reading, and what they lack. */
export function TextList({ kind, texts }: { kind: TextKind; texts: readonly AdminText[] }) {
  const { t } = useLingui();
  const language = storedLanguage(useLanguage());
  const { data: chapters = [] } = useQuery({ ...adminTextsQuery('chapters'), enabled: kind === 'sections' });
  const [search, setSearch] = useSearchParams();
  const term = search.get('q') ?? '';
  const isMissingOnly = search.get('missing') === '1';
  const show = (q: string, missing: boolean) =>
    setSearch(
      { kind, ...(q === '' ? {} : { q }), ...(missing ? { missing: '1' } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const chapterAt = ({ chapterId }: AdminText) => chapters.findIndex(({ id }) => id === chapterId);
  const titleOf = (text: AdminText | undefined, field: string) =>
    text?.fields[field]?.[language] || text?.fields[field]?.en;
  const shown = texts
    .filter((text) => wordsIn(text).includes(term.toLowerCase()))
    .filter((text) => !isMissingOnly || lacks(text, 'es') || lacks(text, 'fr'))
    .toSorted((a, b) => chapterAt(a) - chapterAt(b))
    .map((text) => ({ text, chapter: titleOf(chapters[chapterAt(text)], 'title') }));
  return (
    <>
      <div className={styles.bar}>
        <TextField
          className={styles.grow}
          label={t`Words in it`}
          icon="search"
          clearLabel={t`Clear`}
          value={term}
          onValueChange={(next) => show(next, isMissingOnly)}
        />
        <Checkbox
          label={t`Only texts without a translation`}
          checked={isMissingOnly}
          onCheckedChange={(next) => show(term, next)}
        />
      </div>
      <p className={styles.muted} role="status">
        <Trans>
          {shown.length} of {texts.length}
        </Trans>
      </p>
      <ul className={styles.picks}>
        {shown.slice(0, MOST).map(({ text, chapter }) => (
          <li key={text.id}>
            <Link
              className={styles.pick}
              to={paths.admin('texts', new URLSearchParams({ kind, id: text.id }).toString())}
            >
              <span>
                {chapter !== undefined && <span className={styles.muted}>{chapter} · </span>}
                {titleOf(text, TEXT_TABLES[kind].fields[0])}
              </span>
              <span className={styles.badges}>
                <MissingBadges lacks={(which) => lacks(text, which)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length > MOST && (
        <p className={styles.muted}>
          <Trans>Only the first {MOST} are shown. Search to find the others.</Trans>
        </p>
      )}
    </>
  );
}

function lacks({ fields }: AdminText, language: 'es' | 'fr'): boolean {
  return Object.values(fields).some((field) => field[language].trim() === '');
}

function wordsIn({ fields }: AdminText): string {
  return Object.values(fields)
    .flatMap(Object.values<string>)
    .join('\n')
    .toLowerCase();
}
