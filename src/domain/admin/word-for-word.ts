/**
 * The little that is translated when no translator can be asked (docs/product.md, "Translation
 * help"): words that news and rules are full of.
 */
const WORDS: Readonly<Record<'es' | 'fr', Readonly<Record<string, string>>>> = {
  es: {
    news: 'noticias',
    update: 'actualización',
    updates: 'actualizaciones',
    version: 'versión',
    new: 'nuevo',
    fixed: 'corregido',
    added: 'añadido',
    changed: 'cambiado',
    removed: 'eliminado',
    army: 'ejército',
    list: 'lista',
    lists: 'listas',
    unit: 'unidad',
    units: 'unidades',
    faction: 'facción',
    factions: 'facciones',
    points: 'puntos',
    command: 'mando',
    rules: 'reglas',
    rule: 'regla',
    mission: 'misión',
    missions: 'misiones',
    game: 'partida',
    player: 'jugador',
    players: 'jugadores',
    tournament: 'torneo',
    character: 'personaje',
    troop: 'tropa',
    keyword: 'palabra clave',
    keywords: 'palabras clave',
    and: 'y',
    or: 'o',
    the: 'el',
    a: 'un',
    with: 'con',
    without: 'sin',
    for: 'para',
    of: 'de',
    in: 'en',
    now: 'ahora',
    all: 'todo',
  },
  fr: {
    news: 'actualités',
    update: 'mise à jour',
    updates: 'mises à jour',
    version: 'version',
    new: 'nouveau',
    fixed: 'corrigé',
    added: 'ajouté',
    changed: 'modifié',
    removed: 'supprimé',
    army: 'armée',
    list: 'liste',
    lists: 'listes',
    unit: 'unité',
    units: 'unités',
    faction: 'faction',
    factions: 'factions',
    points: 'points',
    command: 'commandement',
    rules: 'règles',
    rule: 'règle',
    mission: 'mission',
    missions: 'missions',
    game: 'partie',
    player: 'joueur',
    players: 'joueurs',
    tournament: 'tournoi',
    character: 'personnage',
    troop: 'troupe',
    keyword: 'mot-clé',
    keywords: 'mots-clés',
    and: 'et',
    or: 'ou',
    the: 'le',
    a: 'un',
    with: 'avec',
    without: 'sans',
    for: 'pour',
    of: 'de',
    in: 'dans',
    now: 'maintenant',
    all: 'tout',
  },
};

/**
 * Puts single words of an English text into another language and leaves the rest, tags and their
 * attributes untouched. A crutch for a first draft, which the editor marks as such: no grammar, no
 * endings.
 */
export function wordForWord(text: string, language: 'es' | 'fr'): string {
  const words = WORDS[language];
  return text
    .split(/(<[^>]*>)/)
    .map((piece) =>
      piece.startsWith('<') ? piece : piece.replaceAll(/\p{L}+/gu, (word) => inCase(word, words)),
    )
    .join('');
}

function inCase(word: string, words: Readonly<Record<string, string>>): string {
  const lower = word.toLowerCase();
  const found = Object.hasOwn(words, lower) ? words[lower] : undefined;
  if (found === undefined) return word;
  const isCapital = word !== lower;
  return isCapital ? found.charAt(0).toUpperCase() + found.slice(1) : found;
}
