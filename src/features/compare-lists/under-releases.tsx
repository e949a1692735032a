import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { catalogue } from '#data/catalogue.ts';
import type { Releases } from '#data/lists/compared-lists.ts';
import { queryClient } from '#data/query/query-client.ts';
import { catalogueAtQuery } from '#data/release/catalogue-at.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { BothLists } from './both-lists.tsx';
import { ReleaseChoice } from './release-choice.tsx';

type UnderReleasesProps = Readonly<Record<SideName, RosterDocument>> & { releases: Releases };

/** Two lists of which at least one is read as a release of the catalogue had it. */
export function UnderReleases({ one, other, releases }: UnderReleasesProps) {
  const { t } = useLingui();
  // A side without a release is read as it is now, with the same code.
  const [mine, rival] = [releases.one ?? catalogue.release, releases.other ?? catalogue.release];
  const ours = useQuery(catalogueAtQuery(mine), queryClient());
  const theirs = useQuery(catalogueAtQuery(rival), queryClient());
  const failed = [ours, theirs].find((each) => each.isError);
  if (failed !== undefined) {
    return (
      <article className="page stack" data-width="wide">
        <LoadFailure
          title={t`This release of the catalogue could not be loaded`}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
        <ReleaseChoice releases={releases} />
      </article>
    );
  }
  if (ours.data === undefined || theirs.data === undefined)
    return (
      <div className="page" data-width="wide">
        <Waiting />
      </div>
    );
  return (
    <BothLists one={one} other={other} releases={releases} facts={{ one: ours.data, other: theirs.data }} />
  );
}
