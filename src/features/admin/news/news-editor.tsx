import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { deleteNews, type NewsDraft, saveNews } from '#data/admin/admin-news.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { InstantField } from '#ui/instant-field/instant-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { LocalField } from '../local-field.tsx';
import { NewsPreview } from '../previews.tsx';
import { History } from '../log/history.tsx';
import { TranslateButtons } from '../translate-buttons.tsx';
import { useAct } from '../use-act.tsx';
import { newsTitle, restored } from './news-draft.ts';

type NewsEditorProps = {
  draft: NewsDraft;
  /** The row's id; null for an item that is not saved yet. */
  savedAs: string | null;
};

/**
 * One item: its day, when it comes out, its words in three languages side by side, and how it will
 * look.
 */
export function NewsEditor({ draft, savedAs }: NewsEditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const title = newsTitle(draft, useLanguage());
  const { isBusy, act, ask, dialog } = useAct();
  const [item, setItem] = useState(draft);
  const texts = { en: item.content_en, es: item.content_es ?? '', fr: item.content_fr ?? '' };
  const change = (part: Partial<NewsDraft>) => setItem((before) => ({ ...before, ...part }));
  const back = () => navigate(paths.admin('news'));
  const isWhole = item.content_en.trim() !== '' && item.translation_key.trim() !== '' && item.date !== '';
  const save = () => {
    const { news_id, date, translation_key, content_en, content_es, content_fr, publish_at } = item;
    const whole: NewsDraft = {
      news_id,
      date,
      translation_key: translation_key.trim(),
      content_en,
      content_es: (content_es ?? '').trim() === '' ? null : content_es,
      content_fr: (content_fr ?? '').trim() === '' ? null : content_fr,
      publish_at,
    };
    act({
      action: async () => saveNews(whole, savedAs === null),
      done: t`The news is saved.`,
      after: back,
    });
  };
  const remove = () =>
    ask({
      title: t`Delete the news “${title}” of ${draft.date}?`,
      body: t`Nobody sees it now. The log keeps it, and you can undo this there.`,
      confirm: t`Delete`,
      isDanger: true,
      action: async () => deleteNews(item.news_id),
      done: t`The news is deleted.`,
      after: back,
    });
  return (
    <>
      <p>
        <Link to={paths.admin('news')}>
          <Trans>All news</Trans>
        </Link>
      </p>
      <NewsFacts item={item} onChange={change} />
      <LocalField
        label={t`Words`}
        rows={10}
        texts={texts}
        onChange={(language, text) => change({ [`content_${language}`]: text })}
      />
      <div className={styles.actions}>
        <Button variant="primary" icon="save" busy={isBusy} disabled={!isWhole} onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <TranslateButtons
          disabled={item.content_en.trim() === ''}
          textsFor={(language) => ({ [`content_${language}`]: item.content_en })}
          onTranslated={(_, translated) => change(translated)}
        />
        {savedAs !== null && (
          <Button icon="trash" onClick={remove}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      <NewsPreview texts={texts} />
      {savedAs !== null && (
        <History
          subject="news_items"
          targetId={savedAs}
          onRestore={(row) => setItem((before) => restored(before, row))}
        />
      )}
      {dialog}
    </>
  );
}

type NewsFactsProps = { item: NewsDraft; onChange: (part: Partial<NewsDraft>) => void };

/** The day of an item, its key, and when it comes out. */
function NewsFacts({ item, onChange }: NewsFactsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.numbers}>
      <TextField type="date" label={t`Day`} value={item.date} onValueChange={(date) => onChange({ date })} />
      <TextField
        label={t`Key`}
        hint={t`A short name for you.`}
        value={item.translation_key}
        onValueChange={(key) => onChange({ translation_key: key })}
      />
      <InstantField
        label={t`Publish at`}
        hint={t`Leave empty to publish at once.`}
        value={item.publish_at}
        onValueChange={(publish_at) => onChange({ publish_at })}
      />
    </div>
  );
}
