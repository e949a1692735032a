import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { factionName } from '#data/faction-summaries.ts';
import { dropDraft, type KeptDraft, restoreDraft } from '#data/workshop/kept-drafts.ts';
import type { AnyDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { TERM_KIND_WORDS } from '#platform/words/term-kinds.ts';
import { useLanguage } from '#platform/use-language.ts';
import { dateText } from '#platform/words/clock-text.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { keptDraftPath } from './asked-draft.ts';
import styles from './workshop.module.css';

type Section = AnyDraft['section'];

const UNNAMED: Readonly<Record<Section, MessageDescriptor>> = {
  units: msg`Unit without a name`,
  terms: msg`Term without a name`,
  factions: msg`Faction without a name`,
};

const MISSING: Readonly<Record<Section, MessageDescriptor>> = {
  units: msg`Missing unit`,
  terms: msg`Missing term`,
  factions: msg`Missing faction`,
};

/** A draft of this device: what it is about, and the ways to go on with it or to delete it. */
export function DraftItem({ kept }: { kept: KeptDraft }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { draft, id, revises } = kept;
  const name = nameOf(draft, language) || t(UNNAMED[draft.section]);
  const drop = () => {
    dropDraft(id);
    toast.info({
      title: t`Draft deleted`,
      action: { label: t`Undo`, onPress: () => restoreDraft(kept) },
    });
  };
  return (
    <li className={styles.item} data-faction={factionOf(draft) || undefined}>
      <div className={styles.itemHead}>
        <h3>{name}</h3>
        <span className={styles.intro}>
          {[placeOf(draft, language, t), t(stateOf(draft, revises))].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p className={styles.intro}>
        <Trans>Changed {dateText(Date.parse(kept.savedAt), language)}</Trans>
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="edit"
          aria-label={t`Go on with ${name}`}
          render={<Link to={keptDraftPath(kept)} />}
        >
          <Trans>Go on</Trans>
        </Button>
        <Button icon="trash" aria-label={t`Delete the draft of ${name}`} onClick={drop}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}

/** The faction of a unit, or the kind of a term; empty while nobody has chosen one. */
function placeOf(draft: AnyDraft, language: Language, say: (words: MessageDescriptor) => string): string {
  if (draft.section === 'units') return factionName(draft.faction, language) ?? '';
  return draft.kind === '' ? '' : say(TERM_KIND_WORDS[draft.kind]);
}

function stateOf(draft: AnyDraft, revises: string | null): MessageDescriptor {
  if (revises !== null) return msg`Revision`;
  const known = draft.section === 'units' ? draft.unit : draft.target;
  return known === null ? MISSING[draft.section] : msg`Correction`;
}

function factionOf(draft: AnyDraft): string {
  if (draft.section === 'units') return draft.faction;
  return draft.section === 'factions' ? (draft.target ?? '') : '';
}

/** The name as it is typed; of a term or faction in the reader's language, else in English. */
function nameOf(draft: AnyDraft, language: Language): string {
  if (draft.section === 'units') return draft.name.trim();
  const { [language]: local, en } = draft.words;
  return local?.name.trim() || (en?.name.trim() ?? '');
}
