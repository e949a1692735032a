import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from '#components/waiting/waiting.tsx';
import { catalogueSourcesQuery } from '#data/workshop/catalogue-sources.ts';
import { readDraft } from '#data/workshop/kept-drafts.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { baseWords } from '#domain/catalogue/workshop/base-words.ts';
import type { AskedDraft } from './asked-draft.ts';
import { DeadEnd } from './dead-end.tsx';
import { OpenedUnit } from './opened-unit.tsx';
import { OpenedWords } from './opened-words.tsx';
import { Revision } from './revision.tsx';

type SuggestionProps = {
  /** The draft's id on this device. */
  id: string;
  asked: Omit<AskedDraft, 'id'>;
};

/** The draft that the address names, once everything is there that it is checked against. */
export function Suggestion({ id, asked }: SuggestionProps) {
  const { t } = useLingui();
  const sources = useQuery(catalogueSourcesQuery());
  if (sources.data === undefined) {
    return (
      <div className="page">
        <title>{t`Suggest a correction – Muster`}</title>
        <Waiting failure={sources.failureReason} />
      </div>
    );
  }
  const { section: askedSection, target, proposal } = asked;
  const kept = readDraft(id);
  if (proposal !== null && kept === null)
    return <Revision key={id} id={id} proposalId={proposal} sources={sources.data} />;
  if (target !== null && kept === null && !isKnown(sources.data, askedSection, target))
    return <DeadEnd reason={askedSection} />;
  // The address of a revision does not say what it is about.
  const section = kept?.draft.section ?? askedSection;
  return section === 'units' ? (
    <OpenedUnit key={id} id={id} sources={sources.data} />
  ) : (
    <OpenedWords key={id} id={id} section={section} target={target} sources={sources.data} />
  );
}

function isKnown(sources: CatalogueSources, section: AskedDraft['section'], target: string): boolean {
  const found = section === 'units' ? baseUnit(sources, target) : baseWords(sources, section, target);
  return found !== null;
}
