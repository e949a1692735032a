import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { MOST_DESCRIPTION, MOST_NAME } from '#domain/community/post-form.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FactionField, ListTypeFields, UpdateNote } from './post-fields.tsx';
import { PicturePicker } from './picture-picker.tsx';
import styles from './post-list.module.css';
import { PostPreview } from './post-preview.tsx';
import { type PostUnits, usePostForm, usePostUnits, usePublish } from './use-post-form.ts';

/** Posts the draft to the community (docs/product.md, "Posting a list"). */
export function PostDialog() {
  const { isOpen, close } = useDialogAddress('post');
  const list = usePostUnits();
  if (!isOpen) return null;
  return (
    <WithQueries>
      {/* Another list has a form of its own. */}
      <PostListForm key={list.document.name.trim()} list={list} onClose={close} />
    </WithQueries>
  );
}

type PostListFormProps = { list: PostUnits; onClose: () => void };

/** The form for posting a list, with a preview of the post. */
function PostListForm({ list, onClose }: PostListFormProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { document, choices, autoImage } = list;
  const model = usePostForm(document.name, document.faction);
  const { form, change } = model;
  const { publish, isPosting, problem } = usePublish(list, form, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Share Your Army List`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={isPosting}
            disabled={
              list.units.length === 0 || viewer.status === 'loading' || model.isLoading || model.isUnknown
            }
            onClick={publish}
          >
            {isPosting ? t`Posting...` : model.post === null ? t`Share List` : t`Update the post`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.fields}>
          {viewer.status !== 'loading' && !can(viewer, 'post-to-community') && <SignInNote />}
          {problem !== null && (
            <Banner tone="violation" role="alert">
              {t(communityProblemMessage(problem))}
            </Banner>
          )}
          <UpdateNote model={model} faction={document.faction} form={form} autoImage={autoImage} />
          <TextField
            label={t`List name`}
            maxLength={MOST_NAME}
            value={form.postName}
            onValueChange={(postName) => change({ postName })}
          />
          <FactionField faction={document.faction} />
          {document.basedOn !== undefined && (
            <p className={styles.note}>
              <Trans>Based on “{document.basedOn.name}”. Both lists will say so.</Trans>
            </p>
          )}
          <TextArea
            label={t`Description`}
            rows={8}
            // Eight lines also where fields grow with what is written.
            style={{ minHeight: 'calc(8lh + 1rem)' }}
            maxLength={MOST_DESCRIPTION}
            value={form.description}
            onValueChange={(description) => change({ description })}
            hint={t`Addresses that begin with https:// become links.`}
          />
          <PicturePicker
            faction={document.faction}
            choices={choices}
            chosen={form.selectedImage}
            autoImage={autoImage}
            onChoose={(selectedImage) => change({ selectedImage })}
          />
          <ListTypeFields form={form} change={change} />
        </div>
        <PostPreview list={list} form={form} />
      </div>
    </Dialog>
  );
}

/** The session may have ended while the form was open: it is kept, and the way back is here. */
function SignInNote() {
  const { pathname, search } = useLocation();
  return (
    <Banner
      tone="info"
      actions={
        <Button render={<Link to={paths.login(`${pathname}${search}`)} />}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Please log in to share your army list.</Trans>
    </Banner>
  );
}
