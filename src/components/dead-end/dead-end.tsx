import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { IconName } from '#ui/icon/icon-paths.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './dead-end.module.css';

type DeadEndProps = {
  title: string;
  icon: IconName;
  /** The likeliest way on, as the main button. */
  way: ReactNode;
  /** True where words may find what the address did not. */
  hasSearch?: boolean;
  /** The title of the document, and the reason and remedy in sentences. */
  children: ReactNode;
};

/** A page without content, for an address that leads nowhere: why, and three ways on. */
export function DeadEnd({ title, icon, way, hasSearch = false, children }: DeadEndProps) {
  return (
    <EmptyState title={title} headingLevel={1} icon={icon}>
      {children}
      {hasSearch && <Search />}
      <div className={styles.ways}>
        {way}
        <Button icon="board" render={<Link to={paths.communityLists()} />}>
          <Trans>Browse Lists</Trans>
        </Button>
        <Button icon="home" render={<Link to={paths.home()} />}>
          <Trans>Go to the start page</Trans>
        </Button>
      </div>
    </EmptyState>
  );
}

/** The search of the reader, for rules, the FAQ, units and missions. */
function Search() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const find = () => void navigate(paths.rules(), { state: { searchTerm: term } });
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (term.trim() !== '') find();
      }}
    >
      <TextField
        type="search"
        enterKeyHint="search"
        label={t`Search rules, FAQ and units`}
        hideLabel
        icon="search"
        placeholder={t`Rule, question, unit …`}
        maxLength={200}
        value={term}
        onValueChange={setTerm}
      />
    </form>
  );
}
