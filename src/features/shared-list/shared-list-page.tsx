import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { decodeList } from '#domain/sharing/decode.ts';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { unitNames } from '#data/unit-names.ts';
import { judgeSentList } from '#domain/roster/judge-sent-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { armyAsSent, documentFromPayload } from '#domain/sharing/sent-document.ts';
import type { SharePayload } from '#domain/sharing/payload.ts';
import { findingMessage } from '#platform/words/findings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { BrokenLink } from './broken-link.tsx';
import { SharedListActions } from './shared-list-actions.tsx';
import styles from './shared-list.module.css';
import { OpenUnitCard } from '#components/unit-card/open-unit-card.tsx';
import { SharedUnits } from '#components/shared-units/shared-units.tsx';

/**
 * A list that came in a link: readable by anyone, without an account (docs/product.md, "Share
 * links").
 */
export function SharedListPage() {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const decoded = decodeList(code);
  if (!decoded.ok) return <BrokenLink reason={decoded.reason} />;
  const title = decoded.payload.name.trim() === '' ? t`Untitled List` : decoded.payload.name;
  const repaired = decoded.problems.filter(({ reason }) => reason !== 'too-many-units');
  return (
    <>
      <title>{`${title} – Muster`}</title>
      <SharedListView
        code={code}
        payload={decoded.payload}
        problems={repaired.length}
        isCut={repaired.length < decoded.problems.length}
      />
    </>
  );
}

type SharedListViewProps = {
  code: string;
  payload: SharePayload;
  /** The number of parts of the link that could not be read and were replaced or left out. */
  problems: number;
  /** The link has more units than a list holds. */
  isCut: boolean;
};

/** A shared list: name, faction, totals, legality, units. */
function SharedListView({ code, payload, problems, isCut }: SharedListViewProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const document = documentFromPayload(payload, catalogue);
  // As its sender saw it: the link's numbers, not today's.
  const army = armyAsSent(payload, catalogue);
  const totals = totalsOf(army);
  const nameOf = unitNames(army, document.faction, language);
  const { findings, differing, totals: judged, isLegal } = judgeSentList(document, army, catalogue);
  const changed = differing.map(({ unitId }) => nameOf(unitId));
  return (
    <article className={styles.page} data-faction={document.faction}>
      <header className={styles.header}>
        <p className={styles.faction}>{factionName(document.faction, language) ?? payload.faction}</p>
        <h1>{document.name.trim() === '' ? t`Untitled List` : document.name}</h1>
        <p className={styles.totals}>
          <strong>
            <Trans>{totals.points} pts</Trans>
          </strong>
          <span>
            <Trans>{totals.command} CP</Trans>
          </span>
          <span>
            <Plural value={totals.units} one="# unit" other="# units" />
          </span>
          {payload.created_at !== null && (
            <time dateTime={payload.created_at}>
              {i18n.date(new Date(payload.created_at), { dateStyle: 'medium' })}
            </time>
          )}
        </p>
      </header>
      <SharedListActions code={code} document={document} army={army} />
      <div className={styles.findings}>
        {isCut && (
          <Banner tone="warning">
            <Trans>This link has more units than a list holds. The first 200 are shown.</Trans>
          </Banner>
        )}
        {problems > 0 && (
          <Banner tone="warning">
            <Plural
              value={problems}
              one="One part of this link could not be read and shows a default value or is left out."
              other="# parts of this link could not be read and show default values or are left out."
            />
          </Banner>
        )}
        {changed.length > 0 && (
          <Banner tone="warning">
            <p>{t`Shown as it was sent. This catalogue has other values for: ${changed.join(', ')}.`}</p>
            <p>
              <Trans>
                The catalogue gives it {judged.points} pts and {judged.command} CP. A list with other values
                does not count as legal.
              </Trans>
            </p>
          </Banner>
        )}
        {isLegal && problems === 0 && !isCut && (
          <Banner tone="info">
            <Trans>This list passes every check, and all of its units are tournament legal.</Trans>
          </Banner>
        )}
        {findings.map((finding) => (
          <Banner
            key={`${finding.code} ${finding.unitIds.join(' ')}`}
            tone={finding.level === 'violation' ? 'violation' : 'warning'}
          >
            {t(findingMessage(finding, nameOf))}
          </Banner>
        ))}
      </div>
      <SharedUnits army={army} faction={document.faction} />
      <OpenUnitCard />
    </article>
  );
}
