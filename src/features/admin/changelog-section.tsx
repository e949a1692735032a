import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dropChangelog, saveChangelog, siteChangelogQuery } from '#data/admin/site-text.ts';
import { readChangelogFile } from '#data/news/changelog.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from './admin.module.css';
import { Loaded } from './loaded.tsx';
import { History } from './log/history.tsx';
import { useAct } from './use-act.tsx';
import { When } from './when.tsx';

/** The beginning of a changelog, in any language. */
const EMPTY = '# Changelog\n';

/** The changelog. A text that is written here replaces the file of the release. */
export function ChangelogSection() {
  const query = useQuery(siteChangelogQuery());
  const file = useQuery({ queryKey: ['changelog-file'], queryFn: readChangelogFile, staleTime: 0 });
  return (
    <Loaded query={query}>
      {(saved) =>
        saved === null ? (
          <Loaded query={file}>{(text) => <Editor key="file" text={text ?? EMPTY} savedAt={null} />}</Loaded>
        ) : (
          <Editor key={saved.updated_at} text={saved.content} savedAt={saved.updated_at} />
        )
      }
    </Loaded>
  );
}

function Editor({ text, savedAt }: { text: string; savedAt: string | null }) {
  const { t } = useLingui();
  const { isBusy, act, ask, dialog } = useAct();
  const [draft, setDraft] = useState(text);
  const version = /\[(\d+\.\d+\.\d+)\]/.exec(draft)?.[1] ?? null;
  const drop = () =>
    ask({
      title: t`Show the changelog of the release again?`,
      body: t`The text written here is removed; the log keeps it.`,
      confirm: t`Show the file`,
      isDanger: true,
      action: dropChangelog,
      done: t`The file is shown again.`,
    });
  return (
    <>
      <p className={styles.facts}>
        {savedAt === null ? (
          <Badge>
            <Trans>from the release file</Trans>
          </Badge>
        ) : (
          <Badge tone="gold" icon="edit">
            <Trans>written here</Trans>
          </Badge>
        )}
        {savedAt !== null && <When at={savedAt} />}
        {version === null ? (
          <Badge tone="warning" icon="warning">
            <Trans>no version in brackets, such as [1.2.3]</Trans>
          </Badge>
        ) : (
          <span>
            <Trans>Version {version}</Trans>
          </span>
        )}
      </p>
      <TextArea
        className={styles.mono}
        label={t`Changelog (Markdown)`}
        rows={16}
        value={draft}
        onValueChange={setDraft}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="save"
          busy={isBusy}
          disabled={draft.trim() === '' || (savedAt !== null && draft === text)}
          onClick={() =>
            act({ action: async () => saveChangelog(draft), done: t`The changelog is saved and shown.` })
          }
        >
          <Trans>Save</Trans>
        </Button>
        {savedAt !== null && (
          <Button icon="restore" onClick={drop}>
            <Trans>Show the file</Trans>
          </Button>
        )}
      </div>
      <section className={styles.panel}>
        <h2>
          <Trans>Preview</Trans>
        </h2>
        <pre className={styles.pre}>{draft}</pre>
      </section>
      <History
        subject="site_texts"
        targetId="changelog"
        onRestore={(row) => {
          const { content } = row;
          if (typeof content === 'string') setDraft(content);
        }}
      />
      {dialog}
    </>
  );
}
