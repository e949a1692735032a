import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { catalogue } from '#data/catalogue.ts';
import { type Releases, withRelease } from '#data/lists/compared-lists.ts';
import { Select } from '#ui/select/select.tsx';
import styles from './release-choice.module.css';

/** The value of a side that is read with the catalogue of now. */
const NOW = 'now';

/** The release of the catalogue that each list is read with. It is in the address. */
export function ReleaseChoice({ releases }: { releases: Releases }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const published = Array.from({ length: catalogue.release + 1 }, (_, at) => catalogue.release - at);
  const asked = [releases.one, releases.other].filter((number) => number !== null);
  const items = [
    { value: NOW, label: t`As it is now` },
    ...[...new Set([...asked, ...published])].map((number) => ({
      value: String(number),
      label: number === 0 ? t`The app’s own files` : t`Release ${number}`,
    })),
  ];
  const choose = (side: SideName) => (value: string) =>
    setSearch(withRelease(search, side, value === NOW ? null : Number(value)), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={styles.choice}>
      <Select
        label={t`Catalogue for A`}
        showLabel
        value={String(releases.one ?? NOW)}
        items={items}
        onValueChange={choose('one')}
      />
      <Select
        label={t`Catalogue for B`}
        showLabel
        value={String(releases.other ?? NOW)}
        items={items}
        onValueChange={choose('other')}
      />
    </div>
  );
}
