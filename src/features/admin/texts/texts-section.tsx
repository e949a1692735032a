import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { adminTextsQuery, TEXT_KINDS, type TextKind } from '#data/admin/admin-texts.ts';
import { hasOwnTexts } from '#platform/text-source.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextList } from './text-list.tsx';

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
