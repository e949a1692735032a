import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { useStore } from 'zustand';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { formatsStore } from '#data/formats/formats-store.ts';
import { newFormat } from '#domain/formats/format.ts';
import { newId } from '#platform/ids.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FormatForm } from './format-form.tsx';
import styles from './formats.module.css';
import { keepFormat } from './keep-format.ts';
import { KeptFormat } from './kept-format.tsx';

/** `/formats`: the formats that the player keeps; with an id the form of one of them. */
export function Component() {
  const { id } = useParams();
  const { formats } = useStore(formatsStore, (state) => state.value);
  if (id === undefined) return <KeptFormats />;
  const format = formats.find((each) => each.id === id);
  return format === undefined ? <NoSuchFormat /> : <FormatForm key={id} format={format} />;
}

function KeptFormats() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { formats, chosen } = useStore(formatsStore, (state) => state.value);
  const create = () => {
    const format = { ...newFormat(newId()), name: t`New format` };
    if (keepFormat(format)) void navigate(paths.formats(format.id));
  };
  return (
    <div className="page stack">
      <title>{t`Formats – Muster`}</title>
      <header className={styles.head}>
        <h1>
          <Trans>Formats</Trans>
        </h1>
        <Button variant="primary" icon="plus" onClick={create}>
          <Trans>New format</Trans>
        </Button>
      </header>
      <p className={styles.lead}>
        <Trans>
          A format is what an event demands of a list. Make one, send it to the players, and check lists
          against it.
        </Trans>
      </p>
      {formats.length === 0 ? (
        <EmptyState title={t`No formats yet`} headingLevel={2} icon="flag">
          <p>
            <Trans>Make one, or open a link or a QR code that an organiser gave you.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {formats.map((format) => (
            <KeptFormat key={format.id} format={format} isChosen={format.id === chosen} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NoSuchFormat() {
  const { t } = useLingui();
  return (
    <DeadEnd
      title={t`This format is not kept in this browser`}
      icon="flag"
      way={
        <Button variant="primary" icon="list" render={<Link to={paths.formats()} />}>
          <Trans>Show my formats</Trans>
        </Button>
      }
    >
      <title>{t`Formats – Muster`}</title>
      <p>
        <Trans>It may have been deleted here. Open its link again to keep it.</Trans>
      </p>
    </DeadEnd>
  );
}
