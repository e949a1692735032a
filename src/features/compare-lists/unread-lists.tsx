import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { SideMark } from '#components/list-comparison/side-mark.tsx';
import { useListProblemWords } from '#components/pasted-list/use-list-problem-words.ts';
import type { ReadCompared } from '#data/lists/compared-lists.ts';
import { sharedListPath } from '#data/lists/compared-lists.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

/** The page for an address of which a list could not be read: which one, why, and what to do. */
export function UnreadLists({ read }: { read: ReadCompared }) {
  const { t } = useLingui();
  const words = useListProblemWords();
  const title =
    read.one.ok === read.other.ok
      ? t`Neither list of this address could be read`
      : read.one.ok
        ? t`The second list of this address could not be read`
        : t`The first list of this address could not be read`;
  return (
    <DeadEnd
      title={title}
      icon="link"
      way={
        <Button variant="primary" icon="list" render={<Link to={paths.builder()} />}>
          <Trans>Build a list of your own</Trans>
        </Button>
      }
    >
      <title>{t`Broken link – Muster`}</title>
      {(['one', 'other'] as const).map((side) => {
        const list = read[side];
        return (
          <p key={side}>
            <SideMark side={side} />{' '}
            {list.ok ? (
              <Link to={sharedListPath(list.document)}>
                <Trans>This list could be read: open it</Trans>
              </Link>
            ) : (
              words(list.problem)
            )}
          </p>
        );
      })}
    </DeadEnd>
  );
}
