import { Plural, Trans } from '@lingui/react/macro';
import { PAGE_SIZE } from '#data/admin/users.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './admin.module.css';

/** The server lists so many entries at most; a search finds the others. */
const MOST_LISTED = 1000;

type PagerProps = { page: number; total: number; onPage: (page: number) => void };

/** The number of entries, and buttons to page through them. */
export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <div className={styles.pager}>
      <span>
        {total < MOST_LISTED ? (
          <Plural value={total} one="# entry" other="# entries" />
        ) : (
          <Plural value={total} one="# entry or more" other="# entries or more" />
        )}
        {pages > 1 && (
          <>
            {' · '}
            <Trans>
              page {page} of {pages}
            </Trans>
          </>
        )}
      </span>
      {pages > 1 && (
        <>
          <Button size="sm" icon="chevron-left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Trans>Back</Trans>
          </Button>
          <Button
            size="sm"
            trailingIcon="chevron-right"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <Trans>Next</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
