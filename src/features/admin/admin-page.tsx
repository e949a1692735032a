import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import layout from './admin-page.module.css';
import { type Section, SECTIONS } from './sections.ts';

/** A page of the admin area with links to all others. The caller checks who may enter. */
export function AdminPage({ section }: { section: Section }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const name = t(section.name);
  const { Page } = section;
  return (
    <WithQueries>
      <title>{t`${name} – Administration – Muster`}</title>
      <meta name="robots" content="noindex" />
      <div className={classNames('page', layout.layout)} data-width="wide">
        <Sections />
        <div className={layout.page}>
          <h1 className={layout.title}>{name}</h1>
          {viewer.status === 'authenticated' && viewer.isPreview && (
            <Banner tone="info">
              <Trans>
                This is a preview: you see the admin area, but the server only answers real administrators.
              </Trans>
            </Banner>
          )}
          <Suspense key={section.id} fallback={<Waiting shape="list" />}>
            <Page />
          </Suspense>
        </div>
      </div>
    </WithQueries>
  );
}

/**
 * The navigation of the admin area; on a phone a row to scroll, with the current section in view.
 */
function Sections() {
  const { t } = useLingui();
  const show = (nav: HTMLElement | null) => {
    const here = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && here) nav.scrollLeft = here.offsetLeft - nav.offsetLeft - 16;
  };
  return (
    <nav ref={show} className={layout.sections} aria-label={t`Administration`}>
      {SECTIONS.map(({ id, path, name, icon }) => (
        <NavLink key={id} to={path} end className={layout.section ?? ''}>
          <Icon name={icon} size={18} />
          {t(name)}
        </NavLink>
      ))}
    </nav>
  );
}
