import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { findMission } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { PlayChoice } from './missions-page.tsx';
import { MissionArticle } from './mission-article.tsx';
import styles from './mission-detail.module.css';

type MissionDetailProps = {
  library: MissionLibrary;
  language: Language;
  /** Null shows nothing. */
  id: string | null;
  /** Takes the mission to the table. */
  onPlay?: (choice: PlayChoice) => void;
};

/** The mission or feat that was chosen in the list, with its actions. */
export function MissionDetail({ library, language, id, onPlay }: MissionDetailProps) {
  const { t } = useLingui();
  if (id === null) return null;
  const found = findMission(library, id);
  if (found === null) {
    return (
      <EmptyState title={t`There is no such mission`} headingLevel={2} icon="warning">
        <p>
          <Trans>The address names a mission or feat that is not known here.</Trans>
        </p>
        <Button render={<Link to={paths.missions()} />}>
          <Trans>All missions and feats</Trans>
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Actions
        id={id}
        isFeat={found.kind === 'feat'}
        onPlay={
          onPlay === undefined || found.kind === 'feat'
            ? null
            : () => onPlay({ missionId: found.mission.id, featId: null })
        }
      />
      <MissionArticle found={found} language={language} />
    </>
  );
}

type ActionsProps = { id: string; isFeat: boolean; onPlay: (() => void) | null };

function Actions({ id, isFeat, onPlay }: ActionsProps) {
  const { copyLink } = useCopy();
  const link = absoluteUrl(paths.missions(id));
  const print = usePrintWindow();
  return (
    <div className={styles.actions} data-playable={onPlay === null ? undefined : ''}>
      <span className={styles.back}>
        <Button
          variant="quiet"
          size="sm"
          flush
          icon="chevron-left"
          render={<Link to={paths.missions(null, isFeat)} />}
        >
          <Trans>Back</Trans>
        </Button>
      </span>
      <Button
        className={styles.side}
        variant="quiet"
        size="sm"
        icon="link"
        onClick={() => void copyLink(link, link)}
      >
        <Trans>Copy link</Trans>
      </Button>
      <Button
        className={styles.side}
        variant="quiet"
        size="sm"
        icon="print"
        onClick={() => print(absoluteUrl(paths.printMission(id)))}
      >
        <Trans>Print</Trans>
      </Button>
      {onPlay !== null && (
        <Button variant="primary" size="sm" icon="flag" onClick={onPlay}>
          <Trans>Play this</Trans>
        </Button>
      )}
    </div>
  );
}
