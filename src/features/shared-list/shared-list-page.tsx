import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { decodeList } from '#domain/sharing/decode.ts';
import { BrokenLink } from './broken-link.tsx';
import { SharedListView } from './shared-list-view.tsx';

type SharedListPageProps = { onViewCard: (key: string) => void };

/**
 * A list that came in a link: readable by anyone, without an account (docs/product.md, "Share
 * links").
 */
export function SharedListPage({ onViewCard }: SharedListPageProps) {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const decoded = decodeList(code);
  if (!decoded.ok) return <BrokenLink reason={decoded.reason} />;
  const title = decoded.payload.name.trim() === '' ? t`Untitled List` : decoded.payload.name;
  return (
    <>
      <title>{`${title} – Muster`}</title>
      <SharedListView
        code={code}
        payload={decoded.payload}
        problems={decoded.problems.length}
        onViewCard={onViewCard}
      />
    </>
  );
}
