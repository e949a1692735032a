import { useLingui } from '@lingui/react/macro';
import { allTags, isSameTag } from '#domain/roster/many/list-marks.ts';
import { Button } from '#ui/button/button.tsx';
import type { MarkedList } from './mark-actions.ts';
import styles from './saved-lists.module.css';
import type { ViewControl } from './use-lists-view.ts';

type TagFilterProps = { items: readonly MarkedList[]; control: ViewControl };

/** The tags of the lists: pressed, only lists with all pressed ones are shown. */
export function TagFilter({ items, control: { view, change } }: TagFilterProps) {
  const { t } = useLingui();
  const tags = allTags(items.map(({ marks }) => marks));
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags} role="group" aria-label={t`Tags`}>
      {tags.map((tag) => {
        const others = view.tags.filter((one) => !isSameTag(one, tag));
        const isPressed = others.length < view.tags.length;
        return (
          <Button
            key={tag}
            size="sm"

            dir="auto"
            aria-pressed={isPressed}
            variant={isPressed ? 'primary' : 'secondary'}
            onClick={() => change({ tags: isPressed ? others : [...others, tag] })}
          >
            {tag}
          </Button>
        );
      })}
    </div>
  );
}
