import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import styles from './reader-page.module.css';
import { SearchBox } from './search-box.tsx';
import { type TextSize, TextSizeMenu } from './text-size.tsx';
import type { SearchTerm } from './use-search-term.ts';

type ReaderToolbarProps = {
  search: SearchTerm;
  textSize: TextSize;
  onTextSize: (size: TextSize) => void;
  /** The contents, where they do not stand beside the text. */
  onContents: () => void;
  onFirstHit: () => void;
  onEnterHits: () => void;
};

/** What stays in reach while one reads: the search, the contents, the size of the words. */
export function ReaderToolbar(props: ReaderToolbarProps) {
  const { t } = useLingui();
  const { search, textSize, onTextSize, onContents, onFirstHit, onEnterHits } = props;
  return (
    <div className={styles['toolbar']}>
      <SearchBox term={search.term} onType={search.type} onFirstHit={onFirstHit} onEnterHits={onEnterHits} />
      <Button
        variant="quiet"
        iconOnly
        icon="list"
        label={t`Contents`}
        aria-haspopup="dialog"
        className={styles['contents-button']}
        onClick={onContents}
      />
      <TextSizeMenu value={textSize} onChoose={onTextSize} />
    </div>
  );
}
