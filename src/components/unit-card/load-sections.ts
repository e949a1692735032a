const load = async () => import('./card-sections.tsx');

/** A card and its sections for pages that show them in place, fetched when they first show. */
export const loadCardProfile = async () => (await load()).CardProfile;
export const loadCardSkills = async () => (await load()).CardSkills;
export const loadWholeCard = async () => (await load()).WholeCard;
export const loadCardTerms = async () => (await load()).CardTerms;
