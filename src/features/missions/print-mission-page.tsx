import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { findMission } from '#data/missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { usePrintOnce } from '#platform/printing/use-print-once.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PrintDesk } from '#ui/print-desk/print-desk.tsx';
import { MissionArticle } from './mission-article.tsx';
import styles from './print-mission.module.css';
import { useMissions } from '#data/use-missions.ts';

/**
 * `/print-mission/{id}`: a mission or feat on one sheet, A4 or Letter as the printer has it, in a
 * window of its own.
 */
export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { library, language, failure } = useMissions(useLanguage());
  const found = library === null ? null : findMission(library, id);
  usePrintOnce(found !== null);
  if (library === null) {
    return (
      <main>
        <Waiting label={t`Loading missions…`} failure={failure} title={t`The missions could not be loaded`} />
      </main>
    );
  }
  if (found === null) {
    return (
      <main>
        <EmptyState title={t`There is no mission to print here`} headingLevel={1} icon="print">
          <title>{`${t`There is no mission to print here`} – Muster`}</title>
          <p>
            <Trans>Close this window and print again from the mission.</Trans>
          </p>
        </EmptyState>
      </main>
    );
  }
  const name = localName(found.kind === 'mission' ? found.mission : found.feat, language);
  return (
    <PrintDesk heading={name} windowTitle={`${name} – Muster`} printLabel={t`Print`} closeLabel={t`Close`}>
      <main
        className={styles.sheet}
        data-long={found.kind === 'mission' && found.mission.rules.length > 4 ? '' : undefined}
      >
        <MissionArticle found={found} language={language} />
      </main>
    </PrintDesk>
  );
}
