import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import {
  isSameTag,
  MOST_TAG_LENGTH,
  MOST_TAGS,
  tidyTag,
  valuesOf,
  withMark,
  withoutTag,
  withTag,
} from '#domain/roster/many/list-marks.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { changeMarks } from '#components/list-notes/change-marks.ts';
import type { MarkedList, OnMarked } from './mark-actions.ts';
import styles from './saved-lists.module.css';

type TagsDialogProps = {
  /** The lists to be tagged, one or more. */
  items: readonly MarkedList[];
  /** Every tag that the player has given, to choose from. */
  tags: readonly string[];
  onMarked: OnMarked;
  onClose: () => void;
};

/** Gives tags to lists and takes them away. */
export function TagsDialog({ items, tags, onMarked, onClose }: TagsDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const tag = useTagger(items, onMarked);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tidy = tidyTag(typed);
    if (tidy === null) return;
    tag(tags.find((one) => isSameTag(one, tidy)) ?? tidy, true);
    setTyped('');
  };
  const [only] = items;
  const count = items.length;
  const title =
    only !== undefined && count === 1
      ? t`Tags of “${only.list.name}”`
      : t`${plural(count, { one: 'Tags of # list', other: 'Tags of # lists' })}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t`Tags work like folders: press one over your lists to see what has it.`}
      closeLabel={t`Close`}
      size="sm"
    >
      <form className={styles.newTag} onSubmit={submit}>
        <TextField label={t`New tag`} value={typed} onValueChange={setTyped} maxLength={MOST_TAG_LENGTH} />
        <Button type="submit" variant="secondary" icon="plus" disabled={tidyTag(typed) === null}>
          <Trans>Add</Trans>
        </Button>
      </form>
      {tags.map((one) => (
        <TagBox key={one} tag={one} items={items} onTag={tag} />
      ))}
    </Dialog>
  );
}

type TagBoxProps = {
  tag: string;
  items: readonly MarkedList[];
  onTag: (tag: string, isGiven: boolean) => void;
};

/** One tag, ticked when all of the lists have it. */
function TagBox({ tag, items, onTag }: TagBoxProps) {
  const having = items.filter(({ marks }) => valuesOf(marks).tags.some((one) => isSameTag(one, tag))).length;
  const isSome = having > 0 && having < items.length;
  return (
    <Checkbox
      label={
        <span dir="auto">
          {tag}
          {isSome && (
            <>
              {' '}
              <Plural value={having} one="(# list)" other="(# lists)" />
            </>
          )}
        </span>
      }
      checked={having === items.length}
      onCheckedChange={(isGiven) => onTag(tag, isGiven)}
    />
  );
}

/** Gives a tag or takes it away; says how many lists have no room for it. */
function useTagger(items: readonly MarkedList[], onMarked: OnMarked) {
  const { t } = useLingui();
  return (tag: string, isGiven: boolean) => {
    let full = 0;
    changeMarks(
      items,
      (marks, now) => {
        const { tags } = valuesOf(marks);
        const next = isGiven ? withTag(tags, tag) : withoutTag(tags, tag);
        if (next === null) full += 1;
        return next === null ? marks : withMark(marks, 'tags', next, now);
      },
      onMarked,
    );
    if (full > 0) {
      toast.warning({
        title: t`${plural(full, { one: '# list has no room for another tag', other: '# lists have no room for another tag' })}`,
        description: t`A list has ${MOST_TAGS} tags at most. Take one away first.`,
      });
    }
  };
}
