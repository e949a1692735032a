/** Code that the builder does without at first, in five chunks; its page prefetches three. */
const loadOver = async () => import('./builder-questions.tsx');
export const loadFilters = async () => (await loadOver()).FiltersDialog;
export const loadQuestions = async () => (await loadOver()).BuilderQuestions;
export const loadSayRefused = async () => (await loadOver()).sayRefused;
export const loadPaste = async () => (await loadOver()).PasteDialog;
export const loadRefresh = async () => (await loadOver()).refresh;

const loadLater = async () => import('./army/shown-later.ts');
export const loadMoreActions = async () => (await loadLater()).MoreActions;
export const loadFitsButton = async () => (await loadLater()).FitsButton;
export const loadEmptyArmy = async () => (await loadLater()).EmptyArmy;
export const loadUnstored = async () => (await loadLater()).UnstoredNotice;
/** Fetches the notices, and reports from then on what storage does with lists. */
export const watchStorage = async () => (await loadLater()).watchStorage();
/** Apart: only a list that a release of the catalogue changed needs it. */
export const loadListNews = async () => (await import('./list-news.tsx')).ListNewsDialog;
/** Apart: only a list with problems needs it. */
export const loadFindingFixes = async () => (await import('./army/finding-fixes.tsx')).FindingFixes;
/** Apart: it brings the figures of lists and the choice of another list. */
export const loadAnalysis = async () => (await import('./analysis/analysis-dialog.tsx')).AnalysisDialog;
/** Apart: only a player who parked a list needs it. */
export const loadParkedList = async () => (await import('./parked/parked-list.tsx')).ParkedList;
/** Apart: only a saved list has notes. */
export const loadListNotes = async () => (await import('./notes/list-notes.tsx')).ListNotes;
/** Apart: rarely opened, and it brings the cloud. */
export const loadNotes = async () => (await import('./notes/draft-notes.tsx')).DraftNotes;
/** Apart: only a player who keeps a format needs it. */
export const loadChosenFormat = async () =>
  (await import('#components/format-verdict/chosen-format.tsx')).ChosenFormat;
/** Apart: it brings the queries, which only a wide window needs at first. */
const loadProfile = async () => import('./catalogue/profile-line.tsx');
export const loadProfileLine = async () => (await loadProfile()).ProfileLine;
export const loadProfileNames = async () => (await loadProfile()).ProfileNames;
