import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deleteErratum, type AdminErratum, saveErratum, setErratumActive } from '#data/admin/admin-errata.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { StoredLanguage, Unit } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { LocalField } from '../local-field.tsx';
import { History } from '../log/history.tsx';
import { useAct } from '../use-act.tsx';
import { TranslateButtons } from '../translate-buttons.tsx';
import { ChangesPanel, FaultList, UnitFields } from './unit-fields.tsx';
import { type CorrectionForm, checkForm, formOf } from './correction-form.ts';

type ErratumEditorProps = {
  /** As it is printed. */
  unit: Unit;
  /** Null while it has none. */
  erratum: AdminErratum | null;
};

/** The correction of one unit: its facts as they should be, why, and what that changes. */
export function ErratumEditor({ unit, erratum }: ErratumEditorProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { isBusy, act, ask, dialog } = useAct();
  const [form, setForm] = useState<CorrectionForm>(() => formOf(unit, erratum?.changes ?? {}));
  const [note, setNote] = useState<Readonly<Record<StoredLanguage, string>>>({
    en: erratum?.note ?? '',
    es: erratum?.note_es ?? '',
    fr: erratum?.note_fr ?? '',
  });
  const name = localName(unit, language);
  const { changes, faults } = checkForm(unit, form);
  const back = () => navigate(paths.admin('errata'));
  const isWhole = faults.length === 0 && Object.keys(changes).length > 0 && note.en.trim() !== '';
  const save = () => {
    const draft = {
      kind: 'unit' as const,
      target: `${unit.faction}/${unit.id}`,
      changes,
      note: note.en.trim(),
      note_es: note.es.trim() || null,
      note_fr: note.fr.trim() || null,
      is_active: erratum?.is_active ?? true,
    };
    act({
      action: async () => saveErratum(draft, erratum?.id ?? null),
      done: t`The errata of ${name} are published.`,
      after: back,
    });
  };
  const remove = (id: string) =>
    ask({
      title: t`Delete the errata of ${name}?`,
      body: t`Players see the printed card again. The log keeps the errata, and you can undo this there.`,
      confirm: t`Delete`,
      isDanger: true,
      action: async () => deleteErratum(id),
      done: t`The errata of ${name} are deleted.`,
      after: back,
    });
  return (
    <>
      <p>
        <Link to={paths.admin('errata')}>
          <Trans>All errata</Trans>
        </Link>
      </p>
      <section className={styles.panel} data-faction={unit.faction}>
        <h2>{name}</h2>
        <UnitFields form={form} unit={unit} onChange={setForm} />
      </section>
      <LocalField
        label={t`Why, in a sentence for players`}
        rows={2}
        texts={note}
        onChange={(target, text) => setNote((before) => ({ ...before, [target]: text }))}
      />
      <FaultList faults={faults} />
      <ChangesPanel unit={unit} changes={changes} />
      <div className={styles.actions}>
        <Button variant="primary" icon="save" busy={isBusy} disabled={!isWhole} onClick={save}>
          <Trans>Publish</Trans>
        </Button>
        <TranslateButtons
          textsFor={() => ({ note: note.en })}
          onTranslated={(target, texts) =>
            setNote((before) => ({ ...before, [target]: texts['note'] ?? '' }))
          }
        />
        {erratum !== null && (
          <>
            <Button
              icon={erratum.is_active ? 'close' : 'restore'}
              busy={isBusy}
              onClick={() =>
                act({
                  action: async () => setErratumActive(erratum.id, !erratum.is_active),
                  done: erratum.is_active ? t`They are suspended.` : t`They apply again.`,
                })
              }
            >
              {erratum.is_active ? <Trans>Suspend</Trans> : <Trans>Reactivate</Trans>}
            </Button>
            <Button icon="trash" onClick={() => remove(erratum.id)}>
              <Trans>Delete</Trans>
            </Button>
          </>
        )}
      </div>
      {erratum !== null && (
        <History
          subject="catalogue_errata"
          targetId={erratum.id}
          onRestore={({ changes: kept }) => {
            if (typeof kept === 'object' && kept !== null) setForm(formOf(unit, { ...kept }));
          }}
        />
      )}
      {dialog}
    </>
  );
}
