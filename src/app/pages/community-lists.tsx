import { CommunityListsPage } from '#features/community-lists/community-lists-page.tsx';
import { usePartFailure } from './use-parts.ts';

/** The board of the community. */
export function CommunityLists() {
  const onPartFailure = usePartFailure(nothing);
  return <CommunityListsPage onPartFailure={onPartFailure} />;
}

function nothing(): void {
  // The part closes itself.
}
