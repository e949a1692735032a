import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { catalogue } from '#data/catalogue.ts';
import { queryClient } from '#data/query/query-client.ts';
import { unitRowsQuery } from '#data/unit-rows.ts';
import { analyse } from '#domain/compare/analysis.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './analysis.module.css';
import { AnalysisCharts } from './analysis-charts.tsx';
import { OtherList } from './other-list.tsx';

type AnalysisDialogProps = { document: RosterDocument; onClose: () => void };

/** All that the army can do, beside the faction's average and beside another list. */
export function AnalysisDialog({ document, onClose }: AnalysisDialogProps) {
  const { t } = useLingui();
  const [other, setOther] = useState<RosterDocument | null>(null);
  const cards = useQuery(unitRowsQuery(), queryClient());
  const cardOf = cards.data?.cardOf;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Analysis`}
      closeLabel={t`Close`}
      size="lg"
    >
      <div className={styles.body}>
        {document.entries.length === 0 ? (
          <p className={styles.note}>
            <Trans>Add some units first.</Trans>
          </p>
        ) : cards.isPending ? (
          <div role="status">
            <Spinner label={t`Loading...`} size={40} />
          </div>
        ) : (
          <>
            {cards.isError && (
              <LoadFailure title={t`The cards of the units could not be loaded`} onRetry={cards.refetch} />
            )}
            <OtherList other={other} onChoose={setOther} />
            <AnalysisCharts
              analysis={analyse(
                document,
                other,
                catalogue,
                (faction, id) => cardOf?.(faction, id)?.profile ?? null,
              )}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
