/**
 * The names of the missions in each language, by their ids of the catalogue: the hosted runtime
 * reads no files. server/push/event-pushes.test.ts compares them with the catalogue.
 */
const NAMES: Readonly<Record<string, Readonly<Record<'en' | 'es' | 'fr', string>>>> = {
  'battle-lines': { en: 'Battle Lines', es: 'Líneas de Batalla', fr: 'Lignes de Bataille' },
  'breached-front': { en: 'Breached Front', es: 'Frente Roto', fr: 'Front Percé' },
  'consolidated-progress': {
    en: 'Consolidated Progress',
    es: 'Progreso Consolidado',
    fr: 'Progrès Consolidé',
  },
  expanse: { en: 'Expanse', es: 'Extensión', fr: 'Étendue' },
  'fog-of-death': { en: 'Fog of Death', es: 'Niebla de la Muerte', fr: 'Brouillard de la Mort' },
  'ghosts-from-the-mist': {
    en: 'Ghosts from the Mist',
    es: 'Fantasmas de la Niebla',
    fr: 'Fantômes de la Brume',
  },
  'influence-zones': { en: 'Influence Zones', es: 'Zonas de Influencia', fr: 'Zones d’Influence' },
  loot: { en: 'Loot', es: 'Botín', fr: 'Butin' },
  quadrants: { en: 'Quadrants', es: 'Cuadrantes', fr: 'Quadrants' },
  'rescue-mission': { en: 'Rescue Mission', es: 'Misión de Rescate', fr: 'Mission de Sauvetage' },
  'sacred-land': { en: 'Sacred Land', es: 'Tierra Sagrada', fr: 'Terre Sacrée' },
  'take-positions': { en: 'Take Positions', es: 'Tomar Posiciones', fr: 'Prendre Position' },
  'tree-mother': { en: 'Tree Mother', es: 'Árbol Madre', fr: 'Arbre Mère' },
};

/** Returns the name of a mission; null for one that is not known here. */
export function missionNameIn(language: string, id: string): string | null {
  const names = new Map(Object.entries(NAMES)).get(id);
  if (names === undefined) return null;
  return language === 'es' || language === 'fr' ? names[language] : names.en;
}
