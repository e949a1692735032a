import { Trans } from '@lingui/react/macro';
import type { TermKind } from '#domain/catalogue/types.ts';
import type { HitKind } from './search/search-documents.ts';

/** Renders the kind of one glossary term. */
export function TermKindWords({ kind }: { kind: TermKind }) {
  switch (kind) {
    case 'keywords':
      return <Trans>Keyword</Trans>;
    case 'characteristics':
      return <Trans>Characteristic</Trans>;
    case 'special-rules':
      return <Trans>Special rule</Trans>;
    case 'states':
      return <Trans>State</Trans>;
  }
}

/** Renders the source of hits, as a heading. */
export function HitKindWords({ kind }: { kind: HitKind }) {
  switch (kind) {
    case 'rules':
      return <Trans>Rules</Trans>;
    case 'faq':
      return <Trans>FAQ</Trans>;
    case 'keywords':
      return <Trans>Keywords</Trans>;
    case 'characteristics':
      return <Trans>Characteristics</Trans>;
    case 'special-rules':
      return <Trans>Special rules</Trans>;
    case 'states':
      return <Trans>States</Trans>;
    case 'units':
      return <Trans>Units</Trans>;
    case 'missions':
      return <Trans>Missions and feats</Trans>;
  }
}
