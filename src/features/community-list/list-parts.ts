/**
 * Parts of a list's page that come while the list itself is on its way, or that only some readers
 * ever see.
 */
export const loadUnits = async () => (await import('./units-section.tsx')).UnitsSection;
export const loadChanges = async () => (await import('./changes.tsx')).Changes;
export const loadComments = async () => (await import('./comments/comments-section.tsx')).CommentsSection;
export const loadTakenDownNote = async () => (await import('./taken-down-note.tsx')).TakenDownNote;
export const loadHiddenNote = async () => (await import('./hidden-note.tsx')).HiddenNote;
export const loadQuestions = async () => (await import('./post-questions.tsx')).PostQuestions;
