import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams, useSearchParams } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { findMission } from '#data/missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import type { Scenario } from '#domain/game/missions/scenario.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
import { TABLET } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { Button } from '#ui/button/button.tsx';
import { MissionBrowser } from './mission-browser.tsx';
import { MissionDetail } from './mission-detail.tsx';
import styles from './missions-page.module.css';
import { type MissionsState, useMissions } from '#data/use-missions.ts';
import { ScenarioDialog } from './scenario-dialog.tsx';

/** The choice to play. Without a feat, the player chooses one later. */
export type PlayChoice = { readonly missionId: Scenario['missionId']; readonly featId: string | null };

type MissionsPageProps = {
  /**
   * Starts a game with a mission, or with a whole scenario. Without it there are no buttons, as the
   * viewer cannot play here.
   */
  onPlay?: (choice: PlayChoice) => void;
};

/**
 * `/missions` and `/missions/{id}`: missions and feats to read, to print and to draw at random
 * (docs/product.md, "Missions page").
 */
export function MissionsPage({ onPlay }: MissionsPageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useMissions(language);
  const { id = null } = useParams();
  const found = state.library === null || id === null ? null : findMission(state.library, id);
  const item = found === null ? null : found.kind === 'mission' ? found.mission : found.feat;
  const name = item === null ? t`Missions and feats` : localName(item, state.language);
  return (
    <div
      className={classNames('page', styles.page)}
      data-width="wide"
      data-view={id === null ? 'list' : 'item'}
    >
      <title>{`${name} – Muster`}</title>
      <Content state={state} id={id} {...(onPlay === undefined ? {} : { onPlay })} />
    </div>
  );
}

type ContentProps = MissionsPageProps & { state: MissionsState; id: string | null };

function Content({ state, id, onPlay }: ContentProps) {
  const { t } = useLingui();
  const scenario = useDialogAddress('scenario');
  const { library, language } = state;
  const shownId = useShownId(library, id);
  if (library === null) {
    return (
      <Waiting
        shape="list"
        label={t`Loading missions…`}
        failure={state.failure}
        title={t`The missions could not be loaded`}
        place="page"
      />
    );
  }
  const create = (
    <Button shrinks icon="plus" onClick={() => scenario.open()}>
      <Trans>Create Scenario</Trans>
    </Button>
  );
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>
            <Trans>Missions and feats</Trans>
          </h1>
          <p>
            <Trans>What you fight for, with maps, setup and scoring.</Trans>
          </p>
        </div>
        <div className={styles.calls}>
          {onPlay !== undefined && (
            <Button shrinks icon="dice" render={<Link to={paths.play()} />}>
              <Trans>Play Mode</Trans>
            </Button>
          )}
          {create}
        </div>
      </header>
      <div className={styles.columns}>
        <MissionBrowser library={library} language={language} chosenId={id} shownId={shownId} />
        <section className={styles.detail}>
          <MissionDetail
            library={library}
            language={language}
            id={shownId}
            {...(onPlay === undefined ? {} : { onPlay })}
          />
        </section>
      </div>
      {scenario.isOpen && (
        <ScenarioDialog
          address={scenario}
          library={library}
          language={language}
          {...(onPlay === undefined ? {} : { onPlay })}
        />
      )}
    </>
  );
}

/**
 * Returns what stands beside the list: what was chosen, or else the first of the list; null on a
 * phone, where the list has the window to itself.
 */
function useShownId(library: MissionLibrary | null, chosenId: string | null): string | null {
  const [search] = useSearchParams();
  const isBeside = useMediaQuery(TABLET);
  if (chosenId !== null || library === null || !isBeside) return chosenId;
  const [first] = search.get('tab') === 'feats' ? library.feats : library.missions;
  return first?.id ?? null;
}
