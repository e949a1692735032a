import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { useShareLink } from '#components/clipboard/use-share-link.ts';
import { ComparisonHead } from '#components/list-comparison/comparison-head.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { ListComparison } from '#components/list-comparison/list-comparison.tsx';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { comparePath, readCompared } from '#data/lists/compared-lists.ts';
import { armyOf } from '#domain/roster/army.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { absoluteUrl } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { UnreadLists } from './unread-lists.tsx';

/** `/compare/{list}/{list}`: two lists side by side (docs/product.md, "Compare lists"). */
export function Component() {
  const { a = '', b = '' } = useParams();
  const [search] = useSearchParams();
  const read = readCompared({ one: a, other: b }, search);
  if (!read.one.ok || !read.other.ok) return <UnreadLists read={read} />;
  return <BothLists one={read.one.document} other={read.other.document} />;
}

/** Apart: it brings the odds of attacks. */
const loadMatchups = async () => (await import('./matchups/matchups-section.tsx')).MatchupsSection;

type Both = Readonly<Record<SideName, RosterDocument>>;

function BothLists(both: Both) {
  const { t } = useLingui();
  const titleOf = useListTitle();
  const titles = { one: titleOf(both.one), other: titleOf(both.other) };
  const sides = {
    one: { title: titles.one, document: both.one },
    other: { title: titles.other, document: both.other },
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
        <ShareButton title={title} both={both} />
      </ComparisonHead>
      <ListComparison {...sides} />
      <Lazy load={loadMatchups} props={sides} />
    </article>
  );
}

/** Returns a function that names a list; one without a name by its faction and points. */
function useListTitle() {
  const { t } = useLingui();
  const language = useLanguage();
  return (document: RosterDocument): string => {
    if (document.name.trim() !== '') return document.name;
    const faction = factionName(document.faction, language) ?? document.faction;
    const { points } = totalsOf(armyOf(document, catalogue));
    return t`${faction}, ${points} pts`;
  };
}

/** Passes the address on: it holds both lists. */
function ShareButton({ title, both }: { title: string; both: Both }) {
  const shareLink = useShareLink();
  const share = async () => shareLink(title, absoluteUrl(comparePath(both.one, both.other)));
  return (
    <Button icon="share" onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}
