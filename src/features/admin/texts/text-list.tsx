import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type AdminText, adminTextsQuery, TEXT_TABLES, type TextKind } from '#data/admin/admin-texts.ts';
import { paths } from '#platform/paths.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { MissingBadges } from '../missing-badges.tsx';

/** The maximum number of rows on a page. */
const MOST = 200;

/** All texts of a kind, by what is in them and what they lack. */
export function TextList({ kind, texts }: { kind: TextKind; texts: readonly AdminText[] }) {
  const { t } = useLingui();
  const language = storedLanguage(useLanguage());
  const ordered = useInOrder(kind, texts);
  const [search, setSearch] = useSearchParams();
  const term = search.get('q') ?? '';
  const isMissingOnly = search.get('missing') === '1';
  const show = (q: string, missing: boolean) =>
    setSearch(
      { kind, ...(q === '' ? {} : { q }), ...(missing ? { missing: '1' } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const lower = term.toLowerCase();
  const fits = (text: AdminText) =>
    Object.values(text.fields).some((field) =>
      Object.values(field).some((words) => words.toLowerCase().includes(lower)),
    );
  const shown = ordered.filter(
    ({ text }) => fits(text) && (!isMissingOnly || lacks(text, 'es') || lacks(text, 'fr')),
  );
  const [title] = TEXT_TABLES[kind].fields;
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
          label={t`Only what lacks a translation`}
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
                {chapter !== null && <span className={styles.muted}>{chapter} · </span>}
                {text.fields[title]?.[language] || text.fields[title]?.en}
              </span>
              <span className={styles.badges}>
                <MissingBadges es={lacks(text, 'es') ? '' : 'x'} fr={lacks(text, 'fr') ? '' : 'x'} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length > MOST && (
        <p className={styles.muted}>
          <Trans>Only the first {MOST} are shown. Write words to find the others.</Trans>
        </p>
      )}
    </>
  );
}

function lacks({ fields }: AdminText, language: 'es' | 'fr'): boolean {
  return Object.values(fields).some((field) => field[language].trim() === '');
}

/** The texts in the order of reading; of sections with the chapter that each stands in. */
function useInOrder(kind: TextKind, texts: readonly AdminText[]) {
  const language = storedLanguage(useLanguage());
  const { data: chapters = [] } = useQuery({ ...adminTextsQuery('chapters'), enabled: kind === 'sections' });
  if (kind !== 'sections') return texts.map((text) => ({ text, chapter: null }));
  const places = new Map(chapters.map((chapter, at) => [chapter.id, { at, title: chapter.fields['title'] }]));
  const placeOf = ({ chapterId }: AdminText) => places.get(chapterId ?? '');
  return texts
    .toSorted((a, b) => (placeOf(a)?.at ?? 0) - (placeOf(b)?.at ?? 0))
    .map((text) => {
      const title = placeOf(text)?.title;
      return { text, chapter: title === undefined ? null : title[language] || title.en };
    });
}
