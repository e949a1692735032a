const load = async () => import('./card-sections.tsx');

/** The sections of a card that a unit's page shows as well, fetched when they first show. */
export const loadCardProfile = async () => (await load()).CardProfile;
export const loadCardSkills = async () => (await load()).CardSkills;
export const loadCardTerms = async () => (await load()).CardTerms;
