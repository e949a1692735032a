import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ListTotals } from '#components/list-totals/list-totals.tsx';
import { UnitsWithCard } from '#components/shared-units/units-with-card.tsx';
import { OpenUnitCard } from '#components/unit-card/open-unit-card.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { unitNames } from '#data/unit-names.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { judgeSentList } from '#domain/roster/judge-sent-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { Totals } from '#domain/roster/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import type { SharePayload } from '#domain/sharing/payload.ts';
import { armyAsSent, documentFromPayload } from '#domain/sharing/sent-document.ts';
import { useLanguage } from '#platform/use-language.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { classNames } from '#ui/class-names.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { BrokenLink } from './broken-link.tsx';
import { type LinkFaults, ListNotes } from './list-notes.tsx';
import { SharedListActions } from './shared-list-actions.tsx';
import styles from './shared-list.module.css';

/**
 * A list that came in a link: readable by anyone, without an account (docs/product.md, "Share
 * links").
 */
export function Component() {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const decoded = decodeList(code);
  if (!decoded.ok) return <BrokenLink reason={decoded.reason} />;
  const { payload } = decoded;
  const title = payload.name.trim() === '' ? t`Untitled List` : payload.name;
  const repaired = decoded.problems.filter(({ reason }) => reason !== 'too-many-units');
  return (
    <>
      <title>{`${title} – Muster`}</title>
      <SharedListView
        code={code}
        title={title}
        payload={payload}
        problems={repaired.length}
        isCut={repaired.length < decoded.problems.length}
      />
    </>
  );
}

type SharedListViewProps = LinkFaults & { code: string; title: string; payload: SharePayload };

/**
 * A shared list: name, faction, totals, legality, units; on a desktop with its actions in a pane
 * beside the units.
 */
function SharedListView({ code, title, payload, ...faults }: SharedListViewProps) {
  const isDesktop = useMediaQuery(DESKTOP);
  const document = documentFromPayload(payload, catalogue);
  // As its sender saw it: the link's numbers, not today's.
  const army = armyAsSent(payload, catalogue);
  const totals = totalsOf(army);
  const actions = <SharedListActions code={code} title={title} document={document} army={army} />;
  return (
    <article className={classNames('page', styles.page)} data-width="wide" data-faction={document.faction}>
      <UnitsWithCard army={army} faction={document.faction} actions={isDesktop && actions}>
        <ListHeader title={title} faction={document.faction} sentAt={payload.created_at} totals={totals} />
        {!isDesktop && actions}
        <ListNotes
          {...faults}
          verdict={judgeSentList(document, army, catalogue)}
          units={totals.units}
          nameOf={unitNames(army, document.faction, useLanguage())}
        />
      </UnitsWithCard>
      <OpenUnitCard />
    </article>
  );
}

type ListHeaderProps = { title: string; faction: FactionId; sentAt: string | null; totals: Totals };

function ListHeader({ title, faction: id, sentAt, totals }: ListHeaderProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <header className={styles.header}>
      <p className={styles.faction}>{factionName(id, language) ?? id}</p>
      <h1>{title}</h1>
      <ListTotals points={totals.points} command={totals.command} units={totals.units}>
        {sentAt !== null && (
          <time dateTime={sentAt}>{i18n.date(new Date(sentAt), { dateStyle: 'medium' })}</time>
        )}
      </ListTotals>
    </header>
  );
}
