import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ListHead } from '#components/list-head/list-head.tsx';
import { ListTotals } from '#components/list-totals/list-totals.tsx';
import { highCommandFirst } from '#components/shared-units/shared-units.tsx';
import { UnitsWithCard } from '#components/shared-units/units-with-card.tsx';
import { OpenUnitCard } from '#components/unit-card/open-unit-card.tsx';
import { catalogue } from '#data/catalogue.ts';
import { smallPortraitAddress } from '#data/profiles/portrait.ts';
import { unitNames } from '#data/unit-names.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { judgeSentList } from '#domain/roster/judge-sent-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { Army } from '#domain/roster/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import type { SharePayload } from '#domain/sharing/payload.ts';
import { armyAsSent, documentFromPayload } from '#domain/sharing/sent-document.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
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
 * A shared list: name, faction, totals, actions, legality, units; on a desktop with their cards.
 */
function SharedListView({ code, title, payload, ...faults }: SharedListViewProps) {
  const document = documentFromPayload(payload, catalogue);
  // As its sender saw it: the link's numbers, not today's.
  const army = armyAsSent(payload, catalogue);
  return (
    <article className={classNames('page', styles.page)} data-width="wide" data-faction={document.faction}>
      <UnitsWithCard army={army} faction={document.faction}>
        <SharedHead title={title} army={army} faction={document.faction} sentAt={payload.created_at} />
        <SharedListActions code={code} title={title} document={document} army={army} />
        <ListNotes
          {...faults}
          verdict={judgeSentList(document, army, catalogue)}
          units={totalsOf(army).units}
          nameOf={unitNames(army, document.faction, useLanguage())}
        />
      </UnitsWithCard>
      <OpenUnitCard />
    </article>
  );
}

type SharedHeadProps = { title: string; army: Army; faction: FactionId; sentAt: string | null };

function SharedHead({ title, army, faction, sentAt }: SharedHeadProps) {
  const { i18n } = useLingui();
  const totals = totalsOf(army);
  const [first] = highCommandFirst(army);
  const known = first === undefined ? null : getUnit(catalogue, faction, first.unit.id);
  return (
    <ListHead title={title} faction={faction} picture={known === null ? null : smallPortraitAddress(known)}>
      <ListTotals points={totals.points} command={totals.command} units={totals.units}>
        {sentAt !== null && (
          <time dateTime={sentAt}>{i18n.date(new Date(sentAt), { dateStyle: 'medium' })}</time>
        )}
      </ListTotals>
    </ListHead>
  );
}
