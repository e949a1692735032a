import { Lazy } from '#components/lazy/lazy.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { LandingFacts, SupportLink } from '#features/news/landing-facts.tsx';
import { LandingNews } from '#features/news/landing-news.tsx';
import { TestersButton } from '#features/news/testers-button.tsx';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useLanguageChoice } from '../shell/preferences.ts';
import shell from '../shell/shell.module.css';

export { HomeAccount, HomeRoles } from './home-roles.tsx';

const loadNotices = async () => (await import('#features/admin/deployment/build-notices.tsx')).BuildNotices;

const loadClearCache = async () =>
  (await import('#features/updates/clear-cache-button.tsx')).ClearCacheButton;

/** Version, players, and what only testers get. */
export function HomeFacts() {
  return (
    <>
      <SupportLink />
      <PhoneLanguage />
      <LandingFacts />
    </>
  );
}

/**
 * On a phone the language is in the bar as well: who reads none of these words does not look for it
 * in a menu.
 */
function PhoneLanguage() {
  const language = useLanguageChoice();
  return (
    <HeaderSlot>
      <div className={shell.narrow}>
        <Menu label={language.label} icon="globe" items={[language]} />
      </div>
    </HeaderSlot>
  );
}

/** News, and for administrators that a build failed (docs/product.md, "Start page"). */
export function HomeNews() {
  const viewer = useViewer();
  return (
    <>
      {can(viewer, 'administer') && (
        <WithQueries>
          <Lazy load={loadNotices} props={{}} isQuiet />
        </WithQueries>
      )}
      <LandingNews>
        <TestersButton />
        <Lazy load={loadClearCache} props={{}} isQuiet />
      </LandingNews>
    </>
  );
}
