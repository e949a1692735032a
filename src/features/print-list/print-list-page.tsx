import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { documentFromPayload } from '#domain/sharing/document.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PrintDesk } from '#ui/print-desk/print-desk.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { PrintedList } from './printed-list.tsx';
import { preferredPaper } from '#platform/paper.ts';
import type { Paper } from '#platform/paths.ts';
import { usePrintOnce } from '#platform/use-print-once.ts';

/**
 * `/print/{full|courtesy}/{code}`: a list on paper, in a window of its own (docs/product.md,
 * "Printed lists").
 */
export function PrintListPage() {
  const { t } = useLingui();
  const { kind = 'full', code = '' } = useParams();
  const [paper, setPaper] = useState<Paper>(preferredPaper);
  const decoded = decodeList(code);
  usePrintOnce(decoded.ok);
  if (!decoded.ok) {
    return (
      <main>
        <EmptyState title={t`There is no list to print here`} headingLevel={1}>
          <title>{`${t`There is no list to print here`} – Muster`}</title>
          <p>
            <Trans>The address of this window is incomplete. Close it and print again from the list.</Trans>
          </p>
        </EmptyState>
      </main>
    );
  }
  const isCourtesy = kind === 'courtesy';
  const sent = documentFromPayload(decoded.payload, catalogue);
  // The address of a courtesy print holds visible units only; an address made by hand is cut down
  // here all the same.
  const document = isCourtesy ? courtesyDocument(sent, catalogue) : sent;
  return (
    <PrintDesk
      printLabel={t`Print`}
      closeLabel={t`Close`}
      options={
        <ToggleGroup
          label={t`Paper`}
          value={paper}
          onValueChange={setPaper}
          items={[
            { value: 'a4', label: t`A4` },
            { value: 'letter', label: t`Letter` },
          ]}
        />
      }
    >
      <PrintedList document={document} isCourtesy={isCourtesy} paper={paper} />
    </PrintDesk>
  );
}
