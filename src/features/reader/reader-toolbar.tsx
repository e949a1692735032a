import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import styles from './reader-page.module.css';
import { SearchBox } from './search/search-box.tsx';
import { type TextSize, TextSizeMenu } from './text-size.tsx';
import type { SearchTerm } from './search/use-search-term.ts';

type ReaderToolbarProps = {
  search: SearchTerm;
  textSize: TextSize;
  onTextSize: (size: TextSize) => void;
  /** The contents, where they do not stand beside the text. */
  onContents: () => void;
  onFirstHit: () => void;
  onEnterHits: () => void;
};

/** The toolbar that stays in reach during reading: search, contents, text size. */
export function ReaderToolbar(props: ReaderToolbarProps) {
  const { t } = useLingui();
  const { search, textSize, onTextSize, onContents, onFirstHit, onEnterHits } = props;
  return (
    <div className={styles.toolbar}>
      <SearchBox term={search.term} onType={search.type} onFirstHit={onFirstHit} onEnterHits={onEnterHits} />
      <Button
        variant="quiet"
        iconOnly
        icon="list"
        label={t`Contents`}
        aria-haspopup="dialog"
        className={styles.contentsButton}
        onClick={onContents}
      />
      <TextSizeMenu value={textSize} onChoose={onTextSize} />
    </div>
  );
}
