import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { addFactionPath, addTermPath, workshopPaths } from '#platform/workshop-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type DeadEndProps = { reason: 'units' | 'terms' | 'factions' | 'proposal' | 'signed-out' };

/** An address of the workshop that leads to nothing, and the ways on. */
export function DeadEnd({ reason }: DeadEndProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const unit = { add: t`Add a missing unit`, path: workshopPaths.suggest() };
  const words = {
    units: { title: t`This unit is not known here`, text: t`You can add it as a missing unit.`, ...unit },
    terms: {
      title: t`This term is not known here`,
      text: t`You can add it as a missing term.`,
      add: t`Add a missing term`,
      path: addTermPath(),
    },
    factions: {
      title: t`This faction is not known here`,
      text: t`You can add it as a missing faction.`,
      add: t`Add a missing faction`,
      path: addFactionPath(),
    },
    proposal: {
      title: t`This proposal cannot be opened`,
      text: t`It is gone, or the catalogue has changed too much since. Suggest it again.`,
      ...unit,
    },
    'signed-out': {
      title: t`Sign in to open this proposal`,
      text: '',
      add: t`Sign in`,
      path: paths.login(`${pathname}${search}`),
    },
  };
  const { title, text, add, path } = words[reason];
  return (
    <EmptyState title={title} headingLevel={1} icon="edit">
      <title>{t`Suggest a correction – Muster`}</title>
      {text !== '' && <p>{text}</p>}
      <Button variant="primary" render={<Link to={path} />}>
        {add}
      </Button>
      <Button render={<Link to={workshopPaths.proposals()} />}>
        <Trans>My drafts and proposals</Trans>
      </Button>
    </EmptyState>
  );
}
