import { Trans, useLingui } from '@lingui/react/macro';
import { useShareLink } from '#components/clipboard/use-share-link.ts';
import { ComparisonHead } from '#components/list-comparison/comparison-head.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { ListComparison } from '#components/list-comparison/list-comparison.tsx';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { comparePath, type Releases } from '#data/lists/compared-lists.ts';
import type { ReadList } from '#domain/compare/compare-lists.ts';
import { armyOf } from '#domain/roster/army.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { absoluteUrl } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';

/** Apart: it brings the odds of attacks. */
const loadMatchups = async () => (await import('./matchups/matchups-section.tsx')).MatchupsSection;
/** Apart: few ask for another release. */
const loadReleaseChoice = async () => (await import('./release-choice.tsx')).ReleaseChoice;

type Both = Readonly<Record<SideName, RosterDocument>>;

type BothListsProps = Both & {
  releases?: Releases;
  /** The facts of a side that is read under a release. */
  facts?: Readonly<Record<SideName, Omit<ReadList, 'document'> | undefined>>;
};

/** The two lists side by side, each with the facts of now or of a release. */
export function BothLists({ one, other, releases = NOW, facts }: BothListsProps) {
  const { t } = useLingui();
  const titleOf = useListTitle(releases);
  const titles = { one: titleOf('one', one), other: titleOf('other', other) };
  const sides = {
    one: { title: titles.one, document: one, facts: facts?.one },
    other: { title: titles.other, document: other, facts: facts?.other },
  };
  const title = t`${{ one: titles.one }} and ${{ other: titles.other }}`;
  return (
    <article className="page stack" data-width="wide">
      <title>{t`Compare lists – Muster`}</title>
      <ComparisonHead
        sides={[
          { side: 'one', ...sides.one },
          { side: 'other', ...sides.other },
        ]}
      >
        <ShareButton title={title} path={comparePath(one, other, releases)} />
      </ComparisonHead>
      {(facts !== undefined || catalogue.release > 0) && (
        <Lazy load={loadReleaseChoice} props={{ releases }} isQuiet />
      )}
      <ListComparison {...sides} />
      {facts === undefined && <Lazy load={loadMatchups} props={sides} />}
    </article>
  );
}

const NOW: Releases = { one: null, other: null };

/** Returns a function that names a list; one without a name by its faction and points. */
function useListTitle(releases: Releases) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = (document: RosterDocument): string => {
    if (document.name.trim() !== '') return document.name;
    const faction = factionName(document.faction, language) ?? document.faction;
    const { points } = totalsOf(armyOf(document, catalogue));
    return t`${faction}, ${points} pts`;
  };
  return (side: SideName, document: RosterDocument): string => {
    const [name, release] = [nameOf(document), releases[side]];
    return release === null ? name : t`${name} (release ${release})`;
  };
}

/** Passes the address on: it holds both lists. */
function ShareButton({ title, path }: { title: string; path: string }) {
  const shareLink = useShareLink();
  return (
    <Button icon="share" onClick={() => void shareLink(title, absoluteUrl(path))}>
      <Trans>Share</Trans>
    </Button>
  );
}
