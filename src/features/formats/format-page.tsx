import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { useStore } from 'zustand';
import { useShareLink } from '#components/clipboard/use-share-link.ts';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { formatsStore } from '#data/formats/formats-store.ts';
import type { Format } from '#domain/formats/format.ts';
import { decodeFormat, encodeFormat } from '#domain/formats/format-link.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { FormatFacts } from '#components/format-facts/format-facts.tsx';
import styles from './formats.module.css';
import { chooseFormat, keepFormat } from './keep-format.ts';

/** Fetched once the demands are on screen. */
const loadFormatQr = async () => (await import('./format-qr.tsx')).FormatQr;
const loadCheckedLists = async () => (await import('./checked-lists.tsx')).CheckedLists;

/** `/format/{code}`: one format, which travels in its address (docs/product.md, "Formats"). */
export function Component() {
  const { code = '' } = useParams();
  const read = decodeFormat(code);
  return read.ok ? <FormatView format={read.format} faults={read.faults} /> : <BrokenFormat />;
}

function FormatView({ format, faults }: { format: Format; faults: number }) {
  const { t } = useLingui();
  const { name, note } = format;
  return (
    <article className="page stack">
      <title>{t`${name} – Muster`}</title>
      <header className={styles.head}>
        <h1>{name}</h1>
        <ShareButton format={format} />
      </header>
      {note !== '' && <p className={styles.lead}>{note}</p>}
      {faults > 0 && (
        <p role="note" className={styles.lead}>
          <Trans>Parts of this format could not be read and are left out. Ask for its link again.</Trans>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.part}>
          <FormatFacts format={format} />
          <Keeping format={format} />
        </div>
        <Lazy load={loadFormatQr} props={{ format }} isQuiet />
      </div>
      <Lazy load={loadCheckedLists} props={{ format }} />
    </article>
  );
}

/** Keeps the format, or a newer version of it; a kept one is chosen for the builder. */
function Keeping({ format }: { format: Format }) {
  const { t } = useLingui();
  const { formats, chosen } = useStore(formatsStore, (state) => state.value);
  const kept = formats.find(({ id }) => id === format.id);
  if (kept !== undefined && encodeFormat(kept) === encodeFormat(format)) {
    return (
      <>
        <Switch
          label={t`Check lists in the builder`}
          description={t`The verdict is shown beside the list’s legality.`}
          checked={chosen === format.id}
          onCheckedChange={(on) => chooseFormat(on ? format.id : null)}
        />
        <div className={styles.tools}>
          <Button icon="edit" render={<Link to={paths.formats(format.id)} />}>
            <Trans>Edit</Trans>
          </Button>
          <Button icon="list" render={<Link to={paths.formats()} />}>
            <Trans>My formats</Trans>
          </Button>
        </div>
      </>
    );
  }
  const keep = () => {
    if (!keepFormat(format)) return;
    chooseFormat(format.id);
    toast.success({ id: 'formats', title: t`Format kept. The builder checks lists against it.` });
  };
  return (
    <>
      {kept !== undefined && (
        <p className={styles.short}>
          <Trans>You keep another version of this format: “{kept.name}”.</Trans>
        </p>
      )}
      <div className={styles.tools}>
        <Button variant="primary" icon="save" onClick={keep}>
          {kept === undefined ? <Trans>Keep and build for it</Trans> : <Trans>Replace my version</Trans>}
        </Button>
      </div>
    </>
  );
}

function ShareButton({ format }: { format: Format }) {
  const shareLink = useShareLink();
  const share = async () => shareLink(format.name, absoluteUrl(paths.format(encodeFormat(format))));
  return (
    <Button icon="share" onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}

function BrokenFormat() {
  const { t } = useLingui();
  return (
    <DeadEnd
      title={t`This link contains no format`}
      icon="link"
      way={
        <Button variant="primary" icon="list" render={<Link to={paths.formats()} />}>
          <Trans>Show my formats</Trans>
        </Button>
      }
    >
      <title>{t`Broken link – Muster`}</title>
      <p>
        <Trans>The link is cut off or mistyped. Copy all of it again, or scan its QR code.</Trans>
      </p>
    </DeadEnd>
  );
}
