import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import {
  type OfficeText,
  officeTextsQuery,
  TEXT_KINDS,
  TEXT_TABLES,
  type TextKind,
} from '#data/admin/texts.ts';
import { currentEnvironment } from '#platform/environment.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { MissingBadges } from '../missing-badges.tsx';
import { TextEditor } from './text-editor.tsx';

/** Rules, FAQ and special rules: what there is, what lacks a translation, and the editor of one. */
export function TextsSection() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const kind = TEXT_KINDS.find((each) => each === search.get('kind')) ?? 'sections';
  const query = useQuery(officeTextsQuery(kind));
  const names: Readonly<Record<TextKind, string>> = {
    chapters: t`Chapters of the rules`,
    sections: t`Sections of the rules`,
    faq: t`FAQ`,
    'special-rules': t`Special rules`,
  };
  const id = search.get('id');
  return (
    <>
      {currentEnvironment() === 'local' && (
        <Banner tone="info">
          <Trans>
            This host shows the texts that came with the app. What you change here is read on the real site.
          </Trans>
        </Banner>
      )}
      {id === null && (
        <div className={styles['bar']}>
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

function TextList({ kind, texts }: { kind: TextKind; texts: readonly OfficeText[] }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const term = search.get('q') ?? '';
  const isMissingOnly = search.get('missing') === '1';
  const show = (q: string, missing: boolean) =>
    setSearch(
      { kind, ...(q === '' ? {} : { q }), ...(missing ? { missing: '1' } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const lower = term.toLowerCase();
  const fits = (text: OfficeText) =>
    Object.values(text.fields).some((field) =>
      Object.values(field).some((words) => words.toLowerCase().includes(lower)),
    );
  const shown = texts.filter(
    (text) => fits(text) && (!isMissingOnly || lacks(text, 'es') || lacks(text, 'fr')),
  );
  const [title] = TEXT_TABLES[kind].fields;
  return (
    <>
      <div className={styles['bar']}>
        <TextField
          className={styles['grow']}
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
      <p className={styles['muted']} role="status">
        <Trans>
          {shown.length} of {texts.length}
        </Trans>
      </p>
      <ul className={styles['picks']}>
        {shown.slice(0, 200).map((text) => (
          <li key={text.id}>
            <Link
              className={styles['pick']}
              to={paths.admin('texts', new URLSearchParams({ kind, id: text.id }).toString())}
            >
              <span>{text.fields[title]?.en}</span>
              <span className={styles['badges']}>
                <MissingBadges es={lacks(text, 'es') ? '' : 'x'} fr={lacks(text, 'fr') ? '' : 'x'} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function lacks({ fields }: OfficeText, language: 'es' | 'fr'): boolean {
  return Object.values(fields).some((field) => field[language].trim() === '');
}
