import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import {
  type AdminText,
  adminTextsQuery,
  TEXT_KINDS,
  TEXT_TABLES,
  type TextKind,
} from '#data/admin/admin-texts.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { hasOwnTexts } from '#platform/text-source.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { MissingBadges } from '../missing-badges.tsx';
import { TextEditor } from './text-editor.tsx';

/** Rules, FAQ and special rules with their missing translations, and the editor of one. */
export function TextsSection() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const kind = TEXT_KINDS.find((each) => each === search.get('kind')) ?? 'sections';
  const query = useQuery(adminTextsQuery(kind));
  const names: Readonly<Record<TextKind, string>> = {
    chapters: t`Chapters of the rules`,
    sections: t`Sections of the rules`,
    faq: t`FAQ`,
    'special-rules': t`Special rules`,
  };
  const id = search.get('id');
  return (
    <>
      {hasOwnTexts() && (
        <Banner tone="info">
          <Trans>
            This host shows the texts that came with the app. What you change here is read on the real site.
          </Trans>
        </Banner>
      )}
      {id === null && (
        <div className={styles.bar}>
          <Select
            data-narrow=""
            label={t`Which texts`}
            value={kind}
            items={TEXT_KINDS.map((value) => ({ value, label: names[value] }))}
            onValueChange={(next) => setSearch({ kind: next })}
          />
          <Button icon="plus" render={<Link to={paths.admin('texts', `kind=${kind}&id=new`)} />}>
            <Trans>Add</Trans>
          </Button>
        </div>
      )}
      <Loaded query={query}>
        {(texts) => {
          if (id === null) return <TextList kind={kind} texts={texts} />;
          const text = texts.find((each) => each.id === id) ?? null;
          return <TextEditor key={id} kind={kind} text={text} texts={texts} />;
        }}
      </Loaded>
    </>
  );
}

/** The maximum number of rows on a page. */
const MOST = 200;

/** The texts of a kind in the order of reading, and what they lack. */
function TextList({ kind, texts }: { kind: TextKind; texts: readonly AdminText[] }) {
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
