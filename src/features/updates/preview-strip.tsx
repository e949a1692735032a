import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { createRoot } from 'react-dom/client';
import { leavePreview, type Preview, tryPreview } from '#data/release/try-preview.ts';
import { isUuid } from '#domain/access/token.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './preview-strip.module.css';

/** Code of the start, which is there already: importing it here would take it apart. */
type Start = {
  /** Follows the published releases. */
  readonly follow: () => void;
  /** Holds scroll positions and focus until the function that it returns is called. */
  readonly keepPlace: () => () => Promise<void>;
};

/**
 * Shows a release in this tab before it is published, with a strip above every page that leads out
 * of it. Where that cannot be, the strip says why.
 */
export async function showPreview(token: string, { follow, keepPlace }: Start): Promise<void> {
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const leave = async () => {
    const takeUp = keepPlace();
    close();
    await leavePreview();
    await takeUp();
    follow();
  };
  const show = async () => {
    const takeUp = keepPlace();
    const preview: Preview = isUuid(token) ? await tryPreview(token) : { kind: 'failed', reason: 'over' };
    const isOver = preview.kind === 'failed' && preview.reason !== 'unreachable';
    root.render(
      <I18nProvider i18n={i18n}>
        <Strip preview={preview} onLeave={isOver ? close : leave} onTryAgain={show} />
      </I18nProvider>,
    );
    if (isOver) follow();
    await takeUp();
  };
  await show();
}

type StripProps = { preview: Preview; onLeave: () => unknown; onTryAgain: () => unknown };

function Strip({ preview, onLeave, onTryAgain }: StripProps) {
  const { t } = useLingui();
  const isShown = preview.kind === 'shown';
  const number = isShown ? preview.number : 0;
  const canTryAgain = !isShown && preview.reason === 'unreachable';
  return (
    <aside className={styles.strip} data-failed={isShown ? undefined : ''} aria-label={t`Next release`}>
      <Icon name={isShown ? 'info' : 'warning'} className={styles.icon} />
      <p className={styles.text} role="status">
        {isShown ? (
          <Trans>You are trying release {number} before it is published.</Trans>
        ) : (
          <>
            <Trans>The next release cannot be shown.</Trans> {t(REASONS[preview.reason])}{' '}
            <Trans>You see the published catalogue.</Trans>
          </>
        )}
      </p>
      {canTryAgain && (
        <Button size="sm" icon="refresh" onClick={() => void onTryAgain()}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <Button size="sm" onClick={() => void onLeave()}>
        {isShown || canTryAgain ? <Trans>Leave</Trans> : <Trans>Close</Trans>}
      </Button>
    </aside>
  );
}

const REASONS: Readonly<Record<(Preview & { kind: 'failed' })['reason'], MessageDescriptor>> = {
  over: msg`The link has ended, or its release is published.`,
  unreadable: msg`This version of Muster cannot read it.`,
  unreachable: msg`The server did not answer.`,
};
