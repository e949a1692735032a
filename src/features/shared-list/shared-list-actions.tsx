import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { useShareLink } from '#components/clipboard/use-share-link.ts';
import { loadCompareWith } from '#components/compare-with/load-compare-with.ts';
import { Lazy } from '#components/lazy/lazy.tsx';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { sayOpenedAsCopy } from '#components/undo/opened-as-copy.ts';
import { catalogue } from '#data/catalogue.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { textExport } from '#domain/roster/text/text-export.ts';
import type { Army, RosterDocument } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { TABLET } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './shared-list.module.css';

type SharedListActionsProps = { code: string; title: string; document: RosterDocument; army: Army };

/**
 * The actions of a shared list in one row: open a copy in the builder, pass the link on, and in a
 * menu copy the list as text and print it.
 */
export function SharedListActions({ code, title, document, army }: SharedListActionsProps) {
  const { t } = useLingui();
  const isPhone = !useMediaQuery(TABLET);
  const navigate = useNavigate();
  const shareLink = useShareLink();
  const exports = useExports(code, document, army);
  const compareWith = useDialogAddress('compare-with');
  const openCopy = () => {
    loadDraft(document);
    sayOpenedAsCopy();
    void navigate(paths.builder());
  };
  const share = async () => shareLink(title, absoluteUrl(paths.sharedList(code)));
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="edit" onClick={openCopy}>
        <Trans>Open in the builder</Trans>
      </Button>
      {isPhone ? (
        <Button iconOnly icon="share" label={t`Share`} onClick={() => void share()} />
      ) : (
        <Button icon="share" onClick={() => void share()}>
          <Trans>Share</Trans>
        </Button>
      )}
      <Menu
        label={t`More about this list`}
        items={[
          {
            id: 'compare',
            label: t`Compare with mine`,
            icon: 'list',
            onSelect: () => compareWith.open(),
          },
          ...exports,
        ]}
      />
      {compareWith.isOpen && (
        <Lazy
          load={loadCompareWith}
          props={{ document, onClose: compareWith.close }}
          onFailure={compareWith.close}
        />
      )}
    </div>
  );
}

/** Returns the ways to take the list along as text and on paper. */
function useExports(code: string, document: RosterDocument, army: Army) {
  const { t } = useLingui();
  const language = useLanguage();
  const print = usePrintWindow();
  const { copyList } = useCopy();
  const printCourtesy = () =>
    print(
      paths.print(
        'courtesy',
        encodeList(payloadOf(courtesyDocument(document, catalogue), catalogue, { createdAt: null })),
      ),
    );
  const copy = async () => {
    const faction = catalogue.factionById.get(document.faction)?.name ?? null;
    await copyList(textExport({ name: document.name, faction, army, language }));
  };
  return [
    { id: 'text', label: t`Copy as text`, icon: 'copy', onSelect: () => void copy() },
    {
      id: 'print',
      label: t`Print Full List`,
      icon: 'print',
      onSelect: () => print(paths.print('full', code)),
    },
    { id: 'courtesy', label: t`Print Courtesy List`, icon: 'print', onSelect: printCourtesy },
    {
      id: 'cards',
      label: t`Print all cards`,
      icon: 'card',
      onSelect: () => print(paths.printCards(code)),
    },
  ] as const;
}
