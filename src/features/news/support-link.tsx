import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useSiteContacts } from '#platform/site.ts';
import { Button } from '#ui/button/button.tsx';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import styles from './news.module.css';

/** The link for supporting the host, in the bar: their own page, else ways to help without one. */
export function SupportLink() {
  const { supportUrl } = useSiteContacts();
  return (
    <HeaderSlot>
      <Button
        variant="quiet"
        icon="heart"
        className={styles.support}
        render={supportUrl === null ? <Link to={paths.about()} /> : <Away to={supportUrl} />}
      >
        <Trans>Support Us</Trans>
      </Button>
    </HeaderSlot>
  );
}

function Away({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
