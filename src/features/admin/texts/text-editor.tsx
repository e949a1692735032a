import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  addText,
  adminTextsQuery,
  deleteText,
  type LocalFields,
  type AdminText,
  restoredFields,
  saveText,
  TEXT_TABLES,
  type TextKind,
} from '#data/admin/admin-texts.ts';
import type { StoredLanguage } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Select } from '#ui/select/select.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { LocalField } from '../local-field.tsx';
import { TextPreview } from '../previews.tsx';
import { History } from '../log/history.tsx';
import { useAct } from '../use-act.tsx';
import { TranslateButtons } from '../translate-buttons.tsx';

type TextEditorProps = {
  kind: TextKind;
  /** Null for a new one. */
  text: AdminText | null;
  texts: readonly AdminText[];
};

const EMPTY = { en: '', es: '', fr: '' };

/** One text in three languages side by side: what is missing, translation, preview, history. */
export function TextEditor({ kind, text, texts }: TextEditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isBusy, act, ask, dialog } = useAct();
  const names = TEXT_TABLES[kind].fields;
  const [title, body] = names;
  const [fields, setFields] = useState<LocalFields>(
    text?.fields ?? Object.fromEntries(names.map((name) => [name, EMPTY])),
  );
  const [chapterId, setChapterId] = useState<string | null>(text?.chapterId ?? null);
  const labels: Readonly<Record<string, string>> = {
    title: t`Title`,
    name: t`Name`,
    section: t`Question`,
    content: kind === 'faq' ? t`Answer` : t`Text`,
    description: t`Description`,
  };
  const back = paths.admin('texts', `kind=${kind}`);
  const set = (name: string, language: StoredLanguage, words: string) =>
    setFields((before) => ({ ...before, [name]: { ...(before[name] ?? EMPTY), [language]: words } }));
  const english = (name: string) => fields[name]?.en ?? '';
  const isWhole =
    names.every((name) => english(name).trim() !== '') && (kind !== 'sections' || chapterId !== null);
  const heading = english(title);
  const save = () => {
    const order = Math.max(0, ...texts.map((each) => each.order ?? 0)) + 1;
    act({
      action: async () =>
        text === null ? addText(kind, fields, { order, chapterId }) : saveText(kind, text.id, fields),
      done: t`“${heading}” is saved.`,
      after: () => text === null && navigate(back),
    });
  };
  const remove = (id: string) =>
    ask({
      title: t`Delete “${heading}”?`,
      body:
        kind === 'chapters'
          ? t`All its sections are removed too. The log keeps them, and you can undo this there.`
          : t`Players can no longer find it. The log keeps it, and you can undo this there.`,
      confirm: t`Delete`,
      isDanger: true,
      action: async () => deleteText(kind, id),
      done: t`“${heading}” is deleted.`,
      after: () => navigate(back),
    });
  const textsFor = (language: 'es' | 'fr') => {
    const empty = names.filter((name) => (fields[name]?.[language] ?? '').trim() === '');
    const wanted = empty.length === 0 ? names : empty;
    return Object.fromEntries(wanted.map((name) => [name, english(name)]));
  };
  return (
    <>
      <p>
        <Link to={back}>
          <Trans>All texts</Trans>
        </Link>
      </p>
      {kind === 'sections' && text === null && <ChapterField value={chapterId} onChange={setChapterId} />}
      {names.map((name) => (
        <LocalField
          key={name}
          label={labels[name] ?? name}
          rows={name === body ? 12 : 2}
          texts={fields[name] ?? EMPTY}
          onChange={(language, words) => set(name, language, words)}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="primary" icon="save" busy={isBusy} disabled={!isWhole} onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <TranslateButtons
          textsFor={textsFor}
          onTranslated={(language, translated) => {
            for (const [name, words] of Object.entries(translated)) set(name, language, words);
          }}
        />
        {text !== null && (
          <Button icon="trash" onClick={() => remove(text.id)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {body !== undefined && <TextPreview texts={fields[body] ?? EMPTY} />}
      {text !== null && (
        <History
          subject={TEXT_TABLES[kind].table}
          targetId={text.id}
          onRestore={(row) => setFields((before) => restoredFields(kind, before, row))}
        />
      )}
      {dialog}
    </>
  );
}

function ChapterField({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  const { t } = useLingui();
  const { data = [] } = useQuery(adminTextsQuery('chapters'));
  return (
    <Select
      showLabel
      label={t`Chapter`}
      value={value}
      placeholder={t`Choose a chapter`}
      items={data.map(({ id, fields }) => ({ value: id, label: fields['title']?.en ?? id }))}
      onValueChange={onChange}
    />
  );
}
