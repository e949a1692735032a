import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Select } from '#ui/select/select.tsx';
import styles from './catalogue.module.css';
import { Comparison } from './comparison.tsx';

/** Any two versions side by side. Which ones is in the address (`?from=&to=`). */
export function ChooseVersions({ newest }: { newest: number }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const from = versionIn(search.get('from'), newest);
  const to = versionIn(search.get('to'), newest);
  const items = Array.from({ length: newest + 1 }, (_, at) => newest - at).map((number) => ({
    value: String(number),
    label: number === 0 ? t`The app’s own files` : t`Release ${number}`,
  }));
  const choose = (name: 'from' | 'to') => (value: string) => {
    const next = new URLSearchParams(search);
    next.set('from', String(from ?? 0));
    next.set('to', String(to ?? newest));
    next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={t`Before`}
          showLabel
          value={from === null ? null : String(from)}
          items={items}
          placeholder={t`Choose a version`}
          onValueChange={choose('from')}
        />
        <Select
          label={t`After`}
          showLabel
          value={to === null ? null : String(to)}
          items={items}
          placeholder={t`Choose a version`}
          onValueChange={choose('to')}
        />
      </div>
      {from !== null && to !== null && from !== to && (
        <Comparison key={`${from} ${to}`} from={from} to={to} isNewest={to === newest} />
      )}
      {from !== null && from === to && (
        <p>
          <Trans>Choose two different versions.</Trans>
        </p>
      )}
    </>
  );
}

/** Null for what names no version. */
function versionIn(text: string | null, newest: number): number | null {
  if (text === null || !/^\d{1,7}$/u.test(text)) return null;
  const number = Number(text);
  return number <= newest ? number : null;
}
