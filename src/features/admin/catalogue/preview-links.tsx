import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dropPreview, type PreviewLink, previewLinksQuery } from '#data/admin/catalogue-previews.ts';
import { copyText } from '#platform/sharing/clipboard.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { When } from '../when.tsx';

/** The links by which testers use the next release before it is published; nothing without one. */
export function PreviewLinks() {
  return (
    <Loaded query={useQuery(previewLinksQuery())}>
      {(links) => (links.length === 0 ? null : <Links links={links} />)}
    </Loaded>
  );
}

function Links({ links }: { links: readonly PreviewLink[] }) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const copy = async (address: string) => {
    if (await copyText(address)) toast.success({ title: t`Link copied` });
    else toast.error({ title: t`Copy the link by hand`, description: address });
  };
  return (
    <section className={styles.panel} aria-labelledby="preview-links">
      <h2 id="preview-links">
        <Trans>Links for testers</Trans>
      </h2>
      <p className={styles.muted}>
        <Trans>
          Whoever has a link may use the release in one tab, for 14 days or until it is published.
        </Trans>
      </p>
      <ul className={styles.rows}>
        {links.map(({ id, number, created_at: at }, index) => {
          const address = `${location.origin}/?preview=${id}`;
          const which = index + 1;
          return (
            <li key={id} className={styles.head}>
              <span className={styles.who}>
                <a href={address} target="_blank" rel="noreferrer">
                  <Trans>Release {number}</Trans>
                </a>{' '}
                <span className={styles.facts}>
                  <When at={at} />
                </span>
              </span>
              <span className={styles.actions}>
                <Button
                  size="sm"
                  icon="copy"
                  aria-label={t`Copy link ${which}`}
                  onClick={() => void copy(address)}
                >
                  <Trans>Copy link</Trans>
                </Button>
                <Button
                  size="sm"
                  icon="trash"
                  busy={isBusy}
                  aria-label={t`Delete link ${which}`}
                  onClick={() => act({ action: async () => dropPreview(id), done: t`The link has ended.` })}
                >
                  <Trans>Delete</Trans>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
