import { useLingui } from '@lingui/react/macro';
import { TERM_KINDS, type TermKind } from '#domain/catalogue/types.ts';
import { TERM_KIND_WORDS } from '#platform/words/term-kinds.ts';
import { Select } from '#ui/select/select.tsx';
import { FieldError } from '../form/field-error.tsx';
import styles from '../workshop.module.css';

type KindFieldProps = {
  kind: TermKind | '';
  /** True once the kind is part of what the term is known by. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (kind: TermKind) => void;
};

/** The kind of a term: chosen for one that is missing, else only told. */
export function KindField({ kind, isFixed, error, onChange }: KindFieldProps) {
  const { t } = useLingui();
  if (isFixed) return kind === '' ? null : <p className={styles.intro}>{t(TERM_KIND_WORDS[kind])}</p>;
  return (
    <div>
      <Select<TermKind>
        label={t`Kind`}
        showLabel
        value={kind === '' ? null : kind}
        placeholder={t`Choose a kind`}
        items={TERM_KINDS.map((value) => ({ value, label: t(TERM_KIND_WORDS[value]) }))}
        onValueChange={onChange}
      />
      <FieldError text={error} />
    </div>
  );
}
