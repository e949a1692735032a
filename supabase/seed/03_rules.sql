-- Made from catalogue/ and locales/ by `npm run seed:build`: what is changed here is lost.
-- May be applied again and again. A row that somebody has edited stays as it is (its updated_at is no longer its created_at).

insert into public.rules_chapters as held (id, title, title_es, title_fr, order_index)
select seed.id::uuid, seed.title, seed.title_es, seed.title_fr, seed.order_index
from (values
  ('4316f898-7956-5999-ac96-6f1016c9f97a', 'The game in short', 'El juego en pocas palabras', 'Le jeu en bref', 1),
  ('e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Reading a card', 'Leer una carta', 'Lire une carte', 2),
  ('6fd82920-de01-56fb-b2bb-27184d685c1d', 'Dice and rolls', 'Dados y tiradas', 'Dés et jets', 3),
  ('8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Preparing and deploying', 'Preparación y despliegue', 'Préparation et déploiement', 4),
  ('5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'Rounds and turns', 'Rondas y turnos', 'Manches et tours', 5),
  ('0d5b2657-7884-5148-961b-bb747ee93e64', 'Activations and actions', 'Activaciones y acciones', 'Activations et actions', 6),
  ('82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Moving and formation', 'Movimiento y formación', 'Mouvement et formation', 7),
  ('66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'Line of sight', 'Línea de visión', 'La ligne de vue', 8),
  ('e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Melee combat', 'Combate cuerpo a cuerpo', 'Le combat de mêlée', 9),
  ('dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Shooting and cover', 'Disparos y cobertura', 'Tir et couvert', 10),
  ('6de69429-7a82-5963-a692-f744d47e7ab0', 'Charge and assault', 'Carga y asalto', 'Charge et assaut', 11),
  ('1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Reactions', 'Reacciones', 'Les réactions', 12),
  ('fc7e6682-994c-56f3-a40d-08b26b651762', 'Wounds, losses and healing', 'Daño, bajas y curación', 'Dégâts, pertes et soins', 13),
  ('a67372ba-6609-5218-a299-8b0ff9ac5149', 'Stress and morale', 'Estrés y moral', 'Stress et moral', 14),
  ('4e259166-38a5-5c07-b364-014ae7af0821', 'States', 'Estados', 'Les états', 15),
  ('420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Characters and companions', 'Personajes y Compañeros', 'Personnages et Compagnons', 16),
  ('1f7b4230-cc59-5e93-a54d-f69108863689', 'Skills and command', 'Habilidades y mando', 'Compétences et commandement', 17),
  ('7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Magic and Tinge', 'Magia y Mácula', 'Magie et Teinte', 18),
  ('0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Keywords in play', 'Palabras clave en juego', 'Les mots-clés en jeu', 19),
  ('7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Terrain', 'Terreno', 'Les terrains', 20),
  ('6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Objectives and scoring', 'Objetivos y puntuación', 'Objectifs et points', 21),
  ('7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Building a list', 'Crear una lista', 'Construire une liste', 22),
  ('b359bc80-198d-5c27-a464-b27b9d574838', 'Quick reference', 'Consulta rápida', 'Aide-mémoire', 23)
) as seed (id, title, title_es, title_fr, order_index)
on conflict (id) do update set
  title = excluded.title, title_es = excluded.title_es, title_fr = excluded.title_fr, order_index = excluded.order_index,
  created_at = now()
where held.updated_at = held.created_at
  and (held.title, held.title_es, held.title_fr, held.order_index)
    is distinct from (excluded.title, excluded.title_es, excluded.title_fr, excluded.order_index);

insert into public.rules_sections as held (id, chapter_id, title, title_es, title_fr, content, content_es, content_fr, order_index)
select seed.id::uuid, seed.chapter_id::uuid, seed.title, seed.title_es, seed.title_fr, seed.content, seed.content_es, seed.content_fr, seed.order_index
from (values
  ('be4751f0-a79f-520f-9623-76bda0ce3ed6', '4316f898-7956-5999-ac96-6f1016c9f97a', 'What you play', 'A qué se juega', 'Ce qu’on joue', 'Two players each lead a company, and whoever holds more points when the last round ends wins. Points come from the mission, and from a feat if you play one; destroying enemies helps only where the mission or the feat pays for it.

A company is made of units: blocks of troops, each around a leader, and single Characters who fight alone or join a block. You never move your whole army at once. You activate one unit, your opponent activates one, and so it goes until the round is over.

Two things decide most games. The first is **where your units stand** when points are counted. The second is **stress**: nearly everything beyond the ordinary costs some, and a unit with too much of it breaks and runs.', 'Dos jugadores dirigen una compañía cada uno, y gana quien tenga más puntos al acabar la última ronda. Los puntos salen de la misión y, si la jugáis, de una hazaña; destruir enemigos solo ayuda cuando la misión o la hazaña lo premian.

Una compañía se compone de unidades: grupos de tropas reunidas en torno a un líder, y Personajes sueltos que luchan por su cuenta o se unen a un grupo. Nunca mueves todo el ejército a la vez. Tú activas una unidad, tu rival activa otra, y así hasta que termina la ronda.

Dos cosas deciden casi todas las partidas. La primera es **dónde están tus unidades** cuando se cuentan los puntos. La segunda es el **estrés**: casi todo lo que se sale de lo corriente cuesta un poco, y la unidad que acumula demasiado se desmoraliza y huye.', 'Deux joueurs dirigent chacun une compagnie ; à la fin de la dernière manche, celui qui a le plus de points l’emporte. Les points viennent de la mission et, si vous en jouez un, d’un exploit ; détruire des ennemis n’aide que si la mission ou l’exploit le récompense.

Une compagnie se compose d’unités : des groupes de troupes réunis autour d’un chef, et des Personnages isolés qui combattent seuls ou rejoignent un groupe. On ne déplace jamais toute son armée d’un coup. Vous activez une unité, votre adversaire en active une, et ainsi de suite jusqu’à la fin de la manche.

Deux choses décident de presque toutes les parties. La première : **où sont vos unités** au moment de compter. La seconde : le **stress**. Presque tout ce qui sort de l’ordinaire en coûte un peu, et l’unité qui en a trop craque et prend la fuite.', 1),
  ('5e707009-879d-55e1-8fc9-282665019881', '4316f898-7956-5999-ac96-6f1016c9f97a', 'Words you need', 'Palabras que necesitas', 'Les mots à connaître', 'These words come up in every chapter.

- **Company**: all units of one player.
- **Unit**: one or more troops who act together; one of them is the leader.
- **Troop**: one model of a unit.
- **Leader**: the troop that the others gather round. An Officer who joins takes over this place.
- **Stride**: the measure of every distance on the table.
- **MOV**, **W**, **WP**, **MOR**: movement, wounds, willpower and morale, as printed on the card.
- **Engaged**: in close combat with an enemy unit.
- **Free**: not engaged.
- **Active player**: the one whose unit is being activated.
- **Your zone**: the strip of table in which your company deploys, and to which it flees.
- **Token**: a marker that remembers stress, damage, Tinge, states, activation or an event.', 'Estas palabras salen en todos los capítulos.

- **Compañía**: todas las unidades de un jugador.
- **Unidad**: una o más tropas que actúan juntas; una de ellas es el líder.
- **Tropa**: cada miniatura de una unidad.
- **Líder**: la tropa en torno a la que se colocan las demás. Un Officer que se une ocupa su puesto.
- **Paso**: la medida de todas las distancias de la mesa.
- **MOV**, **H**, **VOL**, **MOR**: movimiento, heridas, voluntad y moral, tal como figuran en la carta.
- **Trabada**: en combate cuerpo a cuerpo con una unidad enemiga.
- **Libre**: no trabada.
- **Jugador activo**: aquel cuya unidad se está activando.
- **Tu zona**: la franja de mesa donde se despliega tu compañía y hacia la que huye.
- **Ficha**: marca que recuerda el estrés, el daño, la Mácula, los estados, la activación o un evento.', 'Ces mots reviennent dans tous les chapitres.

- **Compagnie** : toutes les unités d’un joueur.
- **Unité** : une ou plusieurs troupes qui agissent ensemble ; l’une d’elles est le chef.
- **Troupe** : chaque figurine d’une unité.
- **Chef** : la troupe autour de laquelle les autres se placent. Un Officier qui rejoint l’unité prend sa place.
- **Pas** : la mesure de toutes les distances sur la table.
- **MOV**, **B**, **VOL**, **MOR** : mouvement, blessures, volonté et moral, tels que la carte les imprime.
- **Engagée** : en mêlée avec une unité ennemie.
- **Libre** : qui n’est pas engagée.
- **Joueur actif** : celui dont une unité est en cours d’activation.
- **Votre zone** : la bande de table où votre compagnie se déploie, et vers laquelle elle fuit.
- **Jeton** : ce qui garde trace du stress, des dégâts, de la Teinte, des états, de l’activation ou d’un événement.', 2),
  ('26b6a484-e9a3-52ba-8352-75d7dc51c301', '4316f898-7956-5999-ac96-6f1016c9f97a', 'A game from start to finish', 'La partida de principio a fin', 'Une partie du début à la fin', 'A game is set up, deployed and then played over a few rounds, usually three.

1. Choose a mission, and a feat if you play with one; each player brings a list.
2. Prepare the game: place terrain, then roll for initiative.
3. Deploy the companies; Scout units come last.
4. Play the rounds. Each is split into turns, four or five in most missions. In a turn each player activates one unit.
5. At the end of every round count mission points, let stress fade, and check Tinge.
6. After the last round add the feat points. The higher total wins; equal totals are a tie.

Some missions end sooner when a side has no unit left. See the mission’s own text.', 'Una partida se prepara, se despliega y se juega en unas pocas rondas, normalmente tres.

1. Elegid una misión y, si jugáis con ellas, una hazaña; cada jugador trae su lista.
2. Preparad la partida: se pone el terreno y después se tira por la iniciativa.
3. Desplegad las compañías; las unidades con Explorador van al final.
4. Jugad las rondas. Cada una se divide en turnos, cuatro o cinco en la mayoría de misiones. En un turno cada jugador activa una unidad.
5. Al final de cada ronda se cuentan los puntos de misión, baja el estrés y se comprueba la Mácula.
6. Tras la última ronda se suman los puntos de la hazaña. Gana el total más alto; con totales iguales hay empate.

Algunas misiones acaban antes si un bando se queda sin unidades. Consulta el texto de cada una.', 'Une partie se prépare, se déploie, puis se joue en quelques manches, trois le plus souvent.

1. Choisissez une mission et, si vous en jouez, un exploit ; chacun apporte sa liste.
2. Préparez la partie : on place les terrains, puis on joue l’initiative aux dés.
3. Déployez les compagnies ; les unités Éclaireur viennent en dernier.
4. Jouez les manches. Chacune se divise en tours, quatre ou cinq dans la plupart des missions. À chaque tour, chaque joueur active une unité.
5. À la fin de chaque manche, comptez les points de mission, faites baisser le stress et vérifiez la Teinte.
6. Après la dernière manche, ajoutez les points d’exploit. Le total le plus élevé gagne ; à égalité, la partie est nulle.

Certaines missions s’arrêtent plus tôt si un camp n’a plus d’unité. Voyez le texte de chacune.', 3),
  ('0d54be9a-0360-5d7f-b19d-aeba0b836186', '4316f898-7956-5999-ac96-6f1016c9f97a', 'How far to trust this text', 'Hasta dónde fiarse de este texto', 'Quel crédit accorder à ce texte', 'These chapters follow version 1.6 of the rules wherever a change is known to us. If an older reading still goes round, it stands at the end of the section after the words “Before version 1.6”.

They explain the game in our own words and are no substitute for the printed rules. Where our sources differ, the text says so; where they are silent, it says that too and leaves the gap open instead of filling it. Agree with your opponent before the game how you will treat such a gap. The last chapter lists the most important ones.

Points and values come from printed cards. Later versions may have changed some of them, and our sources hold no newer ones.', 'Estos capítulos siguen la versión 1.6 de las reglas en todo lo que sabemos que cambió. Si todavía circula una lectura anterior, aparece al final de la sección tras las palabras «Antes de la versión 1.6».

Explican el juego con nuestras propias palabras y no sustituyen al reglamento impreso. Cuando nuestras fuentes difieren, el texto lo dice; cuando callan, también lo dice y deja el hueco abierto en lugar de rellenarlo. Acuerda con tu rival antes de empezar cómo vais a tratar esos huecos. El último capítulo reúne los más importantes.

Los puntos y valores proceden de las cartas impresas. Puede que versiones posteriores hayan cambiado alguno; nuestras fuentes no recogen otros más recientes.', 'Ces chapitres suivent la version 1.6 des règles partout où un changement nous est connu. Si une lecture plus ancienne circule encore, elle figure à la fin de la section, après les mots « Avant la version 1.6 ».

Ils expliquent le jeu avec nos propres mots et ne remplacent pas les règles imprimées. Quand nos sources divergent, le texte le dit ; quand elles se taisent, il le dit aussi et laisse le trou ouvert au lieu de le combler. Convenez avant la partie, avec votre adversaire, de ce que vous en ferez. Le dernier chapitre rassemble les plus importants.

Les points et les valeurs viennent des cartes imprimées. Des versions ultérieures ont pu en changer certains ; nos sources n’en contiennent pas de plus récents.', 4),
  ('4cdb2db0-35d3-50c4-a970-5b01f466d9a9', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'The profile line', 'La línea de perfil', 'La ligne de profil', 'The top of a card tells you how far a unit goes, how much it stands and how many you may take.

- **MOV**: two values and the charge in brackets. With 3-2 [10] a Move is 3 strides and then 2, and a charge reaches 10.
- **W**: wounds that one troop takes.
- **WP**: the dice rolled for a willpower test.
- **MOR**: how much stress the unit bears. Trouble starts above it.
- **Points**: what one copy costs.
- **AVB**: how many copies one list may hold, 1 to 3.
- **Command value**: the coins under the points, 0 to 3.

Example: Orc Hunters print MOV 3-2 [10], W 2, WP {ORG}, MOR 1, 20 points and AVB 3. They may be in your list three times, and with 2 stress they have gone past their MOR.', 'La parte de arriba de la carta dice cuánto se mueve una unidad, cuánto aguanta y cuántas puedes llevar.

- **MOV**: dos valores y la carga entre corchetes. Con 3-2 [10], un movimiento son 3 pasos y después 2, y la carga llega a 10.
- **H**: el daño que aguanta una tropa.
- **VOL**: los dados de un chequeo de voluntad.
- **MOR**: el estrés que soporta la unidad. Los problemas empiezan por encima.
- **Puntos**: lo que cuesta cada copia.
- **DISP**: cuántas copias caben en una lista, de 1 a 3.
- **Valor de mando**: las monedas que hay bajo los puntos, de 0 a 3.

Ejemplo: los Cazadores Orcos llevan MOV 3-2 [10], H 2, VOL {ORG}, MOR 1, 20 puntos y DISP 3. Caben tres veces en tu lista, y con 2 de estrés ya han pasado de su MOR.', 'Le haut de la carte dit jusqu’où va une unité, ce qu’elle encaisse et combien vous pouvez en prendre.

- **MOV** : deux valeurs, et la charge entre crochets. Avec 3-2 [10], un mouvement fait 3 pas puis 2, et une charge va jusqu’à 10.
- **B** : les dégâts qu’encaisse une troupe.
- **VOL** : les dés d’un test de volonté.
- **MOR** : le stress que supporte l’unité. Les ennuis commencent au-dessus.
- **Points** : le prix d’un exemplaire.
- **DIS** : le nombre d’exemplaires permis dans une liste, de 1 à 3.
- **Valeur de commandement** : les pièces sous les points, de 0 à 3.

Exemple : les Chasseurs Orcs ont MOV 3-2 [10], B 2, VOL {ORG}, MOR 1, 20 points et DIS 3. Votre liste peut en compter trois fois, et avec 2 stress ils ont déjà dépassé leur MOR.', 1),
  ('8d3433ff-a41d-52d3-85b5-104dff008175', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Rows for the number of troops', 'Las filas según el número de tropas', 'Une ligne selon l’effectif', 'Use the row that matches how many troops the unit has **now**. As troops fall, the unit slides into a weaker row.

Most cards have one row for everything. Others have one for three or more troops (3+) and one for two or fewer (2-), or one for two or more (2+) and one for a single troop. Each row gives:

- the melee dice,
- the ranged dice with their range in strides, if the unit shoots,
- the defence dice,
- the conquest value, which counts at objectives,
- the switches that go with each roll.

Dice may be of any colour. Some units attack with defence dice or defend with attack dice because their card says so. An Officer who has joined counts as a troop, so he may keep a unit in its better row; a Support usually does not.', 'Usa la fila que corresponda a las tropas que la unidad tiene **ahora**. A medida que caen, la unidad baja a una fila más débil.

Casi todas las cartas tienen una única fila. Otras tienen una para tres tropas o más (3+) y otra para dos o menos (2-), o una para dos o más (2+) y otra para una sola. Cada fila indica:

- los dados de cuerpo a cuerpo,
- los dados a distancia y su alcance en pasos, si la unidad dispara,
- los dados de defensa,
- el valor de conquista, que cuenta en los objetivos,
- los Cambios de cada tirada.

Los dados pueden ser de cualquier color. Hay unidades que atacan con dados de defensa o se defienden con dados de ataque porque su carta así lo muestra. Un Officer unido cuenta como tropa, de modo que puede mantener a la unidad en su mejor fila; un Apoyo, por lo general, no cuenta.', 'Utilisez la ligne qui correspond aux troupes que l’unité compte **maintenant**. Plus il en tombe, plus la ligne est faible.

La plupart des cartes n’ont qu’une ligne. D’autres en ont une pour trois troupes ou plus (3+) et une pour deux ou moins (2-), ou une pour deux ou plus (2+) et une pour une seule. Chaque ligne donne :

- les dés de mêlée,
- les dés à distance et leur portée en pas, si l’unité tire,
- les dés de défense,
- la valeur de conquête, qui compte aux objectifs,
- les Variations de chaque jet.

Les dés peuvent être de toute couleur. Des unités attaquent avec des dés de défense ou se défendent avec des dés d’attaque, parce que leur carte l’indique. Un Officier qui a rejoint l’unité compte comme une troupe et peut donc la maintenir dans sa meilleure ligne ; un Support, en général, non.', 2),
  ('d0bfbf61-0fb9-58a2-8a4e-2f62d56d5d96', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Switches and modifiers', 'Cambios y modificadores', 'Variations et modificateurs', 'A **switch** spends symbols of your own roll; a **modifier** adds to a roll before it is made and costs 1 stress.

A switch is printed as a price and an effect. Say the card shows {special}{special} and “Vulnerable”: if your attack ends with two specials, you may give them up, and the enemy becomes Vulnerable. Symbols that paid for a switch are gone and do nothing else.

A modifier is the bolt beside an attack or defence, marked with a plus. Declare it once the dice are gathered: the unit gains 1 stress and the roll gains what the bolt shows. The player who is not active decides first, then the active one.

Disarmed takes away attack modifiers, Vulnerable takes away defence modifiers, and a unit that cannot gain stress, such as a Demoralized one, has no use of them.', 'Un **Cambio** gasta símbolos de tu propia tirada; un **modificador** se suma a la tirada antes de hacerla y cuesta 1 de estrés.

El Cambio figura en la carta como precio y efecto. Imagina que la tuya muestra {special}{special} y «Vulnerable»: si tu ataque acaba con dos especiales, puedes entregarlos y el enemigo recibe Vulnerable. Los símbolos que pagan un Cambio desaparecen y no hacen nada más.

El modificador es el rayo que acompaña a un ataque o una defensa, con un signo más. Se declara una vez reunidos los dados: la unidad gana 1 de estrés y la tirada gana lo que indica el rayo. Decide primero el jugador que no está activo y después el activo.

Desarmado quita los modificadores de ataque y Vulnerable los de defensa. A una unidad que no puede ganar estrés, como la que está en estado Desmoralizado, no le sirven de nada.', 'Une **Variation** dépense des symboles de votre propre jet ; un **modificateur** s’ajoute au jet avant qu’il soit lancé et coûte 1 stress.

Une Variation s’imprime sous la forme d’un prix et d’un effet. Supposons que la carte montre {special}{special} et « Vulnérable » : si votre attaque se termine avec deux spéciaux, vous pouvez les donner, et l’ennemi subit l’état Vulnérable. Les symboles qui ont payé disparaissent et ne font rien d’autre.

Le modificateur est l’éclair placé à côté d’une attaque ou d’une défense, avec un signe plus. Il se déclare une fois les dés réunis : l’unité gagne 1 stress et le jet gagne ce que montre l’éclair. Le joueur qui n’est pas actif se décide d’abord, puis le joueur actif.

Désarmé interdit les modificateurs d’attaque, Vulnérable ceux de défense. Une unité qui ne peut pas gagner de stress, comme une unité dans l’état Démoralisé, n’en a pas l’usage.', 3),
  ('aa878f48-6f6a-54fc-9db6-39dda4e8afa7', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Icons of skills', 'Los iconos de las habilidades', 'Les icônes des compétences', 'The icon beside a skill’s name tells you what it costs.

- **Skill** {skill}: costs an action, a simple one unless marked otherwise.
- **Passive** {passive-skill}: always works, and costs nothing.
- **Command skill** {command-skill}: paid with a command token.
- **Spell** {spell}: an action of a Spellcaster; see the chapter on magic.
- **Tinge skill** {tinge-token}: an action that you pay with Tinge.
- **Chevron** {long-action}: the skill is a long action and fills the whole activation.

The text of the skill adds what else it needs: a distance, a target, a limit such as once per round or once per game. If a skill says that LoS is not needed, you may use it on what you cannot see.', 'El icono que acompaña al nombre de una habilidad dice lo que cuesta.

- **Habilidad** {skill}: cuesta una acción, simple salvo que se indique otra cosa.
- **Pasiva** {passive-skill}: funciona siempre y no cuesta nada.
- **Habilidad de mando** {command-skill}: se paga con una ficha de mando.
- **Hechizo** {spell}: acción de una unidad con Mago; consulta el capítulo de magia.
- **Habilidad de Mácula** {tinge-token}: acción que se paga con Mácula.
- **Galón** {long-action}: la habilidad es una acción larga y ocupa toda la activación.

El texto añade lo demás: una distancia, un objetivo, un límite como una vez por ronda o por partida. Si la habilidad dice que no hace falta LdV, puedes usarla sobre lo que no ves.', 'L’icône placée à côté du nom d’une compétence dit ce qu’elle coûte.

- **Compétence** {skill} : coûte une action, simple sauf mention contraire.
- **Passive** {passive-skill} : toujours active, ne coûte rien.
- **Commandement** {command-skill} : se paie avec un jeton de commandement.
- **Sort** {spell} : une action de Mage ; voir le chapitre sur la magie.
- **Compétence de Teinte** {tinge-token} : une action qui se paie en Teinte.
- **Chevron** {long-action} : la compétence est une action longue et remplit toute l’activation.

Le texte ajoute le reste : une distance, une cible, une limite comme une fois par manche ou par partie. Si une compétence dit que la LdV n’est pas nécessaire, vous pouvez l’utiliser sur ce que vous ne voyez pas.', 4),
  ('df768d14-3cf0-5d65-acaf-3b794f208abd', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'The two halves of a Character’s card', 'Las dos mitades de la carta de un Personaje', 'Les deux moitiés d’une carte de Personnage', 'The upper half counts while the Character is alone; the lower half is added to the unit once the Character has joined it.

In the lower half a value with a plus is added to the unit’s own: +1 MOR raises the unit’s MOR by one. Dice and automatic symbols join the unit’s rolls, and conquest may rise by up to 2. Skills printed only in the upper half rest while the Character is part of a unit, and those of the lower half do nothing while the Character is alone. Some skills stand in both.

The badge says what kind of Character it is: the helmet is an Officer, the scroll a Support. Both matter as soon as the Character joins a unit.', 'La mitad superior vale mientras el Personaje está solo; la inferior se suma a la unidad cuando se ha unido a ella.

En la mitad inferior, un valor con signo más se añade al de la unidad: +1 MOR sube en uno el MOR. Los dados y los símbolos automáticos se incorporan a las tiradas de la unidad, y el valor de conquista puede subir hasta 2. Las habilidades que solo figuran arriba descansan mientras el Personaje forma parte de una unidad, y las de abajo no hacen nada mientras está solo. Algunas aparecen en ambas.

La insignia indica qué clase de Personaje es: el casco es un Officer, el pergamino un Apoyo. Importa desde el momento en que el Personaje se une a una unidad.', 'La moitié du haut vaut tant que le Personnage est seul ; celle du bas s’ajoute à l’unité une fois qu’il l’a rejointe.

Dans la moitié du bas, une valeur précédée d’un plus s’ajoute à celle de l’unité : +1 MOR élève le MOR d’un point. Les dés et les symboles automatiques entrent dans les jets de l’unité, et la valeur de conquête peut monter de 2 au plus. Les compétences qui ne figurent qu’en haut sont en sommeil tant que le Personnage est dans une unité, celles du bas ne font rien tant qu’il est seul. Certaines figurent des deux côtés.

L’insigne dit de quelle sorte de Personnage il s’agit : le casque est un Officier, le parchemin un Support. Cela compte dès qu’il rejoint une unité.', 5),
  ('0b2d5000-01e3-581f-944e-aa9a16b96631', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Characteristics and keywords', 'Características y palabras clave', 'Caractéristiques et mots-clés', 'A characteristic says what a unit **is**; a keyword says what it **can do**.

Infantry, Cavalry, Orc, Elf or Character are characteristics. Most have no rule of their own: they matter when something else names them, as Join (Infantry, Orc) does, or dense forest, which is Rugged (Cavalry, Golem). High Command is the exception that shapes your list.

Scout, Elite, Dispel or Raging are keywords. Each is a rule, explained in the glossary and in the chapter on keywords. A value in brackets belongs to the keyword:

- Intimidating (2): a number.
- Dispel ({BLU}{BLK}): dice.
- Join (Infantry, Orc): a comma asks for all of them.
- Join (Living Flesh | Dead Flesh): a bar asks for one of them.', 'Una característica dice lo que una unidad **es**; una palabra clave, lo que **sabe hacer**.

Infantería, Caballería, Orco, Elfo o Personaje son características. La mayoría no tiene regla propia: importan cuando otra cosa las nombra, como Unirse (Infantería, Orco) o el bosque denso, que es Accidentado (Caballería, Gólem). Alto mando es la excepción que da forma a tu lista.

Explorador, Élite, Dispersar o Rabioso son palabras clave. Cada una es una regla, explicada en el glosario y en el capítulo de palabras clave. El valor entre paréntesis pertenece a la palabra clave:

- Intimidante (2): un número.
- Dispersar ({BLU}{BLK}): dados.
- Unirse (Infantería, Orco): la coma las pide todas.
- Unirse (Carne viva | Carne muerta): con la barra basta una.', 'Une caractéristique dit ce qu’une unité **est** ; un mot-clé, ce qu’elle **sait faire**.

Infanterie, Cavalerie, Orc, Elfe ou Personnage sont des caractéristiques. La plupart n’ont pas de règle propre : elles comptent quand autre chose les nomme, comme Rejoindre (Infanterie, Orc) ou la forêt dense, terrain Accidenté (Cavalerie, Golem). Grand commandeur fait exception : il pèse sur votre liste.

Éclaireur, Élite, Dissipation ou Fureur sont des mots-clés. Chacun est une règle, expliquée dans le glossaire et dans le chapitre des mots-clés. La valeur entre parenthèses appartient au mot-clé :

- Intimidation (2) : un nombre.
- Dissipation ({BLU}{BLK}) : des dés.
- Rejoindre (Infanterie, Orc) : la virgule les demande tous.
- Rejoindre (Chair Vivante | Chair Morte) : avec la barre, un seul suffit.', 6),
  ('9dd12fcf-2f5f-5d93-9e8a-6ed372bcff0f', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'The six dice', 'Los seis dados', 'Les six dés', 'Three dice are made to attack and three to defend. All have eight faces, and each face is as likely as any other.

- {RED} red: {success} · {success} · {success} · {success} · {success}{success} · {success}{success} · {special}{hollow-success} · {special}{success}
- {ORG} orange: {success} · {success} · {special} · {hollow-special} · {success}{special} · {success}{special} · {success}{hollow-special} · {hollow-success}{special}
- {YLW} yellow: {success} · {success}{special} · {success}{special} · {hollow-success}{special} · {hollow-success}{special} · {special} · {special}{special} · {hollow-special}
- {GRN} green: {block} · {block} · {block} · {block} · {block} · {block}{block} · {special} · {special}{hollow-block}
- {BLU} blue: {block} · {block} · {block}{special} · {block}{hollow-special} · {special} · {special} · {special}{hollow-block} · {hollow-special}
- {BLK} black: {block} · {block}{special} · {special}{special} · {special}{hollow-block} · {special}{hollow-block} · {special} · {special} · {hollow-special}

Sources differ about the yellow die: one lists nine faces, which an eight-sided die cannot have.', 'Tres dados están hechos para atacar y tres para defender. Todos tienen ocho caras, y todas las caras salen con la misma frecuencia.

- {RED} rojo: {success} · {success} · {success} · {success} · {success}{success} · {success}{success} · {special}{hollow-success} · {special}{success}
- {ORG} naranja: {success} · {success} · {special} · {hollow-special} · {success}{special} · {success}{special} · {success}{hollow-special} · {hollow-success}{special}
- {YLW} amarillo: {success} · {success}{special} · {success}{special} · {hollow-success}{special} · {hollow-success}{special} · {special} · {special}{special} · {hollow-special}
- {GRN} verde: {block} · {block} · {block} · {block} · {block} · {block}{block} · {special} · {special}{hollow-block}
- {BLU} azul: {block} · {block} · {block}{special} · {block}{hollow-special} · {special} · {special} · {special}{hollow-block} · {hollow-special}
- {BLK} negro: {block} · {block}{special} · {special}{special} · {special}{hollow-block} · {special}{hollow-block} · {special} · {special} · {hollow-special}

Las fuentes difieren en el dado amarillo: una le da nueve caras, que no caben en un dado de ocho.', 'Trois dés sont faits pour attaquer, trois pour défendre. Tous ont huit faces, et chaque face a la même chance de sortir.

- {RED} rouge : {success} · {success} · {success} · {success} · {success}{success} · {success}{success} · {special}{hollow-success} · {special}{success}
- {ORG} orange : {success} · {success} · {special} · {hollow-special} · {success}{special} · {success}{special} · {success}{hollow-special} · {hollow-success}{special}
- {YLW} jaune : {success} · {success}{special} · {success}{special} · {hollow-success}{special} · {hollow-success}{special} · {special} · {special}{special} · {hollow-special}
- {GRN} vert : {block} · {block} · {block} · {block} · {block} · {block}{block} · {special} · {special}{hollow-block}
- {BLU} bleu : {block} · {block} · {block}{special} · {block}{hollow-special} · {special} · {special} · {special}{hollow-block} · {hollow-special}
- {BLK} noir : {block} · {block}{special} · {special}{special} · {special}{hollow-block} · {special}{hollow-block} · {special} · {special} · {hollow-special}

Les sources divergent sur le dé jaune : l’une lui donne neuf faces, ce qu’un dé à huit faces ne peut pas avoir.', 1),
  ('6a14ba80-b091-5b25-a31e-19bc3c3bf884', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'What the symbols do', 'Qué hacen los símbolos', 'Ce que font les symboles', 'Successes hurt, blocks protect, specials pay for switches.

- {success} **Success**: one that nobody blocks is 1 wound in an attack. On a WP test it is what you need.
- {block} **Block**: takes away one success of the other roll.
- {special} **Special**: does nothing by itself; it is the usual coin for switches.
- {hollow-success} {hollow-block} {hollow-special} **Hollow symbols** are not full ones. They count only where a rule names them, and for units with Elite, who read them as full.

Some units add automatic symbols, printed on the card without a die. They join the roll after the rerolls. They can be spent on switches, and an effect such as Cancel a Symbol may remove them like any other.', 'Los éxitos hieren, los bloqueos protegen y los especiales pagan Cambios.

- {success} **Éxito**: el que nadie bloquea hace 1 de daño en un ataque. En un chequeo de VOL es lo que necesitas.
- {block} **Bloqueo**: quita un éxito de la otra tirada.
- {special} **Especial**: por sí solo no hace nada; es la moneda habitual de los Cambios.
- {hollow-success} {hollow-block} {hollow-special} Los **símbolos huecos** no son llenos. Solo cuentan donde una regla los nombra y para las unidades con Élite, que los leen como llenos.

Algunas unidades añaden símbolos automáticos, impresos en la carta sin dado. Entran en la tirada después de las repeticiones. Pueden gastarse en Cambios, y un efecto como Anular un símbolo puede retirarlos igual que a los demás.', 'Les succès blessent, les blocages protègent, les spéciaux paient les Variations.

- {success} **Succès** : celui que personne ne bloque vaut 1 dégât dans une attaque. À un test de VOL, c’est ce qu’il vous faut.
- {block} **Blocage** : retire un succès à l’autre jet.
- {special} **Spécial** : ne fait rien par lui-même ; c’est la monnaie ordinaire des Variations.
- {hollow-success} {hollow-block} {hollow-special} Les **symboles creux** ne sont pas pleins. Ils ne comptent que là où une règle les nomme, et pour les unités Élite, qui les lisent comme pleins.

Certaines unités ajoutent des symboles automatiques, imprimés sur la carte sans dé. Ils entrent dans le jet après les relances. Ils peuvent payer des Variations, et un effet comme Annuler un symbole peut les retirer comme les autres.', 2),
  ('477fca08-b3f1-5f5b-92e7-eca09779e852', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'What to expect from a die', 'Qué esperar de un dado', 'Ce qu’on peut attendre d’un dé', 'Red hits most often, green blocks most often, and yellow and black pay for switches.

Averages for one die:

- {RED} 1.13 successes, 0.25 specials
- {ORG} 0.63 successes, 0.50 specials
- {YLW} 0.38 successes, 0.88 specials
- {GRN} 0.88 blocks, 0.25 specials
- {BLU} 0.50 blocks, 0.50 specials
- {BLK} 0.25 blocks, 0.88 specials

Example: {RED}{ORG}{ORG} against {GRN}{BLK}. The attack brings 1.13 + 0.63 + 0.63, about 2.4 successes; the defence about 1.1 blocks. Expect one wound, sometimes two, before switches. Hollow symbols are left out of these figures, so a unit with Elite does better than they say.', 'El rojo es el que más hiere, el verde el que más bloquea, y el amarillo y el negro pagan Cambios.

Media de un dado:

- {RED} 1,13 éxitos, 0,25 especiales
- {ORG} 0,63 éxitos, 0,50 especiales
- {YLW} 0,38 éxitos, 0,88 especiales
- {GRN} 0,88 bloqueos, 0,25 especiales
- {BLU} 0,50 bloqueos, 0,50 especiales
- {BLK} 0,25 bloqueos, 0,88 especiales

Ejemplo: {RED}{ORG}{ORG} contra {GRN}{BLK}. El ataque saca 1,13 + 0,63 + 0,63, unos 2,4 éxitos; la defensa, alrededor de 1,1 bloqueos. Cuenta con 1 de daño, a veces 2, antes de los Cambios. Estas cifras no incluyen los símbolos huecos, así que una unidad con Élite lo hace mejor.', 'Le rouge touche le plus, le vert bloque le plus, le jaune et le noir paient les Variations.

Moyenne d’un dé :

- {RED} 1,13 succès, 0,25 spécial
- {ORG} 0,63 succès, 0,50 spécial
- {YLW} 0,38 succès, 0,88 spécial
- {GRN} 0,88 blocage, 0,25 spécial
- {BLU} 0,50 blocage, 0,50 spécial
- {BLK} 0,25 blocage, 0,88 spécial

Exemple : {RED}{ORG}{ORG} contre {GRN}{BLK}. L’attaque apporte 1,13 + 0,63 + 0,63, soit environ 2,4 succès ; la défense, environ 1,1 blocage. Attendez-vous à 1 dégât, parfois 2, avant les Variations. Ces chiffres laissent les symboles creux de côté : une unité Élite fait mieux.', 3),
  ('a052aa93-246f-5a19-9390-3cd79df96664', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Willpower test', 'Chequeo de voluntad', 'Le test de volonté', 'Roll the unit’s WP dice; one success passes, unless the rule asks for more.

WP tests come up when stress is above MOR, when a Demoralized unit tries to rally, when an enemy with Intimidating comes into contact, beside Sinister terrain, to ignore Bloodlust, and wherever a skill calls for one.

- Over MOR by 2 or more, the test needs 2 successes.
- Intimidating (2) asks for 2 successes, and each missing one is 1 stress.
- A Frightened unit rerolls every die that shows a success, once.
- Berserker Rage may add a symbol after the roll for 1 wound.
- Elite counts hollow successes.

Example: WP {ORG}{ORG} with 1 success rolled passes an ordinary test and fails one that needs 2.', 'Tira los dados de VOL de la unidad; con un éxito lo supera, salvo que la regla pida más.

Los chequeos de VOL llegan cuando el estrés supera el MOR, cuando una unidad en estado Desmoralizado intenta reagruparse, al trabarse con un enemigo con Intimidante, junto a terreno Sinister, para ignorar Sed de sangre y siempre que una habilidad lo pida.

- Por encima del MOR en 2 o más, hacen falta 2 éxitos.
- Intimidante (2) pide 2 éxitos, y cada uno que falte es 1 de estrés.
- Con Acobardado se repite, una sola vez, cada dado que muestre un éxito.
- Furia berserker puede añadir un símbolo tras la tirada a cambio de 1 de daño.
- Élite cuenta los éxitos huecos.

Ejemplo: VOL {ORG}{ORG} con 1 éxito supera un chequeo corriente y falla uno que pida 2.', 'Lancez les dés de VOL de l’unité ; un succès suffit, sauf si la règle en demande plus.

Les tests de VOL arrivent quand le stress dépasse le MOR, quand une unité dans l’état Démoralisé essaie de se rallier, quand on s’engage avec un ennemi doté d’Intimidation, près d’un terrain Sinistre, pour ignorer Soif de sang, et chaque fois qu’une compétence le demande.

- Au-dessus du MOR de 2 ou plus, il faut 2 succès.
- Intimidation (2) demande 2 succès, et chacun qui manque vaut 1 stress.
- Une unité dans l’état Effrayé relance, une seule fois, chaque dé qui montre un succès.
- Rage de berserker peut ajouter un symbole après le jet pour 1 dégât.
- Élite compte les succès creux.

Exemple : VOL {ORG}{ORG} avec 1 succès réussit un test ordinaire et rate celui qui en demande 2.', 4),
  ('69f1e0c4-d525-5aff-89eb-5a2c6eb1c423', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Simple roll', 'Tirada simple', 'Le jet simple', 'In a simple roll nobody rolls against you: roll the dice named and count the symbols that the rule asks for.

Feats, missions and a number of skills use it. The feat Resources, for example, lets a unit of four troops or more roll {YLW}{ORG}{RED} and moves a meter by 1 for each success. There are no blocks to take successes away and no enemy switches.

Other examples: in Fog of Death each unit near a fog marker rolls {ORG} and looks its result up; an Engineer who has joined a War Rig rolls WP dice at the start of the round and may heal 1 for each success; First Aid of the War Surgeon rolls {RED}{ORG}, heals 1 for each success and has a switch of its own.', 'En una tirada simple nadie tira contra ti: tira los dados que se nombran y cuenta los símbolos que pide la regla.

La usan hazañas, misiones y no pocas habilidades. La hazaña Recursos, por ejemplo, deja que una unidad de cuatro tropas o más tire {YLW}{ORG}{RED} y avanza un contador en 1 por cada éxito. No hay bloqueos que quiten éxitos ni Cambios del enemigo.

Otros ejemplos: en Niebla de la Muerte, cada unidad cercana a un marcador de niebla tira {ORG} y busca el resultado; un Ingeniero unido a un War Rig tira sus dados de VOL al inicio de la ronda y puede curar 1 por éxito; los primeros auxilios del Cirujano de Guerra tiran {RED}{ORG}, curan 1 por éxito y traen un Cambio propio.', 'À un jet simple, personne ne lance contre vous : lancez les dés nommés et comptez les symboles que la règle demande.

Les exploits, les missions et bien des compétences s’en servent. L’exploit Ressources, par exemple, fait lancer {YLW}{ORG}{RED} à une unité de quatre troupes ou plus et avance un compteur de 1 par succès. Ni blocage pour retirer des succès, ni Variation adverse.

Autres exemples : dans Brouillard de la Mort, chaque unité proche d’un marqueur de brouillard lance {ORG} et cherche le résultat ; un Ingénieur qui a rejoint un War Rig lance ses dés de VOL au début de la manche et peut soigner 1 par succès ; les premiers secours du Chirurgien de guerre lancent {RED}{ORG}, soignent 1 par succès et ont leur propre Variation.', 5),
  ('eb0bed66-50d9-5f38-99a1-39b5f5df6a64', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Face-to-face roll', 'Tirada enfrentada', 'Le jet face à face', 'Both sides roll at once, and what is left after blocks decides. Attacks against defence, and casting against a block attempt, use the same ten steps.

1. Gather the dice. Bonuses and losses from rules and Characters apply now; against shooting the defender drops {RED}, {ORG} and {YLW}.
2. A unit engaged with two or more enemy units cancels one of its own dice or automatic symbols.
3. The player who is not active declares a modifier or not, then the active player.
4. Both roll. Rerolls happen now.
5. Add automatic symbols.
6. Cancel dice and symbols; Disarmed and Vulnerable act here. Elite turns hollow symbols full before states act.
7. The active player’s switches, then the other’s.
8. Every block left removes one success of the other side. Each success left is 1 wound in an attack.
9. In combat only: find out who lost.
10. Version 1.6 adds: states that took effect come off.', 'Los dos bandos tiran a la vez y decide lo que queda tras los bloqueos. El ataque contra la defensa y el lanzamiento de un hechizo contra el intento de bloqueo siguen los mismos diez pasos.

1. Reunid los dados. Se aplican ya las bonificaciones y pérdidas de reglas y Personajes; contra disparos, el defensor deja fuera {RED}, {ORG} y {YLW}.
2. Una unidad trabada con dos o más unidades enemigas anula uno de sus propios dados o símbolos automáticos.
3. El jugador que no está activo declara si usa un modificador; después, el activo.
4. Tiran ambos. Ahora se repite.
5. Se añaden los símbolos automáticos.
6. Se anulan dados y símbolos; aquí actúan Desarmado y Vulnerable. Élite convierte en llenos los símbolos huecos antes que los estados.
7. Cambios del jugador activo y luego los del otro.
8. Cada bloqueo que queda quita un éxito del contrario. En un ataque, cada éxito restante es 1 de daño.
9. Solo en combate: se mira quién ha perdido.
10. La versión 1.6 añade: se retiran los estados que han tenido efecto.', 'Les deux camps lancent en même temps, et ce qui reste après les blocages décide. Attaque contre défense, lancement d’un sort contre tentative de blocage : les dix mêmes étapes.

1. Réunissez les dés. Les gains et pertes dus aux règles et aux Personnages s’appliquent maintenant ; contre un tir, le défenseur écarte {RED}, {ORG} et {YLW}.
2. Une unité engagée avec deux unités ennemies ou plus annule un de ses propres dés ou symboles automatiques.
3. Le joueur qui n’est pas actif déclare s’il prend un modificateur, puis le joueur actif.
4. Les deux lancent. On relance maintenant.
5. Ajoutez les symboles automatiques.
6. On annule dés et symboles ; Désarmé et Vulnérable agissent ici. Élite remplit les symboles creux avant les états.
7. Les Variations du joueur actif, puis celles de l’autre.
8. Chaque blocage restant retire un succès adverse. Dans une attaque, chaque succès restant vaut 1 dégât.
9. En combat seulement : on regarde qui a perdu.
10. La version 1.6 ajoute : les états qui ont eu un effet sont retirés.', 6),
  ('936f2fc9-2c2e-5ad4-8b80-69201e002d4a', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Rerolls and fixed dice', 'Repeticiones y dados fijados', 'Relances et dés définis', 'Rerolls come straight after the roll, before anything is cancelled or spent; a fixed die is set before the roll.

- **Repeat a Die**: pick one die and roll it again. If an effect forces this on you, the die must show what the effect demands.
- **Repeat a Roll**: roll all dice of the roll again. You cannot keep the good ones.
- **Fix a Die**: set one die to the face you want and roll the others.

A charge lets you reroll the attack roll. Bloodlust gives the same reroll against its prey while engaged, not a second one on top. Aim lets a unit reroll its ranged attacks.

Automatic symbols are added after rerolls, so they are never rolled again.', 'Las repeticiones se hacen justo después de tirar, antes de anular o gastar nada; un dado se fija antes de tirar.

- **Repetir un dado**: elige un dado y vuelve a tirarlo. Si un efecto te obliga, el dado debe mostrar lo que ese efecto pide.
- **Repetir una tirada**: vuelve a tirar todos los dados. No puedes guardar los buenos.
- **Fijar un dado**: pon un dado en la cara que quieras y tira los demás.

La carga permite repetir la tirada de ataque. Sed de sangre da esa misma repetición contra su presa mientras está trabada con ella, no una segunda. Con Puntería, la unidad puede repetir sus ataques a distancia.

Los símbolos automáticos se añaden después, así que nunca se repiten.', 'Les relances viennent juste après le jet, avant qu’on annule ou dépense quoi que ce soit ; un dé se définit avant le jet.

- **Relancer un dé** : prenez un dé et relancez-le. Si un effet vous y force, le dé doit montrer ce que cet effet demande.
- **Relancer un jet** : relancez tous les dés. Impossible de garder les bons.
- **Définir un dé** : posez un dé sur la face voulue et lancez les autres.

Une charge permet de relancer le jet d’attaque. Soif de sang donne la même relance contre sa proie tant que l’unité est engagée avec elle, et non une seconde. Visée permet à l’unité de relancer ses attaques à distance.

Les symboles automatiques s’ajoutent après : on ne les relance jamais.', 7),
  ('56ed5043-f927-5917-9a50-179900610a48', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Cancelled dice and symbols', 'Dados y símbolos anulados', 'Dés et symboles annulés', 'Cancel after the rerolls and before any switch is paid.

- **Cancel a Die** takes a whole die out of the roll, with all that it shows.
- **Cancel a Symbol** takes one symbol, which may be an automatic one.

States work this way too. Disarmed makes a unit lose one attack die that shows a success; Vulnerable makes it lose one defence die that shows a block. In both cases the **opponent** chooses which, so the best die usually goes.

Example: a Disarmed unit rolls {success}{success}, {success} and {special}. The opponent takes the die with two successes and leaves 1 success and 1 special. Had no die shown a success, nothing would be lost.', 'Se anula después de las repeticiones y antes de pagar ningún Cambio.

- **Anular un dado** saca de la tirada un dado entero, con todo lo que muestra.
- **Anular un símbolo** quita un símbolo, que puede ser automático.

Los estados funcionan igual. Desarmado hace perder un dado de ataque que muestre un éxito; Vulnerable, uno de defensa que muestre un bloqueo. En ambos casos elige el **oponente**, así que suele irse el mejor.

Ejemplo: una unidad con Desarmado saca {success}{success}, {success} y {special}. El oponente se lleva el dado de dos éxitos y deja 1 éxito y 1 especial. Si ningún dado mostrase un éxito, no se perdería nada.', 'On annule après les relances et avant de payer la moindre Variation.

- **Annuler un dé** retire du jet un dé entier, avec tout ce qu’il montre.
- **Annuler un symbole** retire un symbole, même automatique.

Les états fonctionnent ainsi. Désarmé fait perdre à l’unité un dé d’attaque qui montre un succès ; Vulnérable, un dé de défense qui montre un blocage. C’est **l’adversaire** qui choisit, et le meilleur dé s’en va donc le plus souvent.

Exemple : une unité dans l’état Désarmé obtient {success}{success}, {success} et {special}. L’adversaire prend le dé aux deux succès et laisse 1 succès et 1 spécial. Si aucun dé n’avait montré de succès, rien n’aurait été perdu.', 8),
  ('6ecf1a9a-6a79-5cb3-bdb4-0e2121f1ae52', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Hollow symbols and Elite', 'Símbolos huecos y Élite', 'Symboles creux et Élite', 'A hollow symbol is worth nothing until a rule says otherwise, and Elite is the rule that says it most.

For an Elite unit {hollow-success} is a success, {hollow-block} is a block and {hollow-special} is a special, once rerolls are done and before states act. So a die that shows nothing but a hollow success can be picked by the opponent of a Disarmed Elite unit: it shows a success by then.

Elite does nothing on Tinge rolls or on rolls to block a spell. There a hollow block means 1 Tinge, and it stays hollow for everybody.

Some switches and skills name hollow symbols directly. They work for any unit that has them.', 'Un símbolo hueco no vale nada hasta que una regla dice lo contrario, y la que más lo dice es Élite.

Para una unidad con Élite, {hollow-success} es un éxito, {hollow-block} un bloqueo y {hollow-special} un especial, una vez hechas las repeticiones y antes de que actúen los estados. Por eso, si esa unidad tiene Desarmado, su oponente puede elegir un dado con un simple éxito hueco: para entonces ya muestra un éxito.

Élite no hace nada en las tiradas de Mácula ni en las de bloquear un hechizo. Ahí un bloqueo hueco significa 1 de Mácula y sigue hueco para todo el mundo.

Algunos Cambios y habilidades nombran los símbolos huecos directamente. Valen para cualquier unidad que los tenga.', 'Un symbole creux ne vaut rien tant qu’une règle ne dit pas le contraire, et celle qui le dit le plus souvent est Élite.

Pour une unité Élite, {hollow-success} est un succès, {hollow-block} un blocage et {hollow-special} un spécial, une fois les relances faites et avant que les états agissent. Si elle est dans l’état Désarmé, son adversaire peut donc prendre un dé qui n’a qu’un succès creux : à ce moment, il montre un succès.

Élite ne fait rien aux jets de Teinte ni aux jets pour bloquer un sort. Un blocage creux y vaut 1 Teinte, et il reste creux pour tout le monde.

Certaines Variations et compétences nomment directement les symboles creux. Elles valent pour toute unité qui les possède.', 9),
  ('f9936c6f-5be8-56e9-87bc-7facae08958a', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Preparing the game', 'Preparar la partida', 'Préparer la partie', 'Preparation is a list of numbered steps; terrain is one of them, and the roll for initiative is step 4.

Our sources do not print the whole list. What they show for certain:

- The mission sets the deployment zones, the objectives and how many rounds and turns you play.
- Terrain goes on the table during preparation. A Druid may add a forest right after that step.
- Initiative is a face-to-face roll; a Strategos adds {BLU} to it.
- Feats have their own preparation: event tokens, contracts, banners, fog markers.

Mission maps suggest a table of about 60 by 60 strides. Neither a fixed table size nor the usual number of points for a game is stated, so agree on both beforehand.', 'La preparación es una lista de pasos numerados; poner el terreno es uno de ellos, y la tirada de iniciativa es el paso 4.

Nuestras fuentes no dan la lista completa. Lo que muestran con seguridad:

- La misión fija las zonas de despliegue, los objetivos y cuántas rondas y turnos se juegan.
- El terreno se pone durante la preparación. Un Druida puede añadir un bosque justo después de ese paso.
- La iniciativa es una tirada enfrentada; un Strategos le suma {BLU}.
- Las hazañas tienen su propia preparación: fichas de evento, contratos, estandartes, marcadores de niebla.

Los mapas de las misiones hacen pensar en una mesa de unos 60 por 60 pasos. No se dice ni un tamaño fijo de mesa ni los puntos habituales de una partida, así que acordadlos antes.', 'La préparation est une suite d’étapes numérotées ; placer les terrains en est une, et le jet d’initiative est l’étape 4.

Nos sources ne donnent pas toute la liste. Ce qu’elles montrent à coup sûr :

- La mission fixe les zones de déploiement, les objectifs et le nombre de manches et de tours.
- Les terrains se placent pendant la préparation. Un Druide peut ajouter une forêt juste après cette étape.
- L’initiative est un jet face à face ; un Strategos y ajoute {BLU}.
- Les exploits ont leur propre préparation : jetons d’événement, contrats, bannières, marqueurs de brouillard.

Les cartes des missions laissent penser à une table d’environ 60 pas sur 60. Ni une taille fixe de table ni le nombre de points habituel ne sont précisés : convenez-en à l’avance.', 1),
  ('07a3e000-21b6-5c5d-9f3d-73188fffaf5b', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Initiative', 'Iniciativa', 'L’initiative', 'The holder of the initiative chooses, at the start of every round, who plays first.

The first holder is found by a face-to-face roll while preparing the game. After that it passes at the end of each round: the player with the **lower score** takes it, and with equal scores it changes hands.

Initiative settles more than the first turn:

- the order of deployment, together with the mission,
- who starts when Scout units deploy,
- the order in feats and missions that speak of initiative.

Having initiative does not mean playing first. It means that you choose, and letting your opponent go first is a fair choice: the one who plays second has the last activation of the round.', 'Quien tiene la iniciativa elige, al inicio de cada ronda, quién juega primero.

La primera vez se decide con una tirada enfrentada durante la preparación. Después pasa de mano al final de cada ronda: la recibe el jugador con la **puntuación más baja**, y con puntuaciones iguales cambia de jugador.

La iniciativa decide más que el primer turno:

- el orden de despliegue, junto con la misión,
- quién empieza a desplegar las unidades con Explorador,
- el orden en las hazañas y misiones que la mencionan.

Tener la iniciativa no significa jugar primero. Significa elegir, y dejar que empiece el rival es una buena opción: quien juega segundo tiene la última activación de la ronda.', 'Celui qui a l’initiative choisit, au début de chaque manche, qui joue le premier.

La première fois, on la détermine par un jet face à face pendant la préparation. Ensuite elle se transmet à la fin de chaque manche : le joueur au **score le plus bas** la prend, et à égalité elle change de main.

L’initiative règle plus que le premier tour :

- l’ordre du déploiement, avec la mission,
- qui commence quand on déploie les unités Éclaireur,
- l’ordre dans les exploits et missions qui en parlent.

Avoir l’initiative ne veut pas dire jouer en premier. Cela veut dire choisir, et laisser l’adversaire commencer est un choix valable : celui qui joue en second a la dernière activation de la manche.', 2),
  ('2082e985-bc44-5318-9b3f-6d4374c24a9e', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Deployment zones', 'Zonas de despliegue', 'Les zones de déploiement', 'Your units deploy inside your company’s zone, and the mission says where it lies and how deep it is.

{diagram:deployment}

Depths run from 5 to 15 strides. Six is a narrow strip in Expanse; eight and ten are common; in Ghosts from the Mist zones are 15 deep. For some missions two layouts are known, an older and a newer one; the mission’s page names both.

The zone keeps its meaning all game long:

- Demoralized units flee toward it, and count as inside only when the **whole** unit is.
- Ambusher units may arrive in their own zone.
- Scout and Ambusher units may never come down in the enemy zone.', 'Tus unidades se despliegan dentro de la zona de tu compañía; la misión dice dónde está y cuánto mide de fondo.

{diagram:deployment}

El fondo va de 5 a 15 pasos. En Extensión son 6, una franja estrecha; 8 y 10 son lo corriente; en Fantasmas de la Niebla son 15. De algunas misiones se conocen dos trazados, uno antiguo y otro nuevo; la página de la misión da ambos.

La zona cuenta durante toda la partida:

- Las unidades en estado Desmoralizado huyen hacia ella, y solo se consideran dentro cuando lo está la unidad **entera**.
- Las unidades con Emboscador pueden llegar en su propia zona.
- Ni Explorador ni Emboscador permiten aparecer en la zona enemiga.', 'Vos unités se déploient dans la zone de votre compagnie ; la mission dit où elle se trouve et quelle est sa profondeur.

{diagram:deployment}

La profondeur va de 5 à 15 pas. Elle est de 6 dans Étendue, une bande étroite ; 8 et 10 sont courants ; dans Fantômes de la Brume elle est de 15. Pour certaines missions, deux tracés sont connus, un ancien et un plus récent ; la page de la mission donne les deux.

La zone compte toute la partie :

- Les unités dans l’état Démoralisé fuient vers elle, et n’y sont considérées que si l’unité **entière** s’y trouve.
- Les unités Embusqué peuvent arriver dans leur propre zone.
- Ni Éclaireur ni Embusqué ne permettent d’apparaître dans la zone adverse.', 3),
  ('487eb62c-7f85-5c30-9b67-3ce7e491e81d', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Deploying your units', 'Desplegar tus unidades', 'Déployer ses unités', 'Set each unit down inside your zone, its troops in formation around the leader, in the order that initiative and the mission give.

Before you place a unit, look for choices that its card wants at deployment. Skin Changers pick a totem, other cards ask for a posture, and the choice holds afterwards. The emotion of Nuada is another case: it is chosen again as each own activation starts.

Characters and Companions:

- A Companion joins its own Character now, and the two stay together for the game.
- A Character who is to start with a Scout or Ambusher unit that is held back waits off the table and arrives with it.
- In the feat Decapitation your commander deploys in the normal way, may not use Scout or Ambusher, and joins no unit.

How players alternate while deploying ordinary units is not spelled out in our sources.', 'Coloca cada unidad dentro de tu zona, con las tropas en formación en torno al líder y en el orden que marquen la iniciativa y la misión.

Antes de dejarla en la mesa, mira si su carta pide elegir algo al desplegar. Los Cambiaformas escogen un tótem, otras cartas una postura, y la elección se mantiene. La emoción de Nuada es otro caso: se elige de nuevo al empezar cada activación propia.

Personajes y Compañeros:

- El Compañero se une ahora a su Personaje, y ya no se separan en toda la partida.
- El Personaje que vaya a empezar con una unidad con Explorador o Emboscador guardada en reserva espera fuera de la mesa y llega con ella.
- En la hazaña Decapitación, tu comandante se despliega de la forma normal, no puede usar Explorador ni Emboscador y no se une a ninguna unidad.

Nuestras fuentes no detallan cómo se alternan los jugadores al desplegar las unidades corrientes.', 'Posez chaque unité dans votre zone, ses troupes en formation autour du chef, dans l’ordre que fixent l’initiative et la mission.

Avant de la poser, regardez si sa carte demande un choix au déploiement. Les Change-peau prennent un totem, d’autres cartes une posture, et le choix reste. L’émotion de Nuada est un autre cas : elle se choisit de nouveau au début de chaque activation de cette unité.

Personnages et Compagnons :

- Un Compagnon rejoint maintenant son Personnage, et ils restent ensemble toute la partie.
- Un Personnage qui doit commencer avec une unité Éclaireur ou Embusqué gardée en réserve attend hors de la table et arrive avec elle.
- Dans l’exploit Décapitation, votre commandant se déploie normalement, ne peut utiliser ni Éclaireur ni Embusqué et ne rejoint aucune unité.

Nos sources ne détaillent pas comment les joueurs alternent pour les unités ordinaires.', 4),
  ('9767b3c3-e6ad-5040-a370-4131adbf68f4', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Scout units', 'Unidades con Explorador', 'Les unités Éclaireur', 'A Scout unit deploys after everybody else, in one of two ways: in your own zone without being engaged, or touching a table edge.

At a table edge two conditions hold. The spot must lie outside the enemy zone, and no enemy that has LoS to the unit may be within 12 strides. An enemy at 10 strides behind a Block LoS wood does not forbid it; one at 12 strides in the open does.

If both sides have Scout units, the holder of the initiative picks who starts; then you alternate.

You may also hold a Scout unit back in secret. It then arrives during the game, activates at once and takes **one simple action**, never a long one.', 'Una unidad con Explorador se despliega después de todas las demás y de una de dos maneras: en tu propia zona sin quedar trabada, o tocando un borde de la mesa.

En el borde hay dos condiciones. El sitio debe estar fuera de la zona enemiga, y a 12 pasos o menos no puede haber ningún enemigo con LdV hasta la unidad. Un enemigo a 10 pasos tras un bosque con Bloquea LdV no lo impide; uno a 12 pasos en campo abierto, sí.

Si ambos bandos tienen unidades con Explorador, quien tiene la iniciativa decide quién empieza y luego se alterna.

También puedes reservarla en secreto. En ese caso llega durante la partida, se activa al momento y hace **una acción simple**, nunca una larga.', 'Une unité Éclaireur se déploie après toutes les autres, de deux façons au choix : dans votre zone sans être engagée, ou au contact d’un bord de table.

Au bord, deux conditions. L’endroit doit être hors de la zone adverse, et aucun ennemi ayant une LdV sur l’unité ne doit être à 12 pas ou moins. Un ennemi à 10 pas, derrière un bois qui Bloque la LdV, ne l’interdit pas ; un ennemi à 12 pas à découvert, si.

Si les deux camps ont des unités Éclaireur, celui qui a l’initiative choisit qui commence, puis on alterne.

Vous pouvez aussi la garder en réserve, en secret. Elle arrive alors en cours de partie, s’active aussitôt et fait **une action simple**, jamais une longue.', 5),
  ('55a9821d-3ac1-5e9d-bbea-117cee379b89', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Ambusher units', 'Unidades con Emboscador', 'Les unités Embusqué', 'An Ambusher unit may stay hidden and arrive later, in place of activating another unit.

Choose where it comes down:

- in your own zone, where it may even arrive engaged, or
- anywhere outside the enemy zone, if no enemy with LoS to it is within 12 strides.

It then activates. A long action in the turn of arrival costs it 1 stress, so a charge out of ambush is possible but not free.

Example: an enemy 9 strides away cannot see the spot because a building is between. Arrival is allowed. A second enemy at 11 strides sees it: arrival is forbidden there.

Before version 1.6: the distance was 10 strides, and arriving engaged counted as a charge that nobody could answer with Hold and shoot.', 'Una unidad con Emboscador puede permanecer oculta y llegar más tarde, en lugar de activar otra unidad.

Elige dónde aparece:

- en tu propia zona, donde incluso puede llegar trabada, o
- en cualquier lugar fuera de la zona enemiga, si no hay a 12 pasos o menos ningún enemigo con LdV hasta ella.

Después se activa. Una acción larga en el turno de su llegada le cuesta 1 de estrés, de modo que cargar desde la emboscada es posible, pero no gratis.

Ejemplo: un enemigo a 9 pasos no ve el sitio porque hay un edificio en medio. Se puede llegar. Si un segundo enemigo a 11 pasos lo ve, ahí no se puede.

Antes de la versión 1.6: la distancia era de 10 pasos, y llegar trabada contaba como una carga a la que no se podía responder con mantener y disparar.', 'Une unité Embusqué peut rester cachée et arriver plus tard, à la place de l’activation d’une autre unité.

Choisissez où elle apparaît :

- dans votre zone, où elle peut même arriver engagée, ou
- n’importe où hors de la zone adverse, si aucun ennemi ayant une LdV sur elle n’est à 12 pas ou moins.

Elle s’active ensuite. Une action longue pendant le tour de son arrivée lui coûte 1 stress : charger en sortant d’embuscade est donc possible, mais pas gratuit.

Exemple : un ennemi à 9 pas ne voit pas l’endroit, car un bâtiment les sépare. L’arrivée est permise. Si un second ennemi à 11 pas le voit, elle y est interdite.

Avant la version 1.6 : la distance était de 10 pas, et arriver engagée comptait comme une charge à laquelle on ne pouvait pas répondre par tenir et tirer.', 6),
  ('1ee92fef-8346-538c-8c10-bbd0234101dc', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'What is off the table', 'Lo que espera fuera de la mesa', 'Ce qui attend hors de la table', 'Scout and Ambusher units may be held back in secret: you need not show your opponent that they exist.

- A Character who joins a held-back unit waits with it and arrives with it.
- A unit that is off the table gains no Tinge from the keyword Tinge, which works only while on the table.
- A Scout arriving in play gets one simple action. An Ambusher arrives as an activation of its own and may take a long action for 1 stress.
- Some enemies react: a Darkmaster lets friends near the spot move before the newcomer activates.

For this reason the builder can print a **courtesy list**: it leaves out every unit with Scout or Ambusher, so that you can hand it over without giving a surprise away. Whether held-back units that never arrive count as lost is not stated in our sources.', 'Las unidades con Explorador y Emboscador se pueden reservar en secreto: no tienes que enseñar a tu rival que existen.

- El Personaje que se une a una unidad reservada espera con ella y llega con ella.
- Fuera de la mesa, la palabra clave Mácula no da Mácula: solo funciona en la mesa.
- Explorador que llega en juego: una acción simple. Emboscador: es una activación en sí misma y puede hacer una acción larga por 1 de estrés.
- Hay enemigos que reaccionan: un Amo de la Oscuridad deja que los aliados cercanos al lugar se muevan antes de que se active el recién llegado.

Por eso el editor imprime una **lista de cortesía**: deja fuera las unidades con Explorador o Emboscador, y así puedes entregarla sin revelar la sorpresa. Nuestras fuentes no dicen si las unidades reservadas que no llegan nunca cuentan como perdidas.', 'Les unités Éclaireur et Embusqué peuvent être gardées en secret : rien ne vous oblige à révéler qu’elles existent.

- Un Personnage qui rejoint une unité en réserve attend et arrive avec elle.
- Hors de la table, le mot-clé Teinte ne donne pas de Teinte : il n’agit que sur la table.
- Un Éclaireur qui arrive en jeu a une action simple. Un Embusqué est une activation à part entière et peut faire une action longue pour 1 stress.
- Certains ennemis réagissent : un Maître Obscur laisse ses alliés proches de l’endroit se déplacer avant que l’arrivant s’active.

C’est pourquoi l’éditeur imprime une **liste de courtoisie** : elle omet les unités Éclaireur ou Embusqué, et vous pouvez la donner sans gâcher la surprise. Nos sources ne disent pas si une unité en réserve qui n’arrive jamais compte comme perdue.', 7),
  ('ba2ba6be-ae7a-5361-894a-e0a4e213c862', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'How a round is built', 'Cómo es una ronda', 'Comment une manche est faite', 'A round is four or five turns in most missions, and in every turn each player activates exactly one unit.

A turn counter with at least ten positions keeps time. The End of Round token marks where the round stops, and event tokens and the tokens of Demoralized units wait further along.

So you do not simply activate each of your units once. With five turns you have five activations, no matter how many units you own. With seven units two of them will wait; with three units some act again and pay stress for it. A unit that waited is rewarded at the end of the round: it loses more stress and may get a free move.

A few missions count differently. Tree Mother has rounds of 5, 4, 3 and 2 turns, Sacred Land of 2, 3, 4 and 5.', 'En la mayoría de misiones una ronda son cuatro o cinco turnos, y en cada turno cada jugador activa exactamente una unidad.

El tiempo lo lleva un contador de turnos con al menos diez posiciones. La ficha de Fin de ronda señala dónde acaba, y más adelante esperan las fichas de evento y las de las unidades en estado Desmoralizado.

No se trata, pues, de activar cada unidad una vez. Con cinco turnos tienes cinco activaciones, tengas las unidades que tengas. Con siete unidades, dos esperarán; con tres, alguna repetirá y lo pagará con estrés. Esperar tiene premio al final de la ronda: más estrés fuera y quizá un movimiento gratis.

Algunas misiones cuentan de otro modo. Árbol Madre tiene rondas de 5, 4, 3 y 2 turnos; Tierra Sagrada, de 2, 3, 4 y 5.', 'Dans la plupart des missions, une manche compte quatre ou cinq tours, et à chaque tour chaque joueur active exactement une unité.

Un compteur de tours d’au moins dix positions tient le temps. Le jeton de fin de manche montre où l’on s’arrête, et plus loin attendent les jetons d’événement et ceux des unités dans l’état Démoralisé.

Il ne s’agit donc pas d’activer chaque unité une fois. Avec cinq tours, vous avez cinq activations, quel que soit le nombre de vos unités. Avec sept unités, deux attendront ; avec trois, certaines agiront de nouveau et le paieront en stress. Attendre est récompensé à la fin de la manche : plus de stress en moins, et peut-être un mouvement gratuit.

Quelques missions comptent autrement. Arbre Mère a des manches de 5, 4, 3 et 2 tours ; Terre Sacrée, de 2, 3, 4 et 5.', 1),
  ('03d70280-c598-542b-a0b0-9539066e3376', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'Start of a round', 'Inicio de la ronda', 'Le début d’une manche', 'The holder of the initiative chooses who plays first this round.

Effects that happen “at the start of the round” come here too:

- Units with the keyword Tinge gain 1 Tinge, if they are on the table.
- Skills that say so are used: repairs by an Engineer on a War Rig, the free Displace of Osseous, and the like.

The choice holds for the whole round: the same player starts every turn of it. That makes it worth a thought. Playing first lets you strike before you are struck. Playing second gives you the last activation of the round, right before objectives are scored, and nobody can answer it.', 'Quien tiene la iniciativa elige quién juega primero en esta ronda.

Aquí llegan también los efectos que ocurren «al inicio de la ronda»:

- Las unidades con la palabra clave Mácula ganan 1 de Mácula si están en la mesa.
- Se usan las habilidades que lo indican: las reparaciones de un Ingeniero en un War Rig, el Desplazar gratuito de los Huesudos y otras parecidas.

La elección vale para toda la ronda: el mismo jugador abre todos sus turnos. Merece la pena pensarlo. Quien juega primero golpea antes de que lo golpeen. Quien juega segundo tiene la última activación de la ronda, justo antes de puntuar, y nadie puede contestarle.', 'Celui qui a l’initiative choisit qui joue le premier pendant cette manche.

C’est aussi le moment des effets « au début de la manche » :

- Les unités dotées du mot-clé Teinte gagnent 1 Teinte si elles sont sur la table.
- On utilise les compétences qui le disent : les réparations d’un Ingénieur sur un War Rig, l’effet Replacer gratuit des Osseux, et d’autres du même genre.

Le choix vaut pour toute la manche : le même joueur en ouvre chaque tour. Cela mérite réflexion. Jouer le premier permet de frapper avant d’être frappé. Jouer le second donne la dernière activation de la manche, juste avant le décompte, et personne ne peut y répondre.', 2),
  ('bd81603d-fe9b-552e-ba11-d64cfbc8c228', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'One turn', 'Un turno', 'Un tour', 'First player activates a unit, second player activates a unit, then events trigger.

1. The first player activates one unit from beginning to end.
2. The second player activates one unit from beginning to end.
3. Event tokens on the current position of the counter take effect.
4. The counter moves on, and the next turn begins, until the End of Round token is reached.

In place of activating a unit on the table, you may bring in a hidden Ambusher. That a Scout that you held back takes the place of an activation too is our reading.

A skill can let a second unit act at the end of an activation. That happens inside the same turn and does not use up your next one. What a player does who has nothing to activate is not stated in our sources.', 'El primer jugador activa una unidad, el segundo activa otra y después saltan los eventos.

1. El primer jugador activa una unidad de principio a fin.
2. El segundo jugador activa una unidad de principio a fin.
3. Hacen efecto las fichas de evento que estén en la posición actual del contador.
4. El contador avanza y empieza el turno siguiente, hasta llegar a la ficha de Fin de ronda.

En vez de activar una unidad de la mesa, puedes traer una unidad con Emboscador oculta. Que una unidad con Explorador en reserva ocupe también el lugar de una activación es nuestra lectura.

Una habilidad puede hacer que actúe otra unidad al final de una activación. Ocurre dentro del mismo turno y no gasta el siguiente. Nuestras fuentes no dicen qué hace un jugador que no tiene a quién activar.', 'Le premier joueur active une unité, le second en active une, puis les événements se déclenchent.

1. Le premier joueur active une unité du début à la fin.
2. Le second joueur active une unité du début à la fin.
3. Les jetons d’événement placés sur la position actuelle du compteur prennent effet.
4. Le compteur avance et le tour suivant commence, jusqu’au jeton de fin de manche.

Au lieu d’activer une unité de la table, vous pouvez faire entrer une unité Embusqué cachée. Qu’une unité Éclaireur gardée en réserve prenne aussi la place d’une activation est notre lecture.

Une compétence peut faire agir une autre unité à la fin d’une activation. Cela se passe dans le même tour et ne consomme pas le suivant. Nos sources ne disent pas ce que fait un joueur qui n’a personne à activer.', 3),
  ('07c27dc6-30c2-549d-b364-deca2a87b274', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'The turn counter and its tokens', 'El contador de turnos y sus fichas', 'Le compteur de tours et ses jetons', 'When the counter is at a token’s position and both players have activated, the token takes effect.

Three kinds of token use the counter:

- **End of Round**: this was the last turn; go on to the end of the round.
- **Events** of missions, feats and skills. Fog of Death, for instance, starts one on position 3 and moves it on by 3 each time it triggers. An Engineer’s explosives go off 2 positions after they were laid.
- **Demoralized units**: each has a token, and when the counter reaches it the unit tries to rally. On a failure the token moves 2 positions further.

Feats use positions of the counter as meters as well, for example to show glory or resources. A Strategos may push the End of Round token one space forward or back once per game, but not onto the present or the previous turn.', 'Cuando el contador está en la posición de una ficha y ambos jugadores han activado, la ficha hace efecto.

El contador lo usan tres clases de fichas:

- **Fin de ronda**: era el último turno; pasad al final de la ronda.
- **Eventos** de misiones, hazañas y habilidades. Niebla de la Muerte, por ejemplo, empieza con uno en la posición 3 y lo avanza 3 cada vez que salta. Los explosivos de un Ingeniero estallan 2 posiciones después de colocarlos.
- **Unidades en estado Desmoralizado**: cada una tiene su ficha y, cuando el contador llega a ella, la unidad intenta reagruparse. Si falla, la ficha avanza 2 posiciones.

Las hazañas también usan las posiciones como medidor, de gloria o de recursos, por ejemplo. Un Strategos puede mover la ficha de Fin de ronda un espacio adelante o atrás una vez por partida, pero no al turno en curso ni al anterior.', 'Quand le compteur est à la position d’un jeton et que les deux joueurs ont activé, ce jeton prend effet.

Trois sortes de jetons s’en servent :

- **Fin de manche** : c’était le dernier tour ; passez à la fin de la manche.
- **Événements** de missions, d’exploits et de compétences. Brouillard de la Mort, par exemple, en place un sur la position 3 et l’avance de 3 à chaque déclenchement. Les explosifs d’un Ingénieur sautent 2 positions après leur pose.
- **Unités dans l’état Démoralisé** : chacune a son jeton et, quand le compteur l’atteint, elle essaie de se rallier. En cas d’échec, le jeton avance de 2 positions.

Les exploits se servent aussi des positions comme d’une jauge, de gloire ou de ressources par exemple. Une fois par partie, un Strategos peut décaler le jeton de fin de manche d’une case en avant ou en arrière, mais pas sur le tour en cours ni sur le précédent.', 4),
  ('47070553-61d0-5830-be67-326d6c259e0c', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'End of a round', 'Final de la ronda', 'La fin d’une manche', 'Score first, calm down afterwards. Go through these steps in order:

1. Effects that say “at the end of the round”.
2. Score mission points.
3. Stress: a unit that was activated loses 1, a unit that was not loses 2. Demoralized units lose none.
4. Check Tinge for every unit that has some.
5. No one left behind: units that waited may move.
6. Take off all activation tokens.
7. Initiative goes to the player with the lower score; on a tie it changes hands.
8. Move the End of Round token to where the mission wants it for the next round.

The order matters. Scoring comes before the free moves, so nobody runs onto an objective in step 5 for this round’s points. Stress fades before Tinge is checked, and Tinge may add a fresh one.', 'Primero se puntúa y después se calman los ánimos. Seguid estos pasos en orden:

1. Efectos que digan «al final de la ronda».
2. Puntos de misión.
3. Estrés: la unidad que se activó pierde 1; la que no, pierde 2. Las unidades en estado Desmoralizado no pierden nada.
4. Se comprueba la Mácula de cada unidad que tenga.
5. Nadie se queda atrás: las unidades que esperaron pueden moverse.
6. Se retiran todas las fichas de activación.
7. La iniciativa pasa al jugador con menos puntuación; si hay empate, cambia de mano.
8. La ficha de Fin de ronda va adonde diga la misión para la ronda siguiente.

El orden importa. Se puntúa antes de los movimientos gratuitos, así que nadie corre hasta un objetivo en el paso 5 para puntuar en esta ronda. El estrés baja antes de comprobar la Mácula, y la Mácula puede añadir más.', 'On marque d’abord, on se calme ensuite. Suivez ces étapes dans l’ordre :

1. Les effets « à la fin de la manche ».
2. Les points de mission.
3. Le stress : une unité activée en perd 1, une unité qui ne l’a pas été en perd 2. Celles dans l’état Démoralisé n’en perdent pas.
4. La Teinte de chaque unité qui en a se vérifie.
5. Personne n’est laissé pour compte : les unités qui ont attendu peuvent se déplacer.
6. Retirez tous les jetons d’activation.
7. L’initiative va au score le plus bas ; à égalité elle change de main.
8. Le jeton de fin de manche se place là où la mission le veut pour la manche suivante.

L’ordre compte. On marque avant les mouvements gratuits : personne ne court sur un objectif à l’étape 5 pour les points de cette manche. Le stress baisse avant la vérification de la Teinte, qui peut en redonner.', 5),
  ('456836a5-9606-572d-ad0d-e484a68ebecd', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'No one left behind', 'Nadie se queda atrás', 'Personne n’est laissé pour compte', 'At the end of a round, units that were **not activated**, are **not Demoralized** and are **not engaged** may move.

This is what waiting pays: the unit loses 2 stress instead of 1 and still follows the army. The move comes after scoring and before the activation tokens are taken off, so look for units without a token.

Some skills widen the rule. Amelia Hellbroth lets one allied unit move here although it was activated, and Orc Husk may do so too. A War Surgeon heals units near him in this step.

A Slowed unit is a case our sources leave open: whether the state also shortens this move is not stated.', 'Al final de la ronda pueden moverse las unidades que **no se activaron**, **no están trabadas** y **no están en estado Desmoralizado**.

Es lo que se gana esperando: la unidad pierde 2 de estrés en lugar de 1 y aun así sigue al ejército. El movimiento llega después de puntuar y antes de retirar las fichas de activación, de modo que basta con buscar las unidades sin ficha.

Algunas habilidades amplían la regla. Amelia Hellbroth deja que una unidad aliada se mueva aquí aunque se haya activado, y Cáscara Orco también puede hacerlo. El Cirujano de Guerra cura en este paso a las unidades que tiene cerca.

Hay un caso abierto: nuestras fuentes no dicen si Ralentizado acorta también este movimiento.', 'À la fin d’une manche peuvent se déplacer les unités qui **n’ont pas été activées**, **ne sont pas engagées** et **ne sont pas dans l’état Démoralisé**.

C’est ce que rapporte l’attente : l’unité perd 2 stress au lieu de 1 et suit l’armée malgré tout. Le mouvement vient après le décompte et avant le retrait des jetons d’activation : cherchez les unités sans jeton.

Certaines compétences élargissent la règle. Amelia Hellbroth laisse une unité alliée se déplacer ici bien qu’elle ait été activée, et Carcasse Orc le peut aussi. Un Chirurgien de guerre soigne à cette étape les unités proches de lui.

Un cas reste ouvert : nos sources ne disent pas si Ralenti raccourcit aussi ce mouvement.', 6),
  ('bd3197e9-a756-510e-b640-32afbe011095', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'End of the game', 'Final de la partida', 'La fin de la partie', 'The game ends with the last round of the mission, three rounds as a rule; the higher total of points wins, and equal totals are a tie.

Finish the round as usual, with its scoring. Then add the feat points, which count only now: the contract, the commander, the banner, the markers of The Rift, the meters.

Some missions name further ends:

- Several older texts stop the game as soon as one side has no unit left. Newer texts of the same missions leave that sentence out, so agree which you follow.
- Tree Mother also ends when all units of one side are Demoralized, or when she and her four sprouts are destroyed. It is scored only at the end.', 'La partida acaba con la última ronda de la misión, la tercera por lo general; gana el total de puntos más alto, y con totales iguales hay empate.

Terminad la ronda como siempre, con su puntuación. Sumad después los puntos de la hazaña, que solo cuentan ahora: el contrato, el comandante, el estandarte, los marcadores de La Grieta, los medidores.

Algunas misiones añaden otros finales:

- Varios textos antiguos paran la partida en cuanto un bando se queda sin unidades. Los textos nuevos de esas mismas misiones no traen esa frase: acordad cuál seguís.
- Árbol Madre termina también si todas las unidades de un bando están en estado Desmoralizado o si caen ella y sus cuatro brotes. Solo puntúa al final.', 'La partie se termine avec la dernière manche de la mission, la troisième en règle générale ; le total de points le plus élevé gagne, et à égalité la partie est nulle.

Achevez la manche comme d’habitude, décompte compris. Ajoutez ensuite les points d’exploit, qui ne comptent qu’à présent : le contrat, le commandant, la bannière, les marqueurs de La Faille, les jauges.

Certaines missions prévoient d’autres fins :

- Plusieurs textes anciens arrêtent la partie dès qu’un camp n’a plus d’unité. Les textes plus récents des mêmes missions n’ont plus cette phrase : convenez de celui que vous suivez.
- Arbre Mère s’arrête aussi quand toutes les unités d’un camp sont dans l’état Démoralisé, ou quand elle et ses quatre pousses sont détruites. Le décompte n’a lieu qu’à la fin.', 7),
  ('6d003581-e45e-5ea1-b08b-54d7a6c5ae8e', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Activating a unit', 'Activar una unidad', 'Activer une unité', 'In its activation a unit takes **two different simple actions** or **one long action**. Only Move may be taken twice.

1. Choose a unit that is not Demoralized.
2. If it already has an activation token, it gains 1 stress. If it has a token and its stress is at its MOR or above, all it may do is Rest, and Rest costs no stress.
3. Apply what happens at the start of an activation: the WP test against Bloodlust or Sinister terrain, skills.
4. Take its actions.
5. Go through the end of the activation. From now on the unit has an activation token.

Good pairs are Move and shoot, Move twice, shoot and a skill. Two ranged attacks are not allowed: they are the same action.

**Note, our reading.** Taking the Move action does not oblige you to go anywhere. A unit may take it and stay where it is.', 'En su activación, una unidad hace **dos acciones simples distintas** o **una acción larga**. Solo el movimiento puede hacerse dos veces.

1. Elige una unidad que no esté en estado Desmoralizado.
2. Si ya tiene ficha de activación, gana 1 de estrés. Si tiene ficha y su estrés es igual o superior a su MOR, solo puede Descansar, y Descansar no cuesta estrés.
3. Aplica lo que ocurre al inicio de la activación: el chequeo de VOL contra Sed de sangre o por terreno Sinister, las habilidades.
4. Haz sus acciones.
5. Sigue los pasos del final de la activación. Desde ahora la unidad tiene una ficha de activación.

Buenas parejas son mover y disparar, mover dos veces, o disparar y usar una habilidad. Dos ataques a distancia no valen: son la misma acción.

**Nota, según nuestra lectura.** Hacer la acción de movimiento no te obliga a ir a ninguna parte. Una unidad puede hacerla y quedarse en el sitio.', 'Pendant son activation, une unité fait **deux actions simples différentes** ou **une action longue**. Seul le mouvement peut être pris deux fois.

1. Choisissez une unité qui n’est pas dans l’état Démoralisé.
2. Si elle a déjà un jeton d’activation, elle gagne 1 stress. Si elle a un jeton et un stress égal ou supérieur à son MOR, elle ne peut que faire un Repos, et le Repos ne coûte pas de stress.
3. Appliquez ce qui arrive au début de l’activation : test de VOL contre Soif de sang ou pour un terrain Sinistre, compétences.
4. Faites ses actions.
5. Suivez la fin d’activation. Dès lors, l’unité a un jeton d’activation.

De bonnes paires : mouvement et tir, deux mouvements, tir et compétence. Deux attaques à distance sont interdites : c’est la même action.

**Note, notre lecture.** Faire l’action de mouvement n’oblige à aller nulle part. Une unité peut la faire et rester sur place.', 1),
  ('420b56b4-33dd-5b1f-9078-2cbd9e1ed636', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Simple actions', 'Acciones simples', 'Les actions simples', 'There are six, and an activation has room for two different ones.

- **Move**: first MOV, then second MOV. The only one that may be taken twice.
- **Melee attack**: fight an enemy with whom the unit is already engaged.
- **Ranged attack**: shoot at a visible enemy in range, while not engaged.
- **Cast a spell**: a Spellcaster’s printed spells.
- **Tinge skill**: a skill that is paid with Tinge.
- **Skill**: any printed skill that costs an action and is not marked as long.

Missions add others, such as picking up a banner, praying at an altar or destroying a sprout. They count as simple actions like these.

Passive effects and command skills are no actions. They come on top, whenever their text allows.', 'Son seis, y en una activación caben dos distintas.

- **Movimiento**: primer MOV y después segundo MOV. Es la única que puede hacerse dos veces.
- **Ataque cuerpo a cuerpo**: contra un enemigo con el que la unidad ya está trabada.
- **Ataque a distancia**: contra un enemigo visible y dentro del alcance, sin estar trabada.
- **Lanzar un hechizo**: los que lleva impresos una unidad con Mago.
- **Habilidad de Mácula**: la que se paga con Mácula.
- **Habilidad**: cualquiera que cueste una acción y no esté marcada como larga.

Las misiones añaden otras, como recoger un estandarte, rezar en un altar o destruir un brote. Cuentan como acciones simples iguales a estas.

Las pasivas y las habilidades de mando no son acciones. Van aparte, cuando su texto lo permita.', 'Il y en a six, et une activation a la place pour deux différentes.

- **Mouvement** : premier MOV, puis second MOV. La seule qu’on puisse prendre deux fois.
- **Attaque de mêlée** : contre un ennemi avec lequel l’unité est déjà engagée.
- **Attaque à distance** : contre un ennemi visible et à portée, sans être engagée.
- **Lancer un sort** : ceux que porte la carte d’un Mage.
- **Compétence de Teinte** : celle qui se paie en Teinte.
- **Compétence** : toute compétence imprimée qui coûte une action et n’est pas longue.

Les missions en ajoutent, comme ramasser une bannière, prier à un autel ou détruire une pousse. Elles comptent comme des actions simples pareilles aux autres.

Une Passive et un Commandement ne sont pas des actions. Ils viennent en plus, quand leur texte le permet.', 2),
  ('c85a8152-ca3f-5627-badd-4ed436c05929', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Long actions', 'Acciones largas', 'Les actions longues', 'A long action, also called a complex one, is all that a unit does in its activation.

- **Charge**: run in a straight line into an enemy and fight, with a reroll.
- **Assault**: move with both MOV into an enemy and fight, without the reroll.
- **Rest**: drop stress, states and Tinge.
- **Long skill**: a skill or spell marked with the chevron {long-action}.

Because it fills the activation, you cannot Move and then charge, or charge and then use a skill that costs an action. Passive effects and command skills still work.

Units that arrive in play have less room: a Scout gets one simple action and no long one, and an Ambusher pays 1 stress for a long action in the turn of its arrival.', 'Una acción larga, también llamada compleja, es lo único que hace la unidad en su activación.

- **Carga**: corre en línea recta hasta un enemigo y lucha, con repetición.
- **Asalto**: mueve con sus dos MOV hasta un enemigo y lucha, sin repetición.
- **Descansar**: suelta estrés, estados y Mácula.
- **Habilidad larga**: habilidad o hechizo marcado con el galón {long-action}.

Como ocupa toda la activación, no puedes mover y luego cargar, ni cargar y luego usar una habilidad que cueste una acción. Las pasivas y las habilidades de mando siguen funcionando.

Las unidades que llegan en juego tienen menos margen: con Explorador, una acción simple y ninguna larga; con Emboscador, una acción larga en el turno de llegada cuesta 1 de estrés.', 'Une action longue, dite aussi complexe, est tout ce que l’unité fait pendant son activation.

- **Charge** : courir en ligne droite sur un ennemi et combattre, avec relance.
- **Assaut** : avancer de ses deux MOV sur un ennemi et combattre, sans relance.
- **Repos** : se défaire du stress, des états et de la Teinte.
- **Compétence longue** : une compétence ou un sort marqué du chevron {long-action}.

Comme elle remplit l’activation, impossible de se déplacer puis de charger, ou de charger puis d’utiliser une compétence qui coûte une action. Les Passives et le Commandement restent disponibles.

Les unités qui arrivent en jeu ont moins de latitude : un Éclaireur a une action simple et aucune longue, et pour un Embusqué une action longue pendant le tour d’arrivée coûte 1 stress.', 3),
  ('146f592c-15e9-541a-a177-673dc92e8979', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Activating a unit again', 'Volver a activar una unidad', 'Activer une unité de nouveau', 'You may activate the same unit again in a round; each time after the first costs it 1 stress.

The stress comes at once, before it acts. Look at its MOR first:

- Stress below MOR: it acts freely.
- Stress equal to or above MOR, with an activation token: it may only Rest. Resting costs no stress for the repeat.

Example: a unit with MOR 2 and 1 stress has its token. Activated again it goes to 2 stress. Whether the limit is looked at before or after this stress is not stated in our sources; agree on it. At the end of this activation 2 is not above MOR 2, so no test is due.

Some skills let a unit act again and say that this costs no stress. Then it does not.', 'Puedes activar la misma unidad otra vez en la ronda; cada vez a partir de la segunda le cuesta 1 de estrés.

El estrés llega enseguida, antes de que actúe. Mira primero su MOR:

- Estrés por debajo del MOR: actúa con normalidad.
- Estrés igual o superior al MOR y con ficha de activación: solo puede Descansar. Descansar no cuesta el estrés de repetir.

Ejemplo: una unidad con MOR 2 y 1 de estrés tiene su ficha. Al activarla de nuevo pasa a 2. Nuestras fuentes no dicen si el límite se mira antes o después de ese estrés; acordadlo. Al final de esta activación, 2 no está por encima de MOR 2, así que no hay chequeo.

Algunas habilidades hacen actuar otra vez a una unidad y dicen que no cuesta estrés. Entonces no lo cuesta.', 'Vous pouvez activer la même unité plusieurs fois dans une manche ; à partir de la deuxième fois, chacune lui coûte 1 stress.

Le stress vient aussitôt, avant qu’elle agisse. Regardez d’abord son MOR :

- Stress inférieur au MOR : elle agit librement.
- Stress égal ou supérieur au MOR, avec un jeton d’activation : elle ne peut que faire un Repos. Le Repos ne coûte pas le stress de la répétition.

Exemple : une unité de MOR 2 avec 1 stress a son jeton. Activée de nouveau, elle passe à 2. Nos sources ne disent pas si la limite se regarde avant ou après ce stress ; mettez-vous d’accord. À la fin de cette activation, 2 n’est pas au-dessus de MOR 2 : pas de test.

Certaines compétences font agir une unité de nouveau et disent que cela ne coûte pas de stress. Alors cela n’en coûte pas.', 4),
  ('bfdda8e7-d040-53bf-8682-00ec31ae6399', '0d5b2657-7884-5148-961b-bb747ee93e64', 'End of an activation', 'Final de la activación', 'La fin d’une activation', 'Four things happen, in this order, each time a unit has finished.

1. Effects that end or trigger with the activation, such as stress for losing a combat or Tinge from a fog marker.
2. WP tests for units whose stress is above their MOR. Whoever fails is Demoralized and flees at once.
3. Control of objectives is checked.
4. At most **one** skill that activates another unit may be used; the active player decides first.

Morale comes before objectives. A unit that breaks in step 2 has no conquest value left when control is checked in step 3.

Step 4 does not chain. However many skills of that kind you own, one activation brings forward no more than one other unit this way.', 'Cada vez que una unidad termina ocurren cuatro cosas, en este orden.

1. Efectos que acaban o saltan con la activación, como el estrés por perder un combate o la Mácula de un marcador de niebla.
2. Chequeos de VOL de las unidades cuyo estrés supera su MOR. La que falla recibe Desmoralizado y huye de inmediato.
3. Se comprueba el control de los objetivos.
4. Como mucho se puede usar **una** habilidad que active otra unidad; decide primero el jugador activo.

La moral va antes que los objetivos. La unidad que se desmoraliza en el paso 2 ya no tiene valor de conquista en el paso 3.

El paso 4 no se encadena. Tengas las habilidades de ese tipo que tengas, una activación no adelanta así más que a una unidad.', 'Quatre choses se passent, dans cet ordre, chaque fois qu’une unité a terminé.

1. Les effets qui finissent ou se déclenchent avec l’activation, comme le stress d’un combat perdu ou la Teinte d’un marqueur de brouillard.
2. Les tests de VOL des unités dont le stress dépasse le MOR. Celle qui échoue subit l’état Démoralisé et fuit aussitôt.
3. Le contrôle des objectifs se vérifie.
4. Au plus **une** compétence qui active une autre unité peut être utilisée ; le joueur actif se décide le premier.

Le moral passe avant les objectifs. L’unité qui craque à l’étape 2 n’a plus de valeur de conquête à l’étape 3.

L’étape 4 ne s’enchaîne pas. Quel que soit le nombre de vos compétences de ce genre, une activation n’en amène ainsi qu’une autre.', 5),
  ('ee6c49b3-c30e-5905-a820-4867767f0d35', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Rest', 'Descansar', 'Le Repos', 'Rest is a long action that clears a unit: take any of its four benefits, or all of them.

- Remove all stress.
- Remove states.
- Remove 1 Tinge.
- Make one move of the **first** MOV.

It cannot be taken while engaged. It is also the one thing that a unit may do when it has an activation token and stress at or above its MOR, and it costs no stress for activating again.

Example: a unit with 3 stress, Slowed and 2 Tinge rests. It ends with no stress, no states, 1 Tinge and up to its first MOV closer to where you want it.

Before version 1.6: the move used the second MOV, and no Tinge was removed.', 'Descansar es una acción larga que limpia la unidad: elige cualquiera de sus cuatro ventajas, o todas.

- Quitar todo el estrés.
- Quitar estados.
- Quitar 1 de Mácula.
- Hacer un movimiento con el **primer** MOV.

No se puede hacer estando trabada. Es además lo único que puede hacer una unidad con ficha de activación y estrés igual o superior a su MOR, y no cuesta estrés por activarse otra vez.

Ejemplo: una unidad con 3 de estrés, Ralentizado y 2 de Mácula descansa. Acaba sin estrés, sin estados, con 1 de Mácula y hasta un primer MOV más cerca de donde la quieres.

Antes de la versión 1.6: el movimiento usaba el segundo MOV y no se quitaba Mácula.', 'Le Repos est une action longue qui remet l’unité à neuf : prenez l’un de ses quatre bienfaits, ou tous.

- Retirer tout le stress.
- Retirer des états.
- Retirer 1 Teinte.
- Faire un mouvement du **premier** MOV.

Il est interdit à une unité engagée. C’est aussi la seule chose que peut faire une unité qui a un jeton d’activation et un stress égal ou supérieur à son MOR, et il ne coûte pas de stress pour la nouvelle activation.

Exemple : une unité avec 3 stress, Ralenti et 2 Teinte se repose. Elle finit sans stress, sans état, avec 1 Teinte et jusqu’à un premier MOV plus près de là où vous la voulez.

Avant la version 1.6 : le mouvement utilisait le second MOV, et la Teinte ne se retirait pas.', 6),
  ('812aaffd-8a93-585a-b07e-cd64824d9deb', '0d5b2657-7884-5148-961b-bb747ee93e64', 'What an engaged unit may do', 'Qué puede hacer una unidad trabada', 'Ce que peut faire une unité engagée', 'An engaged unit may fight, move away, or use skills on itself or on the enemy it is fighting. It may not shoot, and it may not Rest.

- **Melee attack** is its usual action.
- **Move** is allowed, but the enemy may answer the declaration with an opportunity attack.
- **Spells and skills** may be aimed only at its own unit or at the enemy engaged with it.
- **Ranged attacks** need a unit that is free.
- A Character may not leave a unit that is engaged.

A unit fighting two or more enemy units loses one die or automatic symbol in each of its face-to-face rolls against them.

Sources differ about Large units: one keeps an older line that lets them charge out of a combat, another has dropped it.', 'Una unidad trabada puede luchar, alejarse o usar habilidades sobre sí misma o sobre el enemigo con el que combate. No puede disparar ni Descansar.

- El **ataque cuerpo a cuerpo** es su acción habitual.
- El **movimiento** está permitido, pero el enemigo puede contestar a la declaración con un ataque de oportunidad.
- Los **hechizos y habilidades** solo pueden elegir como objetivo a la propia unidad o al enemigo trabado con ella.
- Los **ataques a distancia** exigen estar libre.
- Un Personaje no puede dejar una unidad trabada.

Una unidad que combate con dos o más unidades enemigas pierde un dado o símbolo automático en cada tirada enfrentada contra ellas.

Las fuentes difieren sobre las unidades con Grande: una conserva una línea antigua que les permite cargar desde un combate, otra la ha eliminado.', 'Une unité engagée peut combattre, s’éloigner, ou utiliser des compétences sur elle-même ou sur l’ennemi qu’elle combat. Elle ne peut ni tirer ni faire un Repos.

- L’**attaque de mêlée** est son action ordinaire.
- Le **mouvement** est permis, mais l’ennemi peut répondre à la déclaration par une attaque d’opportunité.
- Les **sorts et compétences** ne peuvent viser que l’unité elle-même ou l’ennemi engagé avec elle.
- L’**attaque à distance** exige d’être libre.
- Un Personnage ne peut pas quitter une unité engagée.

Une unité qui affronte deux unités ennemies ou plus perd un dé ou un symbole automatique à chacun de ses jets face à face contre elles.

Les sources divergent sur les unités Massive : l’une garde une ligne ancienne qui leur permet de charger hors d’un combat, une autre l’a supprimée.', 7),
  ('56c32611-0763-59e2-a74b-5fdc8ef05938', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Actions that a mission adds', 'Acciones que añade la misión', 'Les actions qu’ajoute une mission', 'Some missions and feats give every unit one more action; unless they say otherwise it is a simple one.

Examples:

- **Pick up the banner** (feat Banner): a unit adjacent to a dropped banner of its side takes it.
- **Pray** (Sacred Land): within 3 strides of a lesser altar, the unit takes a prayer token and has +1 conquest for the rest of the game. It may pray again.
- **Ensure Survival** (Rescue Mission): within 3 strides of a marker of your colour.
- **Destroy a sprout** (Tree Mother): for the raiders only.

Not everything is an action. Picking up loot costs 1 stress, gathering resources is done at the end of an activation for 1 stress, and tracking a vestige is a WP test at the end of an activation.', 'Algunas misiones y hazañas dan a todas las unidades una acción más; si no dicen otra cosa, es simple.

Ejemplos:

- **Recoger el estandarte** (hazaña Estandarte): lo coge una unidad adyacente a un estandarte caído de su bando.
- **Rezar** (Tierra Sagrada): a 3 pasos o menos de un altar menor, la unidad toma una ficha de oración y suma 1 al valor de conquista el resto de la partida. Puede volver a rezar.
- **Asegurar la supervivencia** (Misión de Rescate): a 3 pasos o menos de un marcador de tu color.
- **Destruir un brote** (Árbol Madre): solo los saqueadores.

No todo es una acción. Recoger botín cuesta 1 de estrés; recolectar se hace al final de la activación por 1 de estrés; rastrear un vestigio es un chequeo de VOL al final de la activación.', 'Certaines missions et certains exploits donnent une action de plus à toutes les unités ; sauf mention contraire, elle est simple.

Exemples :

- **Ramasser la bannière** (exploit Bannière) : une unité adjacente à une bannière tombée de son camp la prend.
- **Prier** (Terre Sacrée) : à 3 pas ou moins d’un autel mineur, l’unité prend un jeton de prière et a +1 en valeur de conquête pour le reste de la partie. Elle peut prier de nouveau.
- **Assurer la survie** (Mission de Sauvetage) : à 3 pas ou moins d’un marqueur de votre couleur.
- **Détruire une pousse** (Arbre Mère) : pour les pillards seulement.

Tout n’est pas une action. Ramasser un butin coûte 1 stress ; récolter des ressources se fait en fin d’activation pour 1 stress ; traquer un vestige est un test de VOL en fin d’activation.', 8),
  ('8dd76565-9a8f-5ae4-b79a-b4613ed9dd8c', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'The Move action', 'La acción de movimiento', 'L’action de mouvement', 'A Move is two stages: first the unit’s first MOV, then its second.

With MOV 3-2 that is up to 3 strides and then up to 2. Taken twice in an activation it is 3, 2, 3 and 2, ten strides in all, the same as many units charge; but a double Move ends without a fight and needs no straight line.

- Slowed makes the second MOV 0: one Move of a 3-2 unit is 3 strides. The state ends with the activation.
- Rugged terrain makes a unit Slowed as soon as it is adjacent to it.
- Impassable terrain cannot be entered; Unstable terrain can be crossed, but the unit may not stop there.
- Leaving a combat invites an opportunity attack.

You may Move and stay in place, for example because you only need the action.', 'Un movimiento tiene dos tramos: primero el primer MOV de la unidad y luego el segundo.

Con MOV 3-2 son hasta 3 pasos y después hasta 2. Hecho dos veces en una activación son 3, 2, 3 y 2, diez pasos en total, lo mismo que cargan muchas unidades; pero mover dos veces no acaba en combate ni exige línea recta.

- Ralentizado deja el segundo MOV en 0: un movimiento de una unidad 3-2 son 3 pasos. El estado termina con la activación.
- El terreno Accidentado da Ralentizado en cuanto la unidad está adyacente a él.
- En terreno Impasable no se entra; el terreno Unstable se puede cruzar, pero no detenerse en él.
- Salir de un combate da pie a un ataque de oportunidad.

Puedes mover y quedarte en el sitio, por ejemplo si solo te hace falta la acción.', 'Un mouvement se fait en deux temps : le premier MOV de l’unité, puis le second.

Avec MOV 3-2, ce sont 3 pas au plus, puis 2 au plus. Pris deux fois dans l’activation, cela donne 3, 2, 3 et 2, dix pas en tout, autant que bien des charges ; mais un double mouvement ne se termine pas par un combat et n’exige pas de ligne droite.

- Ralenti ramène le second MOV à 0 : un mouvement d’une unité 3-2 fait 3 pas. L’état prend fin avec l’activation.
- Un terrain Accidenté rend Ralenti dès que l’unité lui est adjacente.
- On n’entre pas dans un terrain Infranchissable ; un terrain Instable se traverse, sans s’y arrêter.
- Quitter un combat expose à une attaque d’opportunité.

Vous pouvez prendre le mouvement et rester sur place, par exemple si seule l’action vous importe.', 1),
  ('c64d2839-0ecc-5472-99aa-2a953104fef6', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Strides and distances', 'Pasos y distancias', 'Pas et distances', 'All distances are strides; “within 5” means 5 strides or less.

Printed ranges, moves and effects all use the same measure. Distances that you need often:

- 3 strides: to contest an objective.
- 4 strides: fog markers and Sinister terrain.
- 5 strides: those near a unit that Tinge destroys.
- 10 strides: the least distance between fog markers.
- 12 strides: arrival of Scout and Ambusher units.
- 20 strides: a Spellcaster’s reach when blocking a spell.

Adjacent units and terrain matter for Cover, Rugged terrain and several skills. How a distance between two units is measured, from which model to which, is not stated in our sources beyond Place, which speaks of the leaders.', 'Todas las distancias son pasos; «a 5 pasos» quiere decir 5 pasos o menos.

Alcances, movimientos y efectos usan la misma medida. Distancias que salen a menudo:

- 3 pasos: disputar un objetivo.
- 4 pasos: marcadores de niebla y terreno Sinister.
- 5 pasos: quienes están cerca de una unidad que la Mácula destruye.
- 10 pasos: separación mínima entre marcadores de niebla.
- 12 pasos: llegada de unidades con Explorador y Emboscador.
- 20 pasos: alcance de una unidad con Mago para bloquear un hechizo.

Estar adyacente importa para Cobertura, para el terreno Accidentado y para varias habilidades. Nuestras fuentes no dicen cómo se mide la distancia entre dos unidades, de qué miniatura a cuál, salvo en Colocar, que habla de los líderes.', 'Toutes les distances sont en pas ; « à 5 pas » veut dire 5 pas ou moins.

Portées, mouvements et effets utilisent la même mesure. Les distances qui reviennent :

- 3 pas : contester un objectif.
- 4 pas : marqueur de brouillard et terrain Sinistre.
- 5 pas : ceux qui entourent une unité que la Teinte détruit.
- 10 pas : l’écart minimal entre marqueurs de brouillard.
- 12 pas : l’arrivée des unités Éclaireur et Embusqué.
- 20 pas : la portée d’un Mage qui bloque un sort.

L’adjacence compte pour Couvert, pour les terrains Accidenté et pour plusieurs compétences. Comment on mesure entre deux unités, de quelle figurine à quelle autre, nos sources ne le disent pas, sauf pour Placer, qui parle des chefs.', 2),
  ('f4916613-6e74-5d15-a4b5-950e838eb67b', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Formation', 'Formación', 'La formation', 'Troops stay in formation around their leader, after every move and every combat.

{diagram:coherency}

The leader is the point of reference; the others gather round. The same holds when a unit deploys, when it is picked up and set down by Place, and when troops come back through Recover.

How far a troop may stand from its leader is not stated in our sources. The printed rules have the exact distance; keep the group as tight as the models allow and nobody will object.

When a Character joins as an Officer, the Officer becomes the point that the others gather round. A Support joins the group without leading it.', 'Las tropas se mantienen en formación en torno a su líder, después de cada movimiento y de cada combate.

{diagram:coherency}

El líder es la referencia; los demás se reúnen a su alrededor. Lo mismo vale cuando una unidad se despliega, cuando Colocar la levanta y la deja en otro sitio y cuando vuelven tropas gracias a Recuperar.

Nuestras fuentes no dicen a qué distancia del líder puede estar una tropa. El reglamento impreso trae la cifra exacta; si mantienes el grupo tan junto como permitan las miniaturas, nadie protestará.

Cuando un Personaje se une como Officer, pasa a ser el punto en torno al que se reúnen los demás. Un Apoyo se incorpora al grupo sin dirigirlo.', 'Les troupes restent en formation autour de leur chef, après chaque mouvement et chaque combat.

{diagram:coherency}

Le chef est le repère ; les autres se rassemblent autour de lui. Il en va de même quand une unité se déploie, quand Placer la soulève et la repose, et quand des troupes reviennent par Récupérer.

Nos sources ne disent pas à quelle distance du chef une troupe peut se tenir. Les règles imprimées donnent le chiffre exact ; gardez le groupe aussi serré que les figurines le permettent et personne n’y trouvera à redire.

Quand un Personnage rejoint l’unité comme Officier, c’est autour de lui que les autres se rassemblent. Un Support entre dans le groupe sans le mener.', 3),
  ('35aa2142-c307-59df-b600-baad2ba10a17', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Positioning manoeuvre', 'Maniobra de posicionamiento', 'La manœuvre de positionnement', 'Before and after a combat, bring every troop that is not yet fighting into contact with the enemy if you can.

Work down this list for each free troop:

1. Put it in contact with an enemy troop.
2. If there is no room, put it in contact with its leader.
3. If that fails too, in contact with any troop of the unit.
4. Otherwise as near as possible.

The leader may change places with a troop that is in contact, which brings a strong leader to the front or takes him out of it. The group stays in formation throughout.

So a combat never stays thin for long: before the dice are gathered the rear ranks close up, and after the losses they close up again.', 'Antes y después de un combate, pon en contacto con el enemigo, si puedes, a toda tropa que todavía no esté luchando.

Recorre esta lista con cada tropa libre:

1. Ponla en contacto con una tropa enemiga.
2. Si no cabe, en contacto con su líder.
3. Si tampoco es posible, en contacto con cualquier tropa de la unidad.
4. Y si no, lo más cerca que puedas.

El líder puede intercambiar su sitio con una tropa que esté en contacto, lo que lleva al frente a un líder fuerte o lo saca de él. El grupo sigue en formación en todo momento.

Así un combate nunca se queda corto mucho tiempo: antes de reunir los dados cierran filas los de atrás, y tras las bajas vuelven a cerrarlas.', 'Avant et après un combat, mettez au contact de l’ennemi, si possible, chaque troupe qui ne se bat pas encore.

Suivez cette liste pour chaque troupe libre :

1. La mettre au contact d’une troupe ennemie.
2. Faute de place, au contact de son chef.
3. Si c’est encore impossible, au contact de n’importe quelle troupe de l’unité.
4. Sinon, le plus près possible.

Le chef peut échanger sa place avec une troupe au contact, ce qui amène un chef solide au premier rang ou l’en retire. Le groupe reste en formation tout du long.

Un combat ne reste donc jamais clairsemé : avant de réunir les dés, les rangs arrière se resserrent, et après les pertes ils se resserrent encore.', 4),
  ('151f5b1c-39e5-58e6-a0d5-7c34a6b0c07e', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Shove, Attract, Displace, Place', 'Alejar, Atraer, Desplazar, Colocar', 'Bousculer, Attirer, Replacer, Placer', 'Being moved by an effect never gives an opportunity attack, and reaching an enemy this way is not a charge.

- **Shove (X)**: X strides straight away from the unit that causes it. The full distance, unless contact stops it.
- **Attract (X)**: X strides straight toward it. The full distance, unless contact stops it.
- **Displace (X)**: X strides in a straight line, in the direction that the owner of the effect chooses. Only Impassable terrain hinders it; contact stops it.
- **Place (X)**: the leader is set on a point within X of the leader of the unit that causes it, the rest around in formation, not on models or Impassable terrain.

All four may end in an engagement. Then the units simply are engaged: no charge, no reroll, no Raging. Immovable and Large units are moved only if their player wants it.', 'Que un efecto te mueva nunca da un ataque de oportunidad, y llegar así hasta un enemigo no es una carga.

- **Alejar (X)**: X pasos en línea recta, lejos de la unidad que lo causa. La distancia completa, salvo que un contacto la detenga.
- **Atraer (X)**: X pasos en línea recta hacia ella. La distancia completa, salvo que un contacto la detenga.
- **Desplazar (X)**: X pasos en línea recta, en la dirección que elija el dueño del efecto. Solo lo estorba el terreno Impasable; el contacto lo detiene.
- **Colocar (X)**: el líder va a un punto a X pasos o menos del líder de la unidad que lo causa, y el resto a su alrededor en formación, no sobre miniaturas ni en terreno Impasable.

Los cuatro pueden acabar en contacto. Entonces las unidades quedan trabadas y nada más: ni carga, ni repetición, ni Rabioso. A las unidades con Inamovible o Grande solo se las mueve si su jugador quiere.', 'Être déplacé par un effet ne provoque jamais d’attaque d’opportunité, et atteindre un ennemi ainsi n’est pas une charge.

- **Bousculer (X)** : X pas en ligne droite, en s’éloignant de l’unité qui le cause. Toute la distance, sauf si un contact l’arrête.
- **Attirer (X)** : X pas en ligne droite vers elle. Toute la distance, sauf si un contact l’arrête.
- **Replacer (X)** : X pas en ligne droite, dans la direction que choisit celui à qui l’effet appartient. Seul un terrain Infranchissable gêne ; un contact arrête.
- **Placer (X)** : le chef va en un point à X pas ou moins du chef de l’unité qui le cause, les autres autour en formation, ni sur des figurines ni sur un terrain Infranchissable.

Les quatre peuvent finir au contact. Les unités sont alors engagées, sans plus : ni charge, ni relance, ni Fureur. Une unité Inamovible ou Massive ne bouge que si son joueur le veut.', 5),
  ('9403d763-ab5b-56f5-8cfe-42d7eabb8ed8', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Colliding with Impassable terrain', 'Chocar con terreno Impasable', 'Heurter un terrain Infranchissable', 'A unit that Impassable terrain stops during Shove, Attract or Displace collides with it.

By itself a Collide does nothing more: our sources give it no effect of its own. It matters because skills and spells refer to it. A spell of the Frostfire Herald, with its upgrade, hurts a unit that collides; Mornmab deals a wound to a unit that its onslaught drives into a rock, and to both when it drives one unit into another.

Where a unit is stopped by contact with another unit, that is no Collide unless a card says so. The unit halts at the point of contact, and if the other is an enemy they are engaged.', 'Una unidad a la que el terreno Impasable detiene durante Alejar, Atraer o Desplazar sufre un Collide.

Por sí solo, Collide no hace nada más: nuestras fuentes no le dan efecto propio. Importa porque hay habilidades y hechizos que lo mencionan. Un hechizo del Heraldo del Fuego Gélido, con su mejora, hiere a la unidad que choca; Mórnmab hace 1 de daño a la unidad que su embestida lanza contra una roca, y a las dos si la lanza contra otra unidad.

Detenerse por contacto con otra unidad no es un Collide, salvo que una carta lo diga. La unidad se para en el punto de contacto y, si la otra es enemiga, quedan trabadas.', 'Une unité qu’un terrain Infranchissable arrête pendant Bousculer, Attirer ou Replacer subit un Collide.

En soi, un Collide ne fait rien de plus : nos sources ne lui donnent pas d’effet propre. Il compte parce que des compétences et des sorts y renvoient. Un sort du Héraut du Feu-de-Givre, avec son amélioration, blesse l’unité qui heurte ; Mórnmab inflige 1 dégât à l’unité que sa ruée jette contre un rocher, et aux deux s’il la jette contre une autre unité.

Être arrêtée au contact d’une autre unité n’est pas un Collide, sauf si une carte le dit. L’unité s’arrête au point de contact et, si l’autre est ennemie, elles sont engagées.', 6),
  ('d1e0a25e-5fef-5d94-88d7-ee57f3a31163', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Moving out of a combat', 'Salir de un combate', 'Quitter un combat', 'An engaged unit may Move away, but every enemy engaged with it may first make an opportunity attack.

1. You declare the move.
2. An enemy engaged with the unit may gain 1 stress to attack it, face to face, without modifiers and without switches.
3. The unit then makes its move with what is left of it.

Moves that no player declares are safe: being pushed back, fleeing, Shove, Attract, Displace and Place. Some units are never attacked this way; Osseous and Namaoin have skills to that end.

Only for Large units does any text speak of charging out of a combat, and there sources differ; see “What an engaged unit may do”.', 'Una unidad trabada puede moverse para salir, pero cada enemigo trabado con ella puede hacer antes un ataque de oportunidad.

1. Declaras el movimiento.
2. Un enemigo trabado con la unidad puede ganar 1 de estrés para atacarla en una tirada enfrentada, sin modificadores y sin Cambios.
3. Después, lo que quede de la unidad hace su movimiento.

Los movimientos que nadie declara son seguros: retroceder tras un combate, Huir, Alejar, Atraer, Desplazar y Colocar. A algunas unidades nunca se las ataca así; los Huesudos y Namaoin tienen habilidades para ello.

Solo para las unidades con Grande habla algún texto de cargar desde un combate, y ahí las fuentes difieren; consulta «Qué puede hacer una unidad trabada».', 'Une unité engagée peut s’éloigner, mais chaque ennemi engagé avec elle peut d’abord faire une attaque d’opportunité.

1. Vous déclarez le mouvement.
2. Un ennemi engagé avec l’unité peut gagner 1 stress pour l’attaquer face à face, sans modificateur ni Variation.
3. Ce qui reste de l’unité fait ensuite son mouvement.

Les déplacements que personne ne déclare sont sans danger : être repoussé, Fuite, Bousculer, Attirer, Replacer et Placer. Certaines unités ne sont jamais attaquées ainsi ; les Osseux et Namaoin ont des compétences pour cela.

Seules les unités Massive ont un texte qui parle de charger hors d’un combat, et les sources divergent ; voir « Ce que peut faire une unité engagée ».', 7),
  ('927ffc09-0fcc-501f-8f56-7b0c759fd056', '66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'Line of sight (LoS)', 'Línea de visión (LdV)', 'Ligne de vue (LdV)', 'Units and Block LoS terrain stop a line of sight; other terrain hides nothing.

{diagram:line-of-sight}

- A fence, a wall, a river, ruins or rugged ground do not block LoS. They lack the keyword Block LoS, however tall the model is.
- Buildings, small structures and forests have it. They stop a line that passes through them, that goes into them or that comes out of them.
- Units in between block LoS as well, your own and the enemy’s, unless a rule says otherwise.
- Fog markers hide nothing.

**Note, our reading.** A troop always has LoS to itself and to troops adjacent to it. When you trace LoS to a unit, the troops of that unit do not hide one another: the front rank of Orc Hunters does not cover the rank behind.', 'Cortan la línea de visión las unidades y el terreno con Bloquea LdV; ningún otro terreno oculta nada.

{diagram:line-of-sight}

- Una valla, un muro, un río, unas ruinas o un suelo accidentado no bloquean la LdV. No llevan Bloquea LdV, por alta que sea la pieza.
- Los edificios, las estructuras pequeñas y los bosques sí. Cortan la línea que los atraviesa, la que entra en ellos y la que sale.
- Las unidades que hay en medio también bloquean la LdV, las tuyas y las enemigas, salvo que una regla diga otra cosa.
- Los marcadores de niebla no ocultan nada.

**Nota, según nuestra lectura.** Una tropa siempre tiene LdV hasta sí misma y hasta las tropas adyacentes. Al trazar la LdV hasta una unidad, sus tropas no se tapan entre sí: la primera fila de los Cazadores Orcos no esconde a la de detrás.', 'Les unités et les terrains Bloque la LdV arrêtent une ligne de vue ; les autres terrains ne cachent rien.

{diagram:line-of-sight}

- Une clôture, un mur, une rivière, des ruines ou un sol accidenté ne bloquent pas la LdV. Ils n’ont pas Bloque la LdV, si haut que soit le décor.
- Les bâtiments, les petites structures et les forêts l’ont. Ils arrêtent la ligne qui les traverse, celle qui y entre et celle qui en sort.
- Les unités intermédiaires bloquent aussi la LdV, les vôtres comme les autres, sauf règle contraire.
- Les marqueurs de brouillard ne cachent rien.

**Note, notre lecture.** Une troupe a toujours une LdV sur elle-même et sur les troupes qui lui sont adjacentes. Quand vous tracez une LdV vers une unité, ses troupes ne se cachent pas entre elles : le premier rang de Chasseurs Orcs ne masque pas le rang de derrière.', 1),
  ('04dca4c1-84a2-5e99-8095-76352ddd59ad', '66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'Seeing Large units', 'Ver unidades con Grande', 'Voir une unité Massive', 'A Large unit towers over the rest: only another Large unit or Block LoS terrain can hide it.

Ordinary units that stand between you and a Large enemy do not matter, so it can be shot at over the heads of your own troops, and of its escort. The same works against you: you will hardly hide a Large unit behind Infantry.

The rule speaks of seeing the Large unit. That a Large unit itself sees over smaller units when it looks at a small target is not stated in our sources; treat units in between as blocking, unless you agree otherwise.

A Large unit in turn blocks LoS for everybody, being a unit like others; this is our reading.', 'Una unidad con Grande sobresale por encima del resto: solo la ocultan otra unidad con Grande o el terreno con Bloquea LdV.

Las unidades corrientes que haya entre ti y un enemigo con Grande no cuentan, así que se le puede disparar por encima de tus tropas y de su escolta. Lo mismo va en tu contra: difícilmente esconderás una unidad con Grande tras la Infantería.

La regla habla de ver a la unidad con Grande. Nuestras fuentes no dicen que ella vea por encima de unidades menores cuando mira a un objetivo pequeño; considerad que las unidades intermedias bloquean, salvo acuerdo.

Una unidad con Grande, a su vez, bloquea la LdV de todos, como cualquier unidad; es nuestra lectura.', 'Une unité Massive dépasse tout le reste : seule une autre unité Massive ou un terrain Bloque la LdV peut la cacher.

Les unités ordinaires entre vous et un ennemi doté de Massive ne comptent pas ; on peut donc lui tirer dessus par-dessus vos propres troupes et par-dessus son escorte. L’inverse vaut aussi : vous ne cacherez guère une unité Massive derrière de l’Infanterie.

La règle parle de voir l’unité Massive. Qu’elle-même voie par-dessus les plus petites quand elle regarde une petite cible, nos sources ne le disent pas ; considérez que les unités intermédiaires bloquent, sauf accord.

Une unité Massive bloque à son tour la LdV de tous, comme toute unité ; c’est notre lecture.', 2),
  ('31093fa4-201b-5bac-a722-6facbce8ba09', '66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'When you need LoS', 'Cuándo hace falta LdV', 'Quand faut-il une LdV ?', 'You need LoS to shoot, and for any effect whose text or rule asks for it.

- **Ranged attack**: range and LoS.
- **Hold and shoot**: LoS to the charging unit; range does not matter.
- **Scout and Ambusher arrival**: only enemies that have LoS to the spot forbid it.
- **Skills**: many print that LoS is not needed, and then a wall between does no harm. Whether all others need it is not stated in our sources.

Some skills change sight itself. What Alula sees counts as seen by all her allies. Ice Archers shoot past friends with Frozen Rain, though the card leaves a doubt how far that goes. No enemy more than 8 strides away can target a Darkmaster by shooting, spells or skills.', 'Necesitas LdV para disparar y para todo efecto cuyo texto o regla la pida.

- **Ataque a distancia**: alcance y LdV.
- **Mantener y disparar**: LdV hasta la unidad que carga; el alcance no importa.
- **Llegada con Explorador o Emboscador**: solo la impiden los enemigos con LdV hasta el sitio.
- **Habilidades**: muchas indican que no hace falta LdV, y entonces un muro en medio no molesta. Nuestras fuentes no dicen si todas las demás la necesitan.

Algunas habilidades cambian la propia visión. Lo que ve Álula cuenta como visto por todos sus aliados. Los Arqueros de Hielo disparan a través de los suyos, aunque la carta deja dudas sobre el alcance de esa regla. Ningún enemigo a más de 8 pasos puede elegir como objetivo a un Amo de la Oscuridad con disparos, hechizos o habilidades.', 'Il faut une LdV pour tirer, et pour tout effet dont le texte ou la règle la demande.

- **Attaque à distance** : portée et LdV.
- **Tenir et tirer** : LdV sur l’unité qui charge ; la portée ne compte pas.
- **Arrivée d’un Éclaireur ou d’un Embusqué** : seuls l’interdisent les ennemis qui ont une LdV sur l’endroit.
- **Compétences** : beaucoup précisent que la LdV n’est pas nécessaire, et un mur ne gêne alors pas. Nos sources ne disent pas si toutes les autres en ont besoin.

Quelques compétences changent la vue elle-même. Ce que voit Alula compte comme vu par tous ses alliés. Les Archers de glace tirent à travers les leurs, même si la carte laisse un doute sur l’étendue de cette règle. Aucun ennemi à plus de 8 pas ne peut cibler un Maître Obscur par un tir, un sort ou une compétence.', 3),
  ('f3ac92ed-81cb-55bb-bcc3-9870b2d103be', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Fighting a melee', 'Cómo se combate', 'Se battre en mêlée', 'Attack roll against defence roll; each success left over is 1 wound, on **either** side.

The attacker must be engaged with the target, by a charge, an assault or because they are still fighting.

1. Positioning manoeuvre: free troops close in.
2. Both gather dice: the attacker the melee row, the defender the defence row, each for the troops it has now. Joined Characters add theirs.
3. Roll face to face, with modifiers, rerolls, states and switches.
4. Deal the wounds.
5. Find the loser. The winner may push back and pursue.
6. Positioning manoeuvre again.

The defender is not helpless. Defence rolls may hold attack dice, and many switches turn a block into a success or hurt the attacker. So a bad attack can cost you more than your enemy. That successes left in a defence roll wound the attacker is our reading: our sources count the wounds of both sides, and cards print attack dice in defence rows.', 'Tirada de ataque contra tirada de defensa; cada éxito que sobra es 1 de daño, para **cualquiera** de los dos.

El atacante debe estar trabado con el objetivo, por una carga, por un asalto o porque el combate viene de antes.

1. Maniobra de posicionamiento: las tropas libres se acercan.
2. Ambos reúnen dados: el atacante, la fila de cuerpo a cuerpo; el defensor, la de defensa; cada uno según las tropas que tiene ahora. Los Personajes unidos suman los suyos.
3. Tirada enfrentada, con modificadores, repeticiones, estados y Cambios.
4. Se reparte el daño.
5. Se mira quién pierde. El ganador puede hacer retroceder y perseguir.
6. Otra maniobra de posicionamiento.

El defensor no está indefenso. Su tirada puede llevar dados de ataque, y muchos Cambios convierten un bloqueo en un éxito o hieren al atacante. Un mal ataque puede costarte más a ti que al enemigo. Que los éxitos que quedan en la defensa hieran al atacante es lectura nuestra: nuestras fuentes cuentan el daño de ambos bandos, y hay cartas con dados de ataque en la fila de defensa.', 'Jet d’attaque contre jet de défense ; chaque succès qui reste vaut 1 dégât, d’un côté **comme de l’autre**.

L’attaquant doit être engagé avec la cible, par une charge, un assaut ou parce que le combat dure encore.

1. Manœuvre de positionnement : les troupes libres se rapprochent.
2. Chacun réunit ses dés : l’attaquant la ligne de mêlée, le défenseur celle de défense, selon les troupes présentes. Les Personnages qui ont rejoint ajoutent les leurs.
3. Jet face à face, avec modificateurs, relances, états et Variations.
4. On inflige les dégâts.
5. On cherche le perdant. Le vainqueur peut repousser et poursuivre.
6. Nouvelle manœuvre de positionnement.

Le défenseur n’est pas sans défense. Son jet peut contenir des dés d’attaque, et bien des Variations changent un blocage en succès ou blessent l’attaquant. Une mauvaise attaque peut vous coûter plus cher qu’à l’ennemi. Que les succès restant à la défense blessent l’attaquant est notre lecture : nos sources comptent les dégâts des deux côtés, et des cartes portent des dés d’attaque en défense.', 1),
  ('b133cce4-8adc-5282-b1c7-5036ddab4162', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Who loses a combat', 'Quién pierde el combate', 'Qui perd un combat', 'The unit that suffered more wounds in this combat loses, if it suffered at least one.

The loser gains 1 stress at the end of the activation, and may be pushed back. With equal wounds, or none at all, nobody loses.

Not every wound is counted:

- The wound that a unit gives itself with Berserker Rage does not count.
- A few skills change the count. Battle-Scarred and Revenant drop one wound from the sum, for instance.

A Manned unit gains no stress for losing. A Demoralized unit that takes part in a combat flees after the result, whether it won or lost.

Example: the attacker deals 2 wounds, the defender’s switches deal 1 back. The defender loses and gains 1 stress when the activation ends.', 'Pierde la unidad que ha sufrido más daño en este combate, siempre que haya sufrido al menos 1.

La perdedora gana 1 de estrés al final de la activación, y se la puede hacer retroceder. Con el mismo daño, o sin daño, no pierde nadie.

No todo el daño se cuenta:

- El daño que una unidad se hace con Furia berserker no cuenta.
- Algunas habilidades alteran la suma. Cicatrices de Batalla y Ya Muerto, por ejemplo, descuentan 1.

Una unidad con Manned no gana estrés por perder. Una unidad en estado Desmoralizado que participa en un combate huye tras el resultado, gane o pierda.

Ejemplo: el atacante hace 2 de daño y los Cambios del defensor devuelven 1. Pierde el defensor, que gana 1 de estrés cuando acaba la activación.', 'L’unité qui a subi le plus de dégâts dans ce combat perd, si elle en a subi au moins 1.

La perdante gagne 1 stress à la fin de l’activation et peut être repoussée. À dégâts égaux, ou sans dégât, personne ne perd.

Tous les dégâts ne comptent pas :

- Le dégât qu’une unité s’inflige par Rage de berserker n’est pas compté.
- Quelques compétences changent le compte. Scarifié et Revenant, par exemple, en retirent 1.

Une unité dotée d’Équipage ne gagne pas de stress en perdant. Une unité dans l’état Démoralisé qui prend part à un combat fuit après le résultat, qu’elle gagne ou perde.

Exemple : l’attaquant inflige 2 dégâts, les Variations du défenseur en rendent 1. Le défenseur perd et gagne 1 stress quand l’activation se termine.', 2),
  ('7798368b-bdd9-54e3-a89b-59353c015f88', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Pushing the loser back', 'Hacer retroceder al perdedor', 'Repousser le perdant', 'The winner may push the loser back by the loser’s **first MOV**; the loser may take 1 stress to stay.

If something is in the way and the whole distance is not possible, the winner chooses the direction in which the loser goes furthest.

- The decision is the winner’s: you need not push back.
- The refusal costs 1 stress on top of the one for losing.
- An Immovable unit, and so every Large one, is not pushed back unless its player wants it to be.
- Being pushed back gives no opportunity attack.

Example: a loser with MOV 3-2 goes 3 strides back. Its player has a unit at MOR 2 with 1 stress; refusing makes it 2, losing makes it 3 at the end of the activation, and then a WP test is due. Often it is better to go.', 'El ganador puede hacer retroceder al perdedor tanto como el **primer MOV** de este; el perdedor puede ganar 1 de estrés para quedarse.

Si hay algo en medio y no cabe la distancia completa, el ganador elige la dirección en la que el perdedor llega más lejos.

- Decide el ganador: no está obligado a hacerlo.
- Negarse cuesta 1 de estrés, además del que da perder.
- A una unidad con Inamovible, y por tanto a toda unidad con Grande, no se la hace retroceder si su jugador no quiere.
- Retroceder no da pie a ataques de oportunidad.

Ejemplo: un perdedor con MOV 3-2 retrocede 3 pasos. Su unidad tiene MOR 2 y 1 de estrés; negarse la deja en 2, perder la sube a 3 al final de la activación, y entonces toca chequeo de VOL. A menudo conviene irse.', 'Le vainqueur peut repousser le perdant du **premier MOV** de celui-ci ; le perdant peut gagner 1 stress pour rester.

Si quelque chose gêne et que toute la distance est impossible, le vainqueur choisit la direction où le perdant va le plus loin.

- Le vainqueur décide : rien ne l’oblige à repousser.
- Le refus coûte 1 stress, en plus de celui de la défaite.
- Une unité Inamovible, donc toute unité Massive, n’est repoussée que si son joueur le veut.
- Être repoussé ne provoque pas d’attaque d’opportunité.

Exemple : un perdant de MOV 3-2 recule de 3 pas. Son unité a MOR 2 et 1 stress ; refuser la porte à 2, la défaite à 3 à la fin de l’activation, et un test de VOL s’impose. Mieux vaut souvent reculer.', 3),
  ('ff7b845b-706a-5986-8d5f-d2868ce9e66e', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Pursuit', 'Persecución', 'La poursuite', 'After pushing the loser back, the winner may follow, always with its **whole** first MOV.

If the winner’s leader comes into contact with the enemy leader, the units are engaged again. That is not a charge: no reroll, no Raging. That no second fight follows now is our reading.

Pursue to hold the enemy in place, so that its next activation starts in combat and it can neither shoot nor Rest. Stay where you are if you stand on an objective, or if the pursuit would take you into the open. Since the whole distance must be moved, a short hop forward is not possible unless contact ends it.', 'Tras hacer retroceder al perdedor, el ganador puede seguirlo, siempre con su primer MOV **completo**.

Si el líder del ganador entra en contacto con el líder enemigo, las unidades vuelven a estar trabadas. No es una carga: ni repetición, ni Rabioso. Que ahora no haya un segundo combate es lectura nuestra.

Persigue para sujetar al enemigo: empezará su próxima activación en combate y no podrá disparar ni Descansar. Quédate si tienes un objetivo bajo los pies o si la persecución te sacaría a campo abierto. Como hay que mover el primer MOV entero o nada, no sirve para dar un pasito adelante.', 'Après avoir repoussé le perdant, le vainqueur peut le suivre, toujours de son premier MOV **entier**.

Si le chef du vainqueur entre au contact du chef ennemi, les unités sont de nouveau engagées. Ce n’est pas une charge : ni relance, ni Fureur. Qu’il n’y ait pas de second combat sur-le-champ est notre lecture.

Poursuivez pour retenir l’ennemi : sa prochaine activation commencera en combat, sans tir ni Repos possible. Restez si un objectif est à vos pieds, ou si la poursuite vous mène à découvert. Comme c’est le premier MOV en entier ou rien, un petit pas en avant n’est pas possible.', 4),
  ('2e90e4c4-987a-5d1c-9957-3eb28790e377', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'When the enemy unit is destroyed', 'Cuando la unidad enemiga cae entera', 'Quand l’unité ennemie est anéantie', 'A unit that wipes out its enemy in combat gets one free Move.

The Move is not an activation: it gives no activation token and costs no stress. Use it to reach an objective before control is checked at the end of the activation, or to get away from the next enemy.

A destroyed unit cannot be pushed back or pursued; the free Move takes the place of both. If a joined Character survives the unit, the Character’s own card tells you what it has left; damage was kept apart from the start.

Whether the winner also gets it when a beaten unit flees off the table is not stated in our sources.', 'La unidad que acaba con su enemigo en combate hace un movimiento gratis.

No es una activación: ni da ficha ni cuesta estrés. Úsalo para llegar a un objetivo antes de que se compruebe el control al final de la activación, o para apartarte del siguiente enemigo.

A una unidad destruida no se la hace retroceder ni se la persigue; el movimiento gratis ocupa ese lugar. Si sobrevive un Personaje que estaba unido, su propia carta dice cuánto le queda: el daño se llevaba por separado desde el principio.

Nuestras fuentes no dicen si el ganador también recibe este movimiento cuando el derrotado huye fuera de la mesa.', 'Une unité qui anéantit son ennemi au combat obtient un mouvement gratuit.

Ce n’est pas une activation : ni jeton ni stress. Servez-vous-en pour atteindre un objectif avant que le contrôle se vérifie à la fin de l’activation, ou pour vous écarter du prochain ennemi.

Une unité détruite n’est ni repoussée ni poursuivie ; le mouvement gratuit remplace les deux. Si un Personnage qui l’avait rejointe survit, sa propre carte dit ce qu’il lui reste : les dégâts étaient séparés depuis le début.

Nos sources ne disent pas si le vainqueur obtient aussi ce mouvement quand le vaincu fuit hors de la table.', 5),
  ('8609216b-11e4-50fb-88ed-11245f351340', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Fighting several enemies', 'Luchar contra varios enemigos', 'Affronter plusieurs ennemis', 'A unit engaged with two or more enemy units cancels one of its own dice, or one automatic symbol, in each face-to-face roll.

It does so at the second step, before any dice are rolled. The loss is one die or symbol, however many enemies there are beyond the first.

Ganging up pays: the second unit weakens the enemy’s defence against the first and its attack against both. Some units are used to it; Aggressors, for instance, have a skill that spares them the loss.

Shooting into the crowd is possible too, see “Shooting into a combat”.', 'Una unidad trabada con dos o más unidades enemigas anula uno de sus propios dados, o un símbolo automático, en cada tirada enfrentada.

Lo hace en el segundo paso, antes de tirar. La pérdida es de un dado o símbolo, por muchos enemigos que haya de más.

Rodear compensa: la segunda unidad debilita la defensa del enemigo frente a la primera y su ataque contra ambas. Hay unidades acostumbradas a ello; los Acometedores, por ejemplo, tienen una habilidad que les ahorra la pérdida.

También se puede disparar al montón; consulta «Disparar a un combate».', 'Une unité engagée avec deux unités ennemies ou plus annule un de ses propres dés, ou un symbole automatique, à chaque jet face à face.

Elle le fait à la deuxième étape, avant de lancer. La perte est d’un dé ou d’un symbole, quel que soit le nombre d’ennemis en plus du premier.

Se mettre à plusieurs paie : la deuxième unité affaiblit la défense de l’ennemi contre la première, et son attaque contre les deux. Certaines unités y sont habituées ; les Agresseurs, par exemple, ont une compétence qui leur épargne la perte.

On peut aussi tirer dans le tas, voir « Tirer dans un combat ».', 6),
  ('13b35875-8555-55da-9dfa-2d9c2a58c941', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'A melee, step by step', 'Un combate paso a paso', 'Une mêlée pas à pas', 'Orc Hunters with three troops attack a unit that defends with {GRN}{BLK}. Nobody uses a modifier.

1. The Hunters gather {RED}{ORG}{ORG}{ORG}{YLW}, the row for 3+.
2. They roll {success}{success}, {success}, {special}, {hollow-success}{special} and {success}: four successes and two specials; the hollow one does not count.
3. The defender rolls {block} and {special}.
4. The Hunters are the active side: two specials pay their switch, and the enemy becomes Vulnerable.
5. One block takes one success away; 3 are left.

The defender suffers 3 wounds. With W 2 that fells one troop and leaves 1 wound on the card. It suffered more, so it loses: 1 stress at the end of the activation, and the Hunters may push it back. Vulnerable did not affect this roll, so it stays for the next.', 'Unos Cazadores Orcos con tres tropas atacan a una unidad que se defiende con {GRN}{BLK}. Nadie usa modificadores.

1. Los Cazadores reúnen {RED}{ORG}{ORG}{ORG}{YLW}, la fila de 3+.
2. Sacan {success}{success}, {success}, {special}, {hollow-success}{special} y {success}: cuatro éxitos y dos especiales; el hueco no cuenta.
3. El defensor saca {block} y {special}.
4. Los Cazadores son el bando activo: dos especiales pagan su Cambio y el enemigo recibe Vulnerable.
5. Un bloqueo quita un éxito; quedan 3.

El defensor sufre 3 de daño. Con H 2 cae una tropa y queda 1 de daño en la carta. Ha sufrido más, así que pierde: 1 de estrés al final de la activación, y los Cazadores pueden hacerlo retroceder. Vulnerable no afectó a esta tirada, de modo que sigue ahí para la próxima.', 'Des Chasseurs Orcs à trois troupes attaquent une unité qui se défend avec {GRN}{BLK}. Personne ne prend de modificateur.

1. Les Chasseurs réunissent {RED}{ORG}{ORG}{ORG}{YLW}, la ligne 3+.
2. Ils obtiennent {success}{success}, {success}, {special}, {hollow-success}{special} et {success} : quatre succès et deux spéciaux ; le creux ne compte pas.
3. Le défenseur obtient {block} et {special}.
4. Les Chasseurs sont le camp actif : deux spéciaux paient leur Variation, et l’ennemi subit l’état Vulnérable.
5. Un blocage retire un succès ; il en reste 3.

Le défenseur subit 3 dégâts. Avec B 2, une troupe tombe et 1 dégât reste sur la carte. Il a subi davantage, donc il perd : 1 stress à la fin de l’activation, et les Chasseurs peuvent le repousser. Vulnérable n’a pas affecté ce jet : il reste pour le prochain.', 7),
  ('260849cc-b456-5105-abe4-2d768037bcc8', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Shooting', 'Disparar', 'Tirer', 'A unit may shoot if it has a ranged attack, is not engaged, and has the target in range and in LoS.

1. Name the target; check range and LoS.
2. The attacker gathers the ranged dice of its row, the defender the defence dice it may use against shooting, plus Cover.
3. Roll face to face. The attacker may use switches, the defender may not.
4. Each success left is 1 wound.

Nobody loses a ranged attack, so there is no stress for losing and no push back. The target’s roll cannot hurt the shooter either, for it has only blocks.

Example: a range of 15 reaches a target at 15 strides and not one at 16.', 'Una unidad puede disparar si tiene un ataque a distancia, no está trabada y tiene al objetivo dentro del alcance y en LdV.

1. Nombra el objetivo; comprueba alcance y LdV.
2. El atacante reúne los dados a distancia de su fila; el defensor, los de defensa que puede usar contra disparos, más la Cobertura.
3. Tirada enfrentada. El atacante puede usar Cambios; el defensor, no.
4. Cada éxito que queda es 1 de daño.

Nadie pierde un ataque a distancia, así que no hay estrés por derrota ni retroceso. Tampoco la tirada del objetivo puede herir a quien dispara, pues solo tiene bloqueos.

Ejemplo: un alcance de 15 llega a un objetivo a 15 pasos y no a uno que está a 16.', 'Une unité peut tirer si elle a une attaque à distance, n’est pas engagée, et a la cible à portée et en LdV.

1. Nommez la cible ; vérifiez portée et LdV.
2. L’attaquant réunit les dés à distance de sa ligne, le défenseur les dés de défense permis contre un tir, plus Couvert.
3. Jet face à face. L’attaquant peut utiliser des Variations, le défenseur non.
4. Chaque succès qui reste vaut 1 dégât.

Personne ne perd une attaque à distance : pas de stress de défaite, pas de repli forcé. Le jet de la cible ne peut pas non plus blesser le tireur, car il n’a que des blocages.

Exemple : une portée de 15 atteint une cible à 15 pas, et pas une cible à 16.', 1),
  ('43bf6f27-520e-50a1-a139-63cc430aebfe', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Defending against shooting', 'Defenderse de los disparos', 'Se défendre contre un tir', 'Against a ranged attack only {GRN}, {BLU}, {BLK}, {block} and {hollow-block} count; the defender has no switches.

Leave out red, orange and yellow dice before rolling, even if they stand in the unit’s defence row. Specials may be rolled but buy nothing. A hollow block is worth a block only for a unit with Elite.

What still helps:

- Dice from Cover.
- A defence modifier, if the unit takes the stress and is not Vulnerable. Attack dice among it are dropped like the others.
- Rerolls and automatic blocks that skills give, such as Pavise of the Black Legion Arquebusiers.

Hurt by shooting, a unit is neither pushed back nor stressed unless the attack says so.', 'Contra un ataque a distancia solo cuentan {GRN}, {BLU}, {BLK}, {block} y {hollow-block}; el defensor no tiene Cambios.

Deja fuera los dados rojos, naranjas y amarillos antes de tirar, aunque estén en la fila de defensa. Los especiales pueden salir, pero no compran nada. Un bloqueo hueco solo vale como bloqueo para una unidad con Élite.

Lo que sí ayuda:

- Los dados de Cobertura.
- Un modificador de defensa, si la unidad acepta el estrés y no tiene Vulnerable. Los dados de ataque que traiga se descartan como los demás.
- Las repeticiones y bloqueos automáticos que den las habilidades, como el pavés de los Arcabuceros de la Legión Negra.

A una unidad herida por disparos no se la hace retroceder ni gana estrés, salvo que el ataque lo diga.', 'Contre une attaque à distance, seuls comptent {GRN}, {BLU}, {BLK}, {block} et {hollow-block} ; le défenseur n’a pas de Variation.

Écartez les dés rouges, orange et jaunes avant de lancer, même s’ils figurent dans la ligne de défense. Des spéciaux peuvent sortir, mais n’achètent rien. Un blocage creux ne vaut un blocage que pour une unité Élite.

Ce qui aide tout de même :

- Les dés de Couvert.
- Un modificateur de défense, si l’unité prend le stress et n’est pas dans l’état Vulnérable. Les dés d’attaque qu’il contient sont écartés comme les autres.
- Les relances et blocages automatiques que donnent des compétences, comme le pavois des Arquebusiers de la Légion Noire.

Une unité blessée par un tir n’est ni repoussée ni stressée, sauf si l’attaque le dit.', 2),
  ('e9c9de23-0e1e-5d28-bce8-2e0c3c9fd9cc', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Cover', 'Cobertura', 'Le Couvert', 'A unit adjacent to something with Cover (X) adds X to its defence against ranged attacks.

{diagram:cover}

- Fences, small structures, light forests and ruins give {BLK}.
- Walls, buildings and dense forests give {BLU}.
- Some units print Cover themselves and shelter those next to them.
- An enemy shot at while it fights your own unit has Cover ({BLK}).

Cover does nothing in melee. Attacks with Aim take it away.

Being adjacent is what counts; our sources do not ask that the piece stands between shooter and target. They do not say either whether two pieces add up, or whether a unit that prints Cover shelters itself.', 'Una unidad adyacente a algo con Cobertura (X) suma X a su defensa contra ataques a distancia.

{diagram:cover}

- Vallas, estructuras pequeñas, bosques ligeros y ruinas dan {BLK}.
- Muros, edificios y bosques densos dan {BLU}.
- Algunas unidades llevan Cobertura y resguardan a las que tienen al lado.
- Un enemigo al que se dispara mientras lucha con una unidad tuya tiene Cobertura ({BLK}).

En cuerpo a cuerpo no hace nada. Los ataques con Puntería la quitan.

Lo que cuenta es estar adyacente; nuestras fuentes no piden que la pieza esté entre el tirador y el objetivo. Tampoco dicen si dos piezas se suman, ni si una unidad que lleva Cobertura se resguarda a sí misma.', 'Une unité adjacente à quelque chose qui a Couvert (X) ajoute X à sa défense contre les attaques à distance.

{diagram:cover}

- Clôtures, petites structures, forêts clairsemées et ruines donnent {BLK}.
- Murs, bâtiments et forêts denses donnent {BLU}.
- Des unités ont elles-mêmes Couvert et abritent leurs voisines.
- Un ennemi visé alors qu’il combat l’une de vos unités a Couvert ({BLK}).

En mêlée, il ne fait rien. Une attaque avec Visée l’annule.

Ce qui compte, c’est d’être adjacente ; nos sources ne demandent pas que le décor soit entre le tireur et la cible. Elles ne disent pas non plus si deux décors s’ajoutent, ni si une unité dotée de Couvert s’abrite elle-même.', 3),
  ('879252a9-0924-5a0b-9537-4cf8ce583280', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Shooting into a combat', 'Disparar a un combate', 'Tirer dans un combat', 'Allowed, but it costs: the target gets Cover ({BLK}), and **your own engaged unit gains 1 stress** at the end of the activation.

The stress falls on the friend in the fight, not on the shooters. Its MOR is looked at right there, at the end of this activation: if it is now above MOR, it takes a WP test.

Your own unit is not hit by stray shots; nothing in our sources says so. LoS has to be there as for any shot, and your troops in front may be in the way.

Example: your Bucklermen, MOR 1, hold an enemy and have 1 stress. A volley into that combat raises them to 2. At the end of this activation they test and may break and run.', 'Se puede, pero cuesta: el objetivo tiene Cobertura ({BLK}) y **tu propia unidad trabada gana 1 de estrés** al final de la activación.

El estrés recae en la unidad amiga que está en el combate, no en quienes disparan. Su MOR se mira ahí mismo, al final de esta activación: si ahora lo supera, hace un chequeo de VOL.

Tu unidad no recibe balas perdidas; nada en nuestras fuentes lo dice. La LdV hace falta como en cualquier disparo, y tus tropas de delante pueden estorbar.

Ejemplo: tus Rodeleros, con MOR 1, sujetan a un enemigo y tienen 1 de estrés. Una descarga a ese combate los deja en 2. Al final de esta activación hacen el chequeo y pueden desmoralizarse y huir.', 'C’est permis, mais cela coûte : la cible a Couvert ({BLK}), et **votre propre unité engagée gagne 1 stress** à la fin de l’activation.

Le stress tombe sur l’unité amie prise dans le combat, pas sur les tireurs. Son MOR se regarde sur-le-champ, à la fin de cette activation : si le stress le dépasse maintenant, elle fait un test de VOL.

Votre unité ne reçoit pas de balle perdue ; rien de tel dans nos sources. Il faut une LdV comme pour tout tir, et vos troupes de devant peuvent gêner.

Exemple : vos Rondaches, MOR 1, retiennent un ennemi et ont 1 stress. Une volée dans ce combat les porte à 2. À la fin de cette activation, elles font le test et peuvent craquer et fuir.', 4),
  ('d0c78d5c-86e9-5103-9807-9366f1d89b54', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Aim', 'Puntería', 'La Visée', 'A unit with Aim may reroll its ranged attacks, and its target gets nothing from Cover against them.

Some units have Aim printed, others get it from a Character or a single skill: Ansera Noighman gives it to Arquebusiers she has joined, and Headshot of Lady Télia is made with Aim.

Aim lifts every Cover, that of terrain and the {BLK} of a target that is fighting your own unit. It does not lift the ban on red, orange and yellow defence dice, which would not help the target anyway, nor does it let you shoot without LoS. The stress for shooting into a combat stays as well.', 'Una unidad con Puntería puede repetir sus ataques a distancia, y contra ellos el objetivo no obtiene nada de Cobertura.

Unas unidades llevan Puntería impresa; otras la reciben de un Personaje o de una habilidad concreta: Ansera Noighman se la da a los Arcabuceros a los que se une, y el disparo a la cabeza de Lady Télia se hace con Puntería.

Puntería anula cualquier Cobertura, la del terreno y el {BLK} de un objetivo que lucha con una unidad tuya. No levanta el veto a los dados de defensa rojos, naranjas y amarillos, que de todos modos no ayudaría al objetivo, ni deja disparar sin LdV. El estrés por disparar a un combate también se mantiene.', 'Une unité dotée de Visée peut relancer ses attaques à distance, et la cible ne tire alors rien de Couvert.

Certaines unités ont Visée imprimée, d’autres la reçoivent d’un Personnage ou d’une compétence précise : Ansera Noighman la donne aux Arquebusiers qu’elle rejoint, et le tir à la tête de Dame Télia se fait avec Visée.

Visée lève tout Couvert, celui du terrain comme le {BLK} d’une cible qui combat l’une de vos unités. Elle ne rend pas au défenseur ses dés rouges, orange et jaunes, et ne permet pas de tirer sans LdV. Le stress pour avoir tiré dans un combat reste dû lui aussi.', 5),
  ('a9290fd9-0011-59ae-a73c-b4759a9a29b2', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Charging', 'Cargar', 'Charger', 'A charge is one straight line up to the value in brackets; it must end in contact, and then the unit fights with a reroll.

{diagram:charge-lane}

1. Declare the charge, a long action, and its target.
2. The target may Hold and shoot.
3. Move in a straight line, at most the charge value. The unit has to engage.
4. Melee attack. The attack roll may be rerolled.

With MOV 3-2 [10] a charge reaches an enemy up to 10 strides away. Raging adds 1 success to the attack. Intimidating works as soon as the units are engaged.

What happens with a charge that turns out too short is not stated in our sources.', 'Una carga es una sola línea recta, hasta el valor entre corchetes; debe acabar en contacto, y entonces la unidad lucha con repetición.

{diagram:charge-lane}

1. Declara la carga, que es una acción larga, y su objetivo.
2. El objetivo puede mantener y disparar.
3. Mueve en línea recta, como mucho el valor de carga. La unidad tiene que quedar trabada.
4. Ataque cuerpo a cuerpo. La tirada de ataque se puede repetir.

Con MOV 3-2 [10], la carga llega a un enemigo que esté a 10 pasos o menos. Rabioso suma 1 éxito al ataque. Intimidante actúa en cuanto las unidades se traban.

Nuestras fuentes no dicen qué pasa con una carga que se queda corta.', 'Une charge est une seule ligne droite, jusqu’à la valeur entre crochets ; elle doit finir au contact, et l’unité combat alors avec relance.

{diagram:charge-lane}

1. Déclarez la charge, action longue, et sa cible.
2. La cible peut tenir et tirer.
3. Déplacez l’unité en ligne droite, au plus de la valeur de charge. Elle doit s’engager.
4. Attaque de mêlée. Le jet d’attaque peut être relancé.

Avec MOV 3-2 [10], une charge atteint un ennemi à 10 pas ou moins. Fureur ajoute 1 succès à l’attaque. Intimidation agit dès que les unités sont engagées.

Nos sources ne disent pas ce qu’il advient d’une charge trop courte.', 1),
  ('36eb50cb-8e83-5963-9470-cd1c8dc81d01', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Assaulting', 'Asaltar', 'Donner l’assaut', 'An assault is the slower way in: first MOV, then second MOV until engaged, then a melee attack without the reroll.

It is a long action too. With MOV 3-2 it reaches up to 5 strides, half of what a charge does. What you gain is freedom: nothing asks for a straight line, so the unit can go round a corner.

- Raging does not work on an assault.
- The target may Hold and shoot as against a charge.
- Slowed makes the second MOV 0, so a 3-2 unit assaults up to 3 strides.
- An assault is enough for Bloodlust.

Many skills speak of “a charge or an assault”; those that say only “charge” leave the assault out.', 'El asalto es la forma lenta de llegar: primer MOV, luego segundo MOV hasta quedar trabada, y un ataque cuerpo a cuerpo sin repetición.

También es una acción larga. Con MOV 3-2 alcanza 5 pasos, la mitad que una carga. A cambio hay libertad: nada pide una línea recta, así que la unidad puede doblar una esquina.

- Rabioso no funciona en un asalto.
- El objetivo puede mantener y disparar igual que contra una carga.
- Ralentizado deja el segundo MOV en 0, de modo que una unidad 3-2 asalta a 3 pasos como mucho.
- Sed de sangre se conforma con un asalto.

Muchas habilidades dicen «una carga o un asalto»; las que solo dicen «carga» dejan fuera el asalto.', 'L’assaut est l’approche lente : premier MOV, puis second MOV jusqu’à l’engagement, puis une attaque de mêlée sans relance.

C’est aussi une action longue. Avec MOV 3-2, il porte à 5 pas, moitié moins qu’une charge. En échange, il est libre : rien n’exige une ligne droite, l’unité peut donc tourner un coin.

- Fureur n’agit pas sur un assaut.
- La cible peut tenir et tirer comme contre une charge.
- Ralenti ramène le second MOV à 0 : une unité 3-2 donne l’assaut à 3 pas au plus.
- Soif de sang se contente d’un assaut.

Bien des compétences disent « une charge ou un assaut » ; celles qui ne disent que « charge » excluent l’assaut.', 2),
  ('f677c0af-5069-5c31-bc45-aeb9b60132a6', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Charge or assault?', '¿Carga o asalto?', 'Charge ou assaut ?', 'Charge if the way is straight and clear; assault if it is short or crooked.

- **Path**: charge in one straight line; assault in two moves.
- **Reach with 3-2 [10]**: charge 10, assault 3 + 2.
- **Reach while Slowed**: charge 6, assault 3.
- **Reroll of the attack**: charge yes, assault no.
- **Raging**: charge yes, assault no.
- **Rugged terrain on the way**: no charge if the path touches it; an assault is possible but Slowed.
- **Hold and shoot**: against both.
- **Action**: both are long.

Both end the activation’s actions. If the unit is already in contact with the enemy, neither is needed: a melee attack is a simple action and leaves room for another.', 'Carga si el camino es recto y está despejado; asalta si es corto o tuerce.

- **Trayecto**: la carga, una línea recta; el asalto, dos movimientos.
- **Alcance con 3-2 [10]**: carga 10, asalto 3 + 2.
- **Alcance con Ralentizado**: carga 6, asalto 3.
- **Repetición del ataque**: carga sí, asalto no.
- **Rabioso**: carga sí, asalto no.
- **Terreno Accidentado en el camino**: no hay carga si el trayecto lo toca; se puede asaltar, pero con Ralentizado.
- **Mantener y disparar**: contra ambas.
- **Acción**: las dos son largas.

Ambas agotan las acciones. Si la unidad ya está en contacto con el enemigo no hace falta ninguna: el ataque cuerpo a cuerpo es una acción simple y deja sitio a otra.', 'Chargez si le chemin est droit et dégagé ; donnez l’assaut s’il est court ou tordu.

- **Trajet** : la charge, une ligne droite ; l’assaut, deux mouvements.
- **Portée avec 3-2 [10]** : charge 10, assaut 3 + 2.
- **Portée avec Ralenti** : charge 6, assaut 3.
- **Relance de l’attaque** : charge oui, assaut non.
- **Fureur** : charge oui, assaut non.
- **Terrain Accidenté en chemin** : pas de charge si le trajet le touche ; un assaut est possible, mais Ralenti.
- **Tenir et tirer** : contre les deux.
- **Action** : longue dans les deux cas.

Les deux épuisent les actions. Si l’unité est déjà au contact, ni l’une ni l’autre n’est utile : l’attaque de mêlée est une action simple et laisse la place à une autre.', 3),
  ('cbc65d2a-11b6-54d0-b000-eaaf0720c6fb', '6de69429-7a82-5963-a692-f744d47e7ab0', 'What stops or shortens a charge', 'Qué impide o acorta una carga', 'Ce qui arrête ou raccourcit une charge', 'Slowed takes 4 strides off a charge, and Rugged terrain on its path forbids it.

- **Slowed**: charge value minus 4, never below 0. A value of 10 becomes 6, a value of 3 becomes 0. The state ends with the activation.
- **Rugged terrain**: a unit that it affects may not charge along a path that touches it. Rugged (Cavalry, Golem) stops only those two, and Preferred Terrain lets a unit ignore it.
- **Impassable terrain**: no unit may enter.
- **Units in the way**: Large units pass through units that are not Large. For ordinary units our sources do not say.

A unit that starts adjacent to Rugged terrain becomes Slowed during its activation, so the charge loses 4 strides even if the path leads away from it.', 'Ralentizado quita 4 pasos a la carga, y el terreno Accidentado en su trayecto la prohíbe.

- **Ralentizado**: valor de carga menos 4, nunca por debajo de 0. Un 10 pasa a 6; un 3, a 0. El estado termina con la activación.
- **Terreno Accidentado**: la unidad a la que afecta no puede cargar por un trayecto que lo toque. Accidentado (Caballería, Gólem) solo frena a esas dos, y Terreno favorable permite ignorarlo.
- **Terreno Impasable**: ninguna unidad puede entrar.
- **Unidades en medio**: las unidades con Grande atraviesan a las que no lo tienen. De las corrientes, nuestras fuentes no dicen nada.

La unidad que empieza adyacente a terreno Accidentado recibe Ralentizado en su activación, así que su carga pierde 4 pasos aunque el trayecto se aleje de él.', 'Ralenti enlève 4 pas à une charge, et un terrain Accidenté sur son trajet l’interdit.

- **Ralenti** : valeur de charge moins 4, jamais sous 0. Un 10 devient 6, un 3 devient 0. L’état prend fin avec l’activation.
- **Terrain Accidenté** : l’unité qu’il concerne ne peut pas charger par un trajet qui le touche. Accidenté (Cavalerie, Golem) n’arrête que ces deux-là, et Terrain favori permet de l’ignorer.
- **Terrain Infranchissable** : aucune unité n’y entre.
- **Unités en chemin** : les unités Massive traversent celles qui ne le sont pas. Des unités ordinaires, nos sources ne disent rien.

Une unité qui commence adjacente à un terrain Accidenté subit l’état Ralenti pendant son activation : sa charge perd 4 pas, même si le trajet s’en éloigne.', 4),
  ('37df302c-1835-566f-b59d-ab4991921eff', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Engaged, but not charging', 'Trabadas, pero sin carga', 'Engagé sans charger', 'Only the Charge action is a charge. Units that meet in another way fight without its gifts: no reroll, no Raging.

Not a charge:

- an assault,
- a pursuit that reaches the enemy leader,
- ending in contact through Shove, Attract, Displace or Place, or through a skill that says so, like the Snow Leopard Tattoo,
- an Ambusher who arrives engaged (since version 1.6).

They may still fight if an action or a skill gives an attack. Intimidating asks only for becoming engaged and works in all of them. Hold and shoot answers a charge or an assault, so it does not answer these.', 'Solo la acción de carga es una carga. Las unidades que se encuentran de otro modo luchan sin sus ventajas: ni repetición ni Rabioso.

No son una carga:

- un asalto,
- una persecución que llega hasta el líder enemigo,
- acabar en contacto por Alejar, Atraer, Desplazar o Colocar, o por una habilidad que lo diga, como el tatuaje del leopardo de los Tundra Marauders,
- una unidad con Emboscador que llega trabada (desde la versión 1.6).

Aun así pueden luchar si una acción o una habilidad les da un ataque. Intimidante solo pide que las unidades se traben y vale en todos estos casos. Mantener y disparar responde a una carga o a un asalto, de modo que no responde a estos.', 'Seule l’action Charge est une charge. Les unités qui se rencontrent autrement combattent sans ses dons : ni relance, ni Fureur.

Ne sont pas une charge :

- un assaut,
- une poursuite qui atteint le chef ennemi,
- finir au contact par Bousculer, Attirer, Replacer ou Placer, ou par une compétence qui le dit, comme le tatouage du léopard des Maraudeurs de la Toundra,
- un Embusqué qui arrive engagé (depuis la version 1.6).

Elles peuvent pourtant combattre si une action ou une compétence leur donne une attaque. Intimidation demande seulement qu’on s’engage, et vaut dans tous ces cas. Tenir et tirer répond à une charge ou à un assaut, donc pas à ceux-ci.', 5),
  ('22061dc6-8ad6-582d-90d0-5bbd91c891d0', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'The three reactions', 'Las tres reacciones', 'Les trois réactions', 'There are three things to do in your opponent’s activation: Hold and shoot, the opportunity attack, and blocking a spell.

- **Hold and shoot** answers a charge or an assault: 1 stress, a ranged attack before the enemy moves.
- **Opportunity attack** answers an engaged enemy who declares a move: 1 stress, a plain attack.
- **Blocking a spell** answers a spell: roll against the caster.

The first two cost stress, so a unit that cannot gain stress cannot use them: a Demoralized unit is out. All are voluntary. None of them uses up an activation. Since version 1.6 Hold and shoot neither needs nor gives an activation token.

Skills add reactions of their own, such as Surprise Attack of Alula. What they cost is printed there.', 'Durante la activación de tu rival puedes hacer tres cosas: mantener y disparar, el ataque de oportunidad y bloquear un hechizo.

- **Mantener y disparar** responde a una carga o un asalto: 1 de estrés y un ataque a distancia antes de que el enemigo se mueva.
- El **ataque de oportunidad** responde a un enemigo trabado que declara un movimiento: 1 de estrés y un ataque sin adornos.
- **Bloquear un hechizo** responde a un hechizo: se tira contra el lanzador.

Las dos primeras cuestan estrés, de modo que no puede usarlas quien no puede ganarlo: una unidad en estado Desmoralizado queda excluida. Todas son voluntarias. Ninguna gasta una activación. Desde la versión 1.6, Mantener y disparar ni exige ni da ficha de activación.

Hay habilidades que añaden otras reacciones, como la que permite a Álula aparecer junto a un aliado atacado. Lo que cuestan está impreso allí.', 'Pendant l’activation adverse, trois choses sont possibles : tenir et tirer, l’attaque d’opportunité, et bloquer un sort.

- **Tenir et tirer** répond à une charge ou à un assaut : 1 stress, une attaque à distance avant que l’ennemi se déplace.
- L’**attaque d’opportunité** répond à un ennemi engagé qui déclare un mouvement : 1 stress, une attaque toute nue.
- **Bloquer un sort** répond à un sort : un jet contre le lanceur.

Les deux premières coûtent du stress ; qui ne peut pas en gagner ne peut pas s’en servir, et une unité dans l’état Démoralisé est donc exclue. Toutes sont facultatives. Aucune ne consomme une activation. Depuis la version 1.6, Tenir et tirer ne demande ni ne donne de jeton d’activation.

Des compétences ajoutent d’autres réactions, comme celle qui fait surgir Alula auprès d’un allié engagé. Leur prix est imprimé là-bas.', 1),
  ('e734e6d6-4f8e-56dc-80b8-76f517025d16', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Hold and shoot', 'Mantener y disparar', 'Tenir et tirer', 'A unit that is charged or assaulted may gain 1 stress and shoot at the attacker before it moves.

- It needs a ranged attack and LoS to the attacker. Range does not matter: a range of 8 reaches a charger 12 strides away.
- It must be able to gain stress.
- The shooter may not use switches.
- The attacker defends as against any shooting, with Cover if it is adjacent to some.

Then the attacker moves with what is left of it and fights. If the volley fells troops, the charger uses the row for its new number.

Some attackers forbid it: Shadows of the Yew allow no Hold and shoot against their charge or assault.

Before version 1.6: only a unit without an activation token could do this, and it received one for it.', 'Una unidad que recibe una carga o un asalto puede ganar 1 de estrés y disparar al atacante antes de que se mueva.

- Necesita un ataque a distancia y LdV hasta el atacante. El alcance da igual: con alcance 8 se dispara a quien carga desde 12 pasos.
- Debe poder ganar estrés.
- Quien dispara no puede usar Cambios.
- El atacante se defiende como de cualquier disparo, con Cobertura si está adyacente a algo que la dé.

Después el atacante se mueve con lo que le quede y lucha. Si la descarga ha derribado tropas, usa la fila de su nuevo número.

Hay atacantes que lo impiden: contra la carga o el asalto de las Sombras del Tejo no se puede mantener y disparar.

Antes de la versión 1.6: solo podía hacerlo una unidad sin ficha de activación, y recibía una por ello.', 'Une unité qui subit une charge ou un assaut peut gagner 1 stress et tirer sur l’attaquant avant qu’il se déplace.

- Il lui faut une attaque à distance et une LdV sur l’attaquant. La portée ne compte pas : avec une portée de 8, on tire sur qui charge depuis 12 pas.
- Elle doit pouvoir gagner du stress.
- Le tireur ne peut pas utiliser de Variation.
- L’attaquant se défend comme contre tout tir, avec Couvert s’il est adjacent à ce qui en donne.

L’attaquant se déplace ensuite avec ce qui lui reste, et combat. Si la volée a fait tomber des troupes, il utilise la ligne de son nouvel effectif.

Certains attaquants l’interdisent : on ne peut pas tenir et tirer contre la charge ou l’assaut des Ombres de l’If.

Avant la version 1.6 : seule une unité sans jeton d’activation le pouvait, et elle en recevait un.', 2),
  ('c76f5040-aaab-558d-b2e6-14f25a55ca6e', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Opportunity attack', 'Ataque de oportunidad', 'L’attaque d’opportunité', 'When an engaged enemy declares a move, your unit may gain 1 stress and strike first.

It is a face-to-face roll of your melee dice against the enemy’s defence. Neither side adds modifiers, and neither pays switches. Wounds are dealt, then the enemy makes its move.

- It answers a declared move, not forced ones: no attack for Shove, Attract, Displace, Place, for being pushed back or for fleeing.
- Each enemy unit that was engaged with the mover may decide for itself; this is our reading.
- A Demoralized unit cannot, for it cannot gain stress.

Our sources do not say whether such an attack has a loser in the sense of a combat, with stress and push back. As the enemy moves away in any case, it rarely matters.', 'Cuando un enemigo trabado declara un movimiento, tu unidad puede ganar 1 de estrés y golpear primero.

Es una tirada enfrentada de tus dados de cuerpo a cuerpo contra la defensa del enemigo. Ningún bando añade modificadores ni paga Cambios. Se reparte el daño y después el enemigo hace su movimiento.

- Responde a un movimiento declarado, no a uno forzado: no lo provocan Alejar, Atraer, Desplazar, Colocar, retroceder tras un combate ni Huir.
- Cada unidad enemiga que estaba trabada con la que se mueve decide por su cuenta; es nuestra lectura.
- Una unidad en estado Desmoralizado no puede, porque no puede ganar estrés.

Nuestras fuentes no dicen si este ataque tiene un perdedor como los combates, con estrés y retroceso. Como el enemigo se marcha de todos modos, rara vez importa.', 'Quand un ennemi engagé déclare un mouvement, votre unité peut gagner 1 stress et frapper la première.

C’est un jet face à face de vos dés de mêlée contre la défense ennemie. Aucun camp n’ajoute de modificateur ni ne paie de Variation. On inflige les dégâts, puis l’ennemi fait son mouvement.

- Elle répond à un mouvement déclaré, pas à un mouvement forcé : ni Bousculer, Attirer, Replacer ou Placer, ni être repoussé, ni Fuite.
- Chaque unité ennemie qui était engagée avec celle qui part décide pour elle-même ; c’est notre lecture.
- Une unité dans l’état Démoralisé ne le peut pas, faute de pouvoir gagner du stress.

Nos sources ne disent pas si cette attaque désigne un perdant comme un combat, avec stress et recul. Comme l’ennemi s’en va de toute façon, cela importe rarement.', 3),
  ('0f9a3a58-12b2-59b1-96ae-93b411b25ac0', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Blocking a spell', 'Bloquear un hechizo', 'Bloquer un sort', 'Each spell may be blocked once, by its target with Dispel or by a Spellcaster within 20 strides of the caster.

- **Dispel (X)**: the targeted unit rolls the dice in brackets. Hollow blocks give it no Tinge.
- **Spellcaster**: rolls {BLK}{BLK}{BLK}. Each {hollow-block} rolled gives the blocking unit 1 Tinge.

The block attempt is rolled face to face with the cast roll: each block takes away a success. The spell works if the caster has at least 1 success left.

Choose well who tries, because a failed attempt cannot be repeated by another unit. Elite does not help here: a hollow block stays hollow. That blocking costs no stress and no action is our reading.', 'Cada hechizo admite un intento de bloqueo: el de su objetivo, si tiene Dispersar, o el de una unidad con Mago a 20 pasos o menos del lanzador.

- **Dispersar (X)**: la unidad objetivo tira los dados entre paréntesis. Los bloqueos huecos no le dan Mácula.
- **Mago**: tira {BLK}{BLK}{BLK}. Cada {hollow-block} da 1 de Mácula a la unidad que bloquea.

El intento se tira enfrentado a la tirada de lanzamiento: cada bloqueo quita un éxito. El hechizo sale si al lanzador le queda al menos 1.

Elige bien quién lo prueba, porque si falla no puede intentarlo otra unidad. Élite no ayuda aquí: el bloqueo hueco sigue hueco. Que bloquear no cueste estrés ni acciones es nuestra lectura.', 'Un sort peut être bloqué une fois : par sa cible si elle a Dissipation, ou par un Mage à 20 pas ou moins du lanceur.

- **Dissipation (X)** : l’unité ciblée lance les dés entre parenthèses. Les blocages creux ne lui donnent pas de Teinte.
- **Mage** : lance {BLK}{BLK}{BLK}. Chaque {hollow-block} donne 1 Teinte à l’unité qui bloque.

La tentative se lance face à face avec le jet de lancement : chaque blocage retire un succès. Le sort réussit si le lanceur garde au moins 1 succès.

Choisissez bien qui essaie, car après un échec aucune autre unité ne peut recommencer. Élite n’aide pas ici : un blocage creux reste creux. Que bloquer ne coûte ni stress ni action est notre lecture.', 4),
  ('2dae7df0-02fd-594d-a742-ec3323619a7f', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'Suffering wounds', 'Sufrir daño', 'Subir des dégâts', 'Each success left after blocks is 1 wound; put damage tokens on the card.

Wounds are counted against W, the number that one troop bears. They come from attacks, and also from switches, spells, Tinge, Lethal terrain and skills.

Damage of a unit and of a Character who has joined it stays on **separate cards**. Which of the two takes a given wound is not stated in our sources, unless an effect singles one out, as Headshot of Lady Télia does.

Effects that prevent wounds say when they work: some before the wounds land, some once per round, some for Tinge or a command token.', 'Cada éxito que queda tras los bloqueos es 1 de daño; pon fichas de daño en la carta.

El daño se compara con H, lo que aguanta una tropa. Viene de los ataques, y también de Cambios, hechizos, la Mácula, el terreno Lethal y habilidades.

El daño de la unidad y el del Personaje unido a ella se quedan en **cartas separadas**. Nuestras fuentes no dicen cuál de los dos recibe un daño concreto, salvo que un efecto señale a uno, como el disparo a la cabeza de Lady Télia.

Los efectos que evitan daño indican cuándo actúan: unos antes de recibirlo, otros una vez por ronda, otros a cambio de Mácula o de una ficha de mando.', 'Chaque succès qui reste après les blocages vaut 1 dégât ; posez des jetons de dégâts sur la carte.

Les dégâts se comparent à B, ce qu’encaisse une troupe. Ils viennent des attaques, mais aussi de Variations, de sorts, de la Teinte, des terrains Mortel et de compétences.

Les dégâts d’une unité et ceux du Personnage qui l’a rejointe restent sur des **cartes séparées**. Lequel des deux prend un dégât donné, nos sources ne le disent pas, sauf si un effet vise l’un d’eux, comme le tir à la tête de Dame Télia.

Les effets qui évitent des dégâts disent quand ils agissent : avant qu’ils tombent, une fois par manche, ou contre de la Teinte ou un jeton de commandement.', 1),
  ('b25bb6ce-aecb-520d-a663-807787fd78f7', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'When a troop falls', 'Cuándo cae una tropa', 'Quand une troupe tombe', 'As printed damage works, one troop falls for every W wounds that have gathered on the card.

Example: a unit with W 2 suffers 3 wounds. One troop falls and 1 wound remains. Two more wounds later, the next troop falls and again 1 remains.

Our sources imply this rule through the damage tokens more than they state it, and they do not tell which model is taken away. The unit has to be in formation afterwards, as always.

With fewer troops the unit changes rows: weaker dice, and often a lower conquest value. Look at the rows each time a troop falls, also in the middle of a round.', 'Tal como funciona el daño impreso, cae una tropa por cada H puntos de daño que se juntan en la carta.

Ejemplo: una unidad con H 2 sufre 3 de daño. Cae una tropa y queda 1. Con 2 más cae la siguiente y vuelve a quedar 1.

Más que decirlo, nuestras fuentes lo dan a entender con las fichas de daño, y no indican qué miniatura se retira. Después, como siempre, la unidad debe estar en formación.

Con menos tropas, la unidad cambia de fila: dados más débiles y a menudo menos valor de conquista. Mira las filas cada vez que caiga una tropa, también a mitad de ronda.', 'Tel que fonctionnent les dégâts imprimés, une troupe tombe chaque fois que B dégâts se sont accumulés sur la carte.

Exemple : une unité de B 2 subit 3 dégâts. Une troupe tombe et 1 dégât reste. Deux dégâts plus tard, la suivante tombe et il en reste de nouveau 1.

Nos sources laissent entendre cette règle par les jetons de dégâts plus qu’elles ne l’énoncent, et ne disent pas quelle figurine se retire. Ensuite, comme toujours, l’unité doit être en formation.

Avec moins de troupes, l’unité change de ligne : des dés plus faibles, et souvent une valeur de conquête moindre. Regardez les lignes à chaque perte, même en pleine manche.', 2),
  ('13f466b7-0a50-5a93-ba68-301d88a5b11c', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'Heal and Recover', 'Curar y Recuperar', 'Soigner et Récupérer', 'Heal takes damage off; Recover brings troops back. Neither does the other’s work.

- **Heal X**: remove up to X damage from the unit. A unit with 1 damage healed by 2 loses just that 1.
- **Recover X**: return up to X fallen troops, in formation with their leader. The unit may not grow beyond its starting size, and a joined Character is not counted in it.

Example: a unit of five with W 2 has three troops left and 1 damage. Heal 2 clears the damage and leaves three troops. Recover 1 makes it four troops, and the damage stays.

A unit back at three troops uses the row for 3+ again.', 'Curar quita daño; Recuperar devuelve tropas. Ninguno hace el trabajo del otro.

- **Curar X**: retira hasta X de daño de la unidad. Si solo tiene 1 y le curan 2, pierde ese 1.
- **Recuperar X**: devuelve hasta X tropas caídas, en formación con su líder. La unidad no puede superar su tamaño inicial, y el Personaje unido no se cuenta.

Ejemplo: a una unidad de cinco con H 2 le quedan tres tropas y 1 de daño. Curar 2 limpia el daño y deja tres tropas. Recuperar 1 la sube a cuatro, y el daño sigue.

Una unidad que vuelve a tener tres tropas usa otra vez la fila de 3+.', 'Soigner retire des dégâts ; Récupérer ramène des troupes. Aucun ne fait le travail de l’autre.

- **Soigner X** : retirez jusqu’à X dégâts de l’unité. Avec 1 dégât et Soigner 2, elle perd ce seul dégât.
- **Récupérer X** : ramenez jusqu’à X troupes tombées, en formation avec leur chef. L’unité ne peut pas dépasser son effectif de départ, et le Personnage qui l’a rejointe n’y est pas compté.

Exemple : d’une unité de cinq, B 2, il reste trois troupes et 1 dégât. Soigner 2 efface le dégât et laisse trois troupes. Récupérer 1 la porte à quatre, et le dégât reste.

Une unité revenue à trois troupes utilise de nouveau la ligne 3+.', 3),
  ('18fb1511-7c27-5768-90f8-becb8ae34b33', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'Eliminated units', 'Unidades eliminadas', 'Les unités éliminées', 'A unit is eliminated when its last troop falls, when it touches a table edge while fleeing, or when Tinge destroys it.

- After a combat that wipes out the enemy, the winner has a free Move.
- A unit that flees off the table counts as eliminated for every purpose.
- A unit destroyed by Tinge gives 1 Tinge to all units within 5 strides.
- In some missions and feats leaving the table in any way counts too, for the commander in Decapitation for example.

A Companion goes when its Character does: both are removed at the maximum W. Some cards bring destroyed units back. And Again They Walk, of Master Nepharim and Puppeteer, returns a Risen unit that was stored, with 1 stress.', 'Una unidad queda eliminada cuando cae su última tropa, cuando toca un borde de la mesa mientras huye o cuando la destruye la Mácula.

- Tras el combate en que cae entera la unidad enemiga, el ganador tiene un movimiento gratis.
- La que huye fuera de la mesa cuenta como eliminada a todos los efectos.
- La que destruye la Mácula da 1 de Mácula a todas las unidades a 5 pasos o menos.
- En algunas misiones y hazañas basta con dejar la mesa de cualquier forma, como le ocurre al comandante en Decapitación.

Un Compañero se va con su Personaje: ambos se retiran al llegar al máximo de H. Algunas cartas devuelven unidades destruidas. Maestra Nepharim y Titiritera traen de nuevo a la mesa una unidad de Reanimado que tengan guardada, con 1 de estrés.', 'Une unité est éliminée quand sa dernière troupe tombe, quand elle touche un bord de table en fuyant, ou quand la Teinte la détruit.

- Après un combat qui anéantit l’ennemi, le vainqueur a un mouvement gratuit.
- Une unité qui fuit hors de la table compte comme éliminée à tous égards.
- Une unité que la Teinte détruit donne 1 Teinte à toutes les unités à 5 pas ou moins.
- Dans certaines missions et certains exploits, quitter la table de n’importe quelle façon compte aussi, pour le commandant dans Décapitation par exemple.

Un Compagnon s’en va avec son Personnage : tous deux sont retirés au maximum de B. Certaines cartes ramènent des unités détruites. Maître Nepharim et Marionnettiste font revenir une unité Relevé mise de côté, avec 1 stress.', 4),
  ('c558752f-d342-5cbb-96a2-939f7e384c6b', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'What gives stress', 'Qué da estrés', 'Ce qui donne du stress', 'One stress each time, unless the text names more:

- activating a unit that already has an activation token (not for Rest),
- using a modifier in attack or defence,
- Hold and shoot, and opportunity attacks,
- losing a combat, at the end of the activation,
- refusing to be pushed back,
- being engaged with an enemy that is shot at by your own side,
- Intimidating, for each success missing,
- Sinister terrain, on a failed WP test,
- a long action in the turn in which an Ambusher arrives,
- Tinge, at the end of the round,
- skills, spells and switches, and some missions.

Stress may go above MOR; nothing happens until the activation ends. A Demoralized unit gains none. A Manned unit gains none for losing a combat.', '1 de estrés cada vez, salvo que el texto diga más:

- activar una unidad que ya tiene ficha de activación (salvo para Descansar),
- usar un modificador de ataque o de defensa,
- mantener y disparar, y los ataques de oportunidad,
- perder un combate, al final de la activación,
- negarse a retroceder,
- estar trabada con un enemigo al que dispara tu propio bando,
- Intimidante, por cada éxito que falte,
- el terreno Sinister, si se falla el chequeo de VOL,
- una acción larga en el turno en que llega una unidad con Emboscador,
- la Mácula, al final de la ronda,
- habilidades, hechizos y Cambios, y algunas misiones.

El estrés puede superar el MOR; no pasa nada hasta que acaba la activación. Una unidad en estado Desmoralizado no gana ninguno. Una con Manned no lo gana por perder un combate.', 'Un point de stress à chaque fois, sauf si le texte en dit plus :

- activer une unité qui a déjà un jeton d’activation (sauf pour un Repos),
- utiliser un modificateur d’attaque ou de défense,
- tenir et tirer, et les attaques d’opportunité,
- perdre un combat, à la fin de l’activation,
- refuser d’être repoussé,
- être engagée avec un ennemi sur lequel tire votre propre camp,
- Intimidation, par succès manquant,
- un terrain Sinistre, si le test de VOL échoue,
- une action longue pendant le tour d’arrivée d’un Embusqué,
- la Teinte, à la fin de la manche,
- des compétences, des sorts, des Variations et quelques missions.

Le stress peut dépasser le MOR ; rien ne se passe avant la fin de l’activation. Une unité dans l’état Démoralisé n’en gagne pas. Une unité dotée d’Équipage n’en gagne pas en perdant un combat.', 1),
  ('cab76d2e-1c79-5c16-8cca-1f9028621e10', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'What takes stress away', 'Qué quita estrés', 'Ce qui retire du stress', 'At the end of a round a unit loses 1 stress if it was activated and 2 if it was not.

- **Rest** removes all of it, and is always possible for a unit that is not engaged and not Demoralized.
- **Skills** take some away: Discipline of a Hetman calms everybody within 20 strides by 1, for instance.
- **Rallying** sets it to MOR minus 1.
- Demoralized units lose none in any other way.

Example: MOR 2, 2 stress and an activation token. Until the end of the round the unit may only Rest. If it does nothing more, it starts the next round with 1 stress and without token, ready to act.

Before the game was printed, a preview spoke of stress coming off at the start of a round. That is out of date.', 'Al final de la ronda, una unidad pierde 1 de estrés si se activó y 2 si no.

- **Descansar** lo quita todo, y siempre es posible para una unidad que no esté trabada ni en estado Desmoralizado.
- Algunas **habilidades** quitan algo: la disciplina de un Hetman calma en 1 a todos los suyos a 20 pasos o menos, por ejemplo.
- **Reagruparse** lo deja en MOR menos 1.
- Las unidades en estado Desmoralizado no pierden estrés de ninguna otra manera.

Ejemplo: MOR 2, 2 de estrés y una ficha de activación. Hasta el final de la ronda solo puede Descansar. Si no hace nada más, empieza la ronda siguiente con 1 de estrés y sin ficha, lista para actuar.

Un avance anterior a la publicación hablaba de quitar estrés al inicio de la ronda. Está superado.', 'À la fin d’une manche, une unité perd 1 stress si elle a été activée, 2 sinon.

- Le **Repos** le retire en entier, et il est toujours possible à une unité qui n’est ni engagée ni dans l’état Démoralisé.
- Des **compétences** en retirent : la discipline d’un Hetman calme de 1 chacun des siens à 20 pas ou moins, par exemple.
- **Se rallier** le ramène à MOR moins 1.
- Les unités dans l’état Démoralisé n’en perdent d’aucune autre façon.

Exemple : MOR 2, 2 stress et un jeton d’activation. Jusqu’à la fin de la manche, l’unité ne peut que faire un Repos. Si elle ne fait plus rien, elle commence la manche suivante avec 1 stress et sans jeton, prête à agir.

Un aperçu antérieur à la parution parlait de retirer du stress au début d’une manche. C’est dépassé.', 2),
  ('9f89a534-1e3d-525f-9fda-146aa3e9a0a5', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'The morale test', 'El chequeo de moral', 'Le test de moral', 'At the end of an activation every unit with **more** stress than MOR takes a WP test.

- Above MOR by 1: 1 success is enough.
- Above MOR by 2 or more: 2 successes.
- Passed: nothing happens, and the stress stays. It will test again after the next activation if it is still above MOR.
- Failed: the unit becomes Demoralized and flees at once.

Stress equal to MOR is not above it; no test.

Example: MOR 1 and 3 stress is 2 above, so WP {ORG} must bring 2 successes. No face of an orange die shows two. A unit with one WP die can hardly afford to be 2 above its MOR.

Golem units ignore stress above their MOR.', 'Al final de una activación, cada unidad con **más** estrés que MOR hace un chequeo de VOL.

- Por encima en 1: basta con 1 éxito.
- Por encima en 2 o más: 2 éxitos.
- Superado: no pasa nada y el estrés se queda. Si sigue por encima, habrá otro chequeo tras la próxima activación.
- Fallado: la unidad recibe Desmoralizado y huye de inmediato.

Un estrés igual al MOR no está por encima; no hay chequeo.

Ejemplo: MOR 1 y 3 de estrés son 2 por encima, así que VOL {ORG} tiene que sacar 2 éxitos. Ninguna cara del dado naranja muestra dos. Una unidad con un solo dado de VOL no puede permitirse pasar de su MOR en 2.

Las unidades con Gólem ignoran el estrés que supera su MOR.', 'À la fin d’une activation, chaque unité qui a **plus** de stress que son MOR fait un test de VOL.

- 1 au-dessus du MOR : 1 succès suffit.
- 2 ou plus au-dessus : 2 succès.
- Réussi : rien ne se passe, et le stress reste. S’il dépasse toujours, nouveau test après la prochaine activation.
- Raté : l’unité subit l’état Démoralisé et fuit aussitôt.

Un stress égal au MOR n’est pas au-dessus : pas de test.

Exemple : MOR 1 et 3 stress, c’est 2 au-dessus ; VOL {ORG} doit donc apporter 2 succès. Aucune face du dé orange n’en montre deux. Une unité à un seul dé de VOL ne peut guère se permettre de dépasser son MOR de 2.

Les unités Golem ignorent le stress au-dessus de leur MOR.', 3),
  ('fa36918c-2461-5a40-8b95-fc3bb95468ff', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Demoralized units', 'Unidades en estado Desmoralizado', 'Les unités dans l’état Démoralisé', 'A Demoralized unit flees at once and then does nothing until it rallies.

- It is not activated, takes no actions and uses no command skills.
- It neither gains nor loses stress.
- Its conquest value is null, so it holds no objective.
- It may be attacked. After any combat it takes part in, it flees.
- It takes no part in No one left behind.
- No Character may join it.

Its token lies on the turn counter. When the counter gets there, it tries to rally. On which position the token starts is not stated in our sources.

A Character who leaves a Demoralized unit is Demoralized too, with a token at the same position. Golem units never become Demoralized.', 'Una unidad con Desmoralizado huye de inmediato y después no hace nada hasta reagruparse.

- No se activa, no realiza acciones ni usa habilidades de mando.
- No gana ni pierde estrés.
- Su valor de conquista es nulo, así que no controla objetivos.
- Se la puede atacar. Tras cualquier combate en que participe, huye.
- No participa en Nadie se queda atrás.
- Ningún Personaje puede unirse a ella.

Su ficha está en el contador de turnos. Cuando el contador llega, intenta reagruparse. Nuestras fuentes no dicen en qué posición empieza la ficha.

El Personaje que abandona una unidad en estado Desmoralizado también lo está, con una ficha en la misma posición. Las unidades con Gólem nunca reciben Desmoralizado.', 'Une unité qui subit l’état Démoralisé fuit aussitôt, puis ne fait plus rien avant de se rallier.

- Elle n’est pas activée, n’accomplit pas d’action et n’utilise pas de Commandement.
- Elle ne gagne ni ne perd de stress.
- Sa valeur de conquête est nulle : elle ne tient aucun objectif.
- On peut l’attaquer. Après tout combat auquel elle prend part, elle fuit.
- Elle ne profite pas de Personne n’est laissé pour compte.
- Aucun Personnage ne peut la rejoindre.

Son jeton est sur le compteur de tours. Quand le compteur y arrive, elle essaie de se rallier. Sur quelle position ce jeton commence, nos sources ne le disent pas.

Un Personnage qui quitte une telle unité est lui aussi dans l’état Démoralisé, avec un jeton à la même position. Les unités Golem ne subissent jamais cet état.', 4),
  ('789033fb-a504-540d-8f88-f627a02644bc', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Rallying', 'Reagruparse', 'Se rallier', 'When the turn counter reaches the unit’s token, the unit takes a WP test.

- **Passed**: it rallies. It is no longer Demoralized, its stress becomes MOR minus 1, and it makes one Move.
- **Failed**: the token goes 2 positions further on the counter, and the unit flees again.

The Move after a rally happens at once; the unit may be activated later like any other.

Example: MOR 3, token on position 4. The test on turn 4 fails, so the token goes to 6 and the unit runs. On 6 it passes: 2 stress, one Move.

Some skills rally a unit without a test, such as Delegate of the Ancestors of the Evoker. A Frightened unit rerolls its successes in this test too.', 'Cuando el contador de turnos llega a la ficha de la unidad, esta hace un chequeo de VOL.

- **Superado**: se reagrupa. Deja de tener Desmoralizado, su estrés pasa a ser su MOR menos 1 y hace un movimiento.
- **Fallado**: la ficha avanza 2 posiciones en el contador y la unidad vuelve a huir.

El movimiento se hace en ese momento; más tarde la unidad puede activarse como cualquier otra.

Ejemplo: MOR 3, ficha en la posición 4. El chequeo del turno 4 falla, así que la ficha va al 6 y la unidad corre. En el 6 lo supera: 2 de estrés y un movimiento.

Algunas habilidades reagrupan sin chequeo, como una del Evocador. Con Acobardado, también en este chequeo se repiten los éxitos.', 'Quand le compteur de tours atteint le jeton de l’unité, elle fait un test de VOL.

- **Réussi** : elle se rallie. Elle n’est plus dans l’état Démoralisé, son stress devient MOR moins 1, et elle fait un mouvement.
- **Raté** : le jeton avance de 2 positions sur le compteur, et l’unité fuit de nouveau.

Le mouvement se fait sur-le-champ ; l’unité pourra être activée plus tard comme une autre.

Exemple : MOR 3, jeton sur la position 4. Le test du tour 4 échoue : le jeton va sur 6 et l’unité court. Sur 6, elle réussit : 2 stress, un mouvement.

Certaines compétences rallient sans test, comme l’une de celles de l’Évocateur. Une unité dans l’état Effrayé relance ses succès à ce test aussi.', 5),
  ('8c4e91f2-d71a-5b76-a4bb-56b84d6e9000', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Fleeing', 'Huir', 'La Fuite', 'A fleeing unit moves both of its MOV values by the shortest way toward its own zone.

- If the **whole** unit is inside its zone already, it goes toward the nearest table edge instead.
- A unit that touches a table edge while fleeing is removed and counts as eliminated.
- Fleeing gives no opportunity attack.
- A unit that carries loot or a banner drops it.

When it happens: at once on a failed morale test, after each failed attempt to rally, and after a combat of a Demoralized unit.

Example: MOV 3-2, 9 strides from home. The unit runs 5. Failing to rally it runs 5 more, and stands inside or at the border of its zone. The next failure takes it toward the edge.

In Tree Mother fleeing Sÿenann units go to the nearest edge.', 'Una unidad que huye mueve sus dos valores de MOV por el camino más corto hacia su propia zona.

- Si la unidad **entera** ya está dentro, va hacia el borde de la mesa más cercano.
- La unidad que toca un borde al huir se retira y cuenta como eliminada.
- Huir no da pie a ataques de oportunidad.
- La que lleva botín o un estandarte lo suelta.

Ocurre al fallar un chequeo de moral, tras cada intento fallido de reagruparse y después de un combate de una unidad en estado Desmoralizado.

Ejemplo: MOV 3-2, a 9 pasos de casa. La unidad corre 5. Si no se reagrupa corre 5 más y queda dentro de su zona o en su borde. El siguiente fallo la lleva hacia el borde de la mesa.

En Árbol Madre, las unidades de Sÿenann que huyen van al borde más cercano.', 'Une unité qui fuit se déplace de ses deux valeurs de MOV, par le chemin le plus court vers sa propre zone.

- Si l’unité **entière** y est déjà, elle va vers le bord de table le plus proche.
- Une unité qui touche un bord en fuyant est retirée et compte comme éliminée.
- La Fuite ne provoque pas d’attaque d’opportunité.
- Une unité qui porte un butin ou une bannière le lâche.

Quand : aussitôt un test de moral raté, après chaque ralliement manqué, et après un combat d’une unité dans l’état Démoralisé.

Exemple : MOV 3-2, à 9 pas de sa zone. L’unité court 5 pas. Si elle ne se rallie pas, elle en court 5 de plus et se retrouve dans sa zone ou à sa limite. L’échec suivant la mène vers le bord.

Dans Arbre Mère, les unités Sÿenann qui fuient vont au bord le plus proche.', 6),
  ('cee99d5b-e08c-5a48-a652-54b0b6d53f5f', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Units that keep their nerve', 'Unidades que no pierden los nervios', 'Les unités aux nerfs solides', 'Three keywords change the rules of this chapter.

- **Golem**: never Demoralized; stress above MOR is ignored; ignores Intimidating and is immune to Frightened. It still collects stress; that with a token and stress at its MOR it may only Rest is our reading.
- **Fearless**: ignores Intimidating and is immune to Frightened. Stress and morale tests are as for anybody.
- **Manned**: ignores Intimidating and gains no stress for losing a combat.

Characters help as well. Several let units near them roll their WP dice instead of their own, and a joined Character often raises MOR by 1 or adds a WP die. Look at the lower half of the card.', 'Tres palabras clave cambian las reglas de este capítulo.

- **Gólem**: nunca recibe Desmoralizado; el estrés por encima de su MOR se ignora; ignora Intimidante y es inmune a Acobardado. Sigue acumulando estrés; que con ficha y estrés igual a su MOR solo pueda Descansar es lectura nuestra.
- **Sin miedo**: ignora Intimidante y es inmune a Acobardado. Estrés y chequeos de moral, como todos.
- **Manned**: ignora Intimidante y no gana estrés por perder un combate.

Los Personajes también ayudan. Varios dejan que las unidades cercanas tiren sus dados de VOL en lugar de los propios, y un Personaje unido suele subir el MOR en 1 o añadir un dado de VOL. Mira la mitad inferior de la carta.', 'Trois mots-clés changent les règles de ce chapitre.

- **Golem** : jamais dans l’état Démoralisé ; le stress au-dessus de son MOR est ignoré ; ignore Intimidation et est immunisé contre Effrayé. Il accumule toujours du stress ; qu’avec un jeton et un stress égal à son MOR il ne puisse que faire un Repos est notre lecture.
- **Intrépide** : ignore Intimidation et est immunisé contre Effrayé. Stress et tests de moral comme pour tous.
- **Équipage** : ignore Intimidation et ne gagne pas de stress en perdant un combat.

Les Personnages aident aussi. Plusieurs laissent les unités proches lancer leurs dés de VOL au lieu des leurs, et un Personnage qui a rejoint une unité élève souvent son MOR de 1 ou ajoute un dé de VOL. Voyez la moitié basse de la carte.', 7),
  ('795472be-7b3f-5117-a1b3-1f92a07396af', '4e259166-38a5-5c07-b364-014ae7af0821', 'How states work', 'Cómo funcionan los estados', 'Comment fonctionnent les états', 'A unit has a state or it has not: a second token of the same state changes nothing.

There are five: Slowed, Frightened, Disarmed, Vulnerable and Demoralized. Slowed, Disarmed and Vulnerable end with the activation of the unit that has them, Frightened when a WP test is passed, Demoralized by rallying.

- **Rest** removes them.
- **Immune to State**: the token is not even placed.
- **Joining**: the unit that results has all states of both, each once.
- **Leaving**: the Character takes a copy of each state along.

When two states act in the same roll, both act. States act after the rerolls and before switches, so a switch of the same roll that gives a state comes too late to help in it.

A unit holds several different states at once, and some enemies live off that: Orc Husk adds a success for each.

Version 1.6 reads: the first four end once they have done their work. A game in Play Mode can be set to this reading.', 'Una unidad tiene un estado o no lo tiene: una segunda ficha del mismo estado no cambia nada.

Son cinco: Ralentizado, Acobardado, Desarmado, Vulnerable y Desmoralizado. Ralentizado, Desarmado y Vulnerable terminan con la activación de la unidad que los tiene; Acobardado, al superar un chequeo de VOL; Desmoralizado, al reagruparse.

- **Descansar** los quita.
- **Immune to State**: la ficha ni siquiera se coloca.
- **Al unirse**: la unidad resultante tiene todos los estados de ambos, uno de cada.
- **Al irse**: el Personaje se lleva una copia de cada estado.

Si dos estados actúan en la misma tirada, actúan los dos. Lo hacen después de las repeticiones y antes de los Cambios, así que un Cambio de esa misma tirada que dé un estado llega tarde para aprovecharlo en ella.

Una unidad puede tener varios estados distintos a la vez, y hay enemigos que viven de eso: Cáscara Orco suma un éxito por cada uno.

La versión 1.6 dice: los cuatro primeros terminan cuando han hecho su trabajo. Una partida del modo de juego puede seguir esta lectura.', 'Une unité a un état ou ne l’a pas : un second jeton du même état ne change rien.

Il y en a cinq : Ralenti, Effrayé, Désarmé, Vulnérable et Démoralisé. Ralenti, Désarmé et Vulnérable prennent fin avec l’activation de l’unité qui les a ; Effrayé, quand un test de VOL est réussi ; Démoralisé, par le ralliement.

- Le **Repos** les retire.
- **Immune to State** : le jeton n’est même pas posé.
- **Rejoindre** : l’unité rejointe a tous les états des deux, un de chaque.
- **Quitter** : le Personnage emporte une copie de chaque état.

Si deux états agissent sur le même jet, les deux agissent. Ils le font après les relances et avant les Variations : une Variation de ce jet qui donne un état arrive donc trop tard pour en profiter.

Une unité peut avoir plusieurs états différents, et certains ennemis en vivent : Carcasse Orc ajoute un succès par état.

La version 1.6 dit : les quatre premiers prennent fin quand ils ont fait leur œuvre. Une partie du Mode jeu peut suivre cette lecture.', 1),
  ('26a37e94-377c-5ead-b71c-e661c14d6237', '4e259166-38a5-5c07-b364-014ae7af0821', 'Slowed', 'Ralentizado', 'Ralenti', 'The second MOV is 0 and the charge is 4 strides shorter, down to 0.

With MOV 3-2 [10] a Move is 3, a charge 6 and an assault 3. The state ends with the unit’s activation.

Rugged terrain makes a unit Slowed whenever it is adjacent during its activation. Spells, switches and Tinge (for the Scions of Yaldabaoth) give it too.

Fleeing uses both MOV values, and a move of Rest the first. Whether Slowed shortens a flight is not stated in our sources. Iriavík and a few others are immune to it.

Version 1.6 reads: the state ends after the unit has moved, also when the move is part of a charge or an assault. A unit that stands still keeps it.', 'El segundo MOV es 0 y la carga se acorta 4 pasos, hasta 0 como mínimo.

Con MOV 3-2 [10], un movimiento son 3; una carga, 6; un asalto, 3. El estado termina con la activación de la unidad.

El terreno Accidentado da Ralentizado siempre que la unidad esté adyacente durante su activación. También lo dan hechizos, Cambios y la Mácula (a los Vástagos de Yaldabaoth).

Huir usa los dos valores de MOV, y el movimiento de Descansar el primero. Nuestras fuentes no dicen si Ralentizado acorta la huida. Iriavík y algunos más son inmunes.

La versión 1.6 dice: el estado termina cuando la unidad se ha movido, también si ese movimiento es parte de una carga o un asalto. La unidad que se queda quieta lo conserva.', 'Le second MOV est de 0, et la charge perd 4 pas, sans descendre sous 0.

Avec MOV 3-2 [10], un mouvement fait 3, une charge 6, un assaut 3. L’état prend fin avec l’activation de l’unité.

Un terrain Accidenté donne Ralenti chaque fois que l’unité lui est adjacente pendant son activation. Des sorts, des Variations et la Teinte (pour les Rejetons de Yaldabaoth) le donnent aussi.

Fuir utilise les deux MOV, et le mouvement du Repos le premier. Nos sources ne disent pas si Ralenti raccourcit une fuite. Iriavík et quelques autres y sont immunisés.

La version 1.6 dit : l’état prend fin quand l’unité s’est déplacée, même si ce mouvement fait partie d’une charge ou d’un assaut. L’unité qui reste immobile le garde.', 2),
  ('19a6db8b-98ae-52d8-b14c-ce401771112d', '4e259166-38a5-5c07-b364-014ae7af0821', 'Frightened', 'Acobardado', 'Effrayé', 'On a WP test the unit rerolls every die that shows a success, once.

What comes up the second time stands. The state ends when a WP test is passed; after a failed one the unit stays Frightened.

It matters in every WP test: morale, rallying, Intimidating, Bloodlust, skills of both sides. It does nothing to attack and defence rolls.

Example: WP {ORG}{ORG}, rolled {success} and {special}. The first die is rolled again and shows {hollow-special}: no success, the test is failed, and the unit stays Frightened.

Units with Fearless or Golem are immune.

Version 1.6 reads: the state ends after the test, whether it was passed or failed.', 'En un chequeo de VOL, la unidad repite, una sola vez, cada dado que muestre un éxito.

Vale lo que salga la segunda vez. El estado termina al superar un chequeo de VOL; si lo falla, la unidad sigue con Acobardado.

Importa en todos los chequeos de VOL: moral, reagruparse, Intimidante, Sed de sangre, habilidades de uno u otro bando. No toca las tiradas de ataque ni de defensa.

Ejemplo: VOL {ORG}{ORG}, sale {success} y {special}. El primer dado se repite y muestra {hollow-special}: ningún éxito, chequeo fallado, y la unidad sigue con Acobardado.

Las unidades con Sin miedo o Gólem son inmunes.

La versión 1.6 dice: el estado termina tras el chequeo, se haya superado o no.', 'À un test de VOL, l’unité relance, une seule fois, chaque dé qui montre un succès.

Ce qui sort la seconde fois est définitif. L’état prend fin quand un test de VOL est réussi ; après un échec, l’unité reste dans l’état Effrayé.

Il compte à chaque test de VOL : moral, ralliement, Intimidation, Soif de sang, compétences des deux camps. Il ne touche pas les jets d’attaque et de défense.

Exemple : VOL {ORG}{ORG}, résultat {success} et {special}. Le premier dé se relance et montre {hollow-special} : aucun succès, le test est raté, et l’unité reste dans l’état Effrayé.

Les unités Intrépide ou Golem sont immunisées.

La version 1.6 dit : l’état prend fin après le test, réussi ou non.', 3),
  ('ad7ba104-7d8f-5616-ba00-e34d3eb0df59', '4e259166-38a5-5c07-b364-014ae7af0821', 'Disarmed', 'Desarmado', 'Désarmé', 'In the unit’s attack roll the opponent picks one die that shows a success and cancels it; the unit may not use attack modifiers.

The die goes with everything on it, after rerolls and before switches. The state ends with the unit’s activation.

It works in melee and in ranged attacks. Automatic symbols are not dice and cannot be picked.

Example: {success}{success}, {success}, {special}. The opponent takes the first die: 1 success and 1 special are left.

Defence rolls are not touched, even if they hold attack dice. Rest removes the state without a roll.

Version 1.6 reads: the state ends after a roll that it affected. If no die showed a success, nothing was cancelled and the unit stays Disarmed.', 'En la tirada de ataque de la unidad, el oponente elige un dado que muestre un éxito y lo anula; la unidad no puede usar modificadores de ataque.

El dado se va con todo lo que tenga, después de las repeticiones y antes de los Cambios. El estado termina con la activación de la unidad.

Vale en cuerpo a cuerpo y a distancia. Los símbolos automáticos no son dados y no se pueden elegir.

Ejemplo: {success}{success}, {success}, {special}. El oponente se lleva el primer dado: quedan 1 éxito y 1 especial.

No toca las tiradas de defensa, aunque lleven dados de ataque. Descansar lo quita sin tirada alguna.

La versión 1.6 dice: el estado termina tras una tirada a la que ha afectado. Si ningún dado mostraba un éxito, no se anula nada y la unidad sigue con Desarmado.', 'Au jet d’attaque de l’unité, l’adversaire choisit un dé qui montre un succès et l’annule ; l’unité ne peut pas utiliser de modificateur d’attaque.

Le dé s’en va avec tout ce qu’il porte, après les relances et avant les Variations. L’état prend fin avec l’activation de l’unité.

Il vaut en mêlée et à distance. Les symboles automatiques ne sont pas des dés et ne peuvent pas être choisis.

Exemple : {success}{success}, {success}, {special}. L’adversaire prend le premier dé : il reste 1 succès et 1 spécial.

Les jets de défense ne sont pas touchés, même s’ils contiennent des dés d’attaque. Le Repos retire l’état sans jet.

La version 1.6 dit : l’état prend fin après un jet qu’il a affecté. Si aucun dé ne montrait de succès, rien n’est annulé et l’unité reste dans l’état Désarmé.', 4),
  ('843591ef-f9ce-54f6-815f-e67475bdbaed', '4e259166-38a5-5c07-b364-014ae7af0821', 'Vulnerable', 'Vulnerable', 'Vulnérable', 'In the unit’s defence roll the opponent picks one die that shows a block and cancels it; the unit may not use defence modifiers.

It is the mirror of Disarmed: after rerolls, before switches, the whole die. It ends with the unit’s activation.

It works against melee and against shooting alike.

Example: the unit rolls {block}{block}, {block}{special} and {special}. The opponent takes the die with two blocks; 1 block and 2 specials remain, and the specials may still pay a switch, for states come first.

A switch that makes the enemy Vulnerable works from the next attack on.

Version 1.6 reads: the state ends after a roll that it affected, and stays if there was no die with a block to take.', 'En la tirada de defensa de la unidad, el oponente elige un dado que muestre un bloqueo y lo anula; la unidad no puede usar modificadores de defensa.

Es el espejo de Desarmado: después de las repeticiones, antes de los Cambios, el dado entero. Termina con la activación de la unidad.

Vale igual contra el cuerpo a cuerpo y contra los disparos.

Ejemplo: la unidad saca {block}{block}, {block}{special} y {special}. El oponente se lleva el dado de dos bloqueos; quedan 1 bloqueo y 2 especiales, y estos aún pueden pagar un Cambio, porque los estados van antes.

Un Cambio que da Vulnerable al enemigo se nota desde el próximo ataque.

La versión 1.6 dice: el estado termina tras una tirada a la que ha afectado y se queda si no había ningún dado con bloqueo.', 'Au jet de défense de l’unité, l’adversaire choisit un dé qui montre un blocage et l’annule ; l’unité ne peut pas utiliser de modificateur de défense.

C’est le miroir de Désarmé : après les relances, avant les Variations, le dé entier. Il prend fin avec l’activation de l’unité.

Il vaut contre la mêlée comme contre le tir.

Exemple : l’unité obtient {block}{block}, {block}{special} et {special}. L’adversaire prend le dé aux deux blocages ; il reste 1 blocage et 2 spéciaux, qui peuvent encore payer une Variation, car les états passent avant.

Une Variation qui rend l’ennemi Vulnérable agit à partir de la prochaine attaque.

La version 1.6 dit : l’état prend fin après un jet qu’il a affecté, et reste s’il n’y avait pas de dé avec un blocage à prendre.', 5),
  ('779ae6be-08c3-5bfc-9121-608047616336', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'What a Character is', 'Qué es un Personaje', 'Ce qu’est un Personnage', 'A Character is a unit of one model that fights alone or joins another unit, one Character per unit at most.

The card has two halves. The upper one holds while the Character is alone; the lower one is added to the unit after joining. The badge says Officer (helmet) or Support (scroll).

Characters do more than fight:

- Some are High Command and lead the company.
- Many carry command skills and a command value.
- The Spellcasters of this catalogue are all Characters.
- Some feats and missions ask for a Character: Track and The Rift, for instance.

On the table a lone Character is activated like every other unit, has its own stress and states, and contests objectives with the conquest value on its card.', 'Un Personaje es una unidad de una miniatura que lucha sola o se une a otra unidad; cada unidad lleva un Personaje como mucho.

La carta tiene dos mitades. La superior vale mientras el Personaje está solo; la inferior se suma a la unidad cuando se une. La insignia dice si es Officer (casco) o Apoyo (pergamino).

Los Personajes hacen más cosas que luchar:

- Algunos son Alto mando y dirigen la compañía.
- Muchos llevan habilidades de mando y valor de mando.
- En este catálogo, todos los que llevan Mago son Personajes.
- Algunas hazañas y misiones piden un Personaje: Rastreo y La Grieta, por ejemplo.

En la mesa, un Personaje solo se activa como cualquier unidad, tiene su propio estrés y sus estados, y disputa objetivos con el valor de conquista de su carta.', 'Un Personnage est une unité d’une figurine qui combat seule ou rejoint une autre unité, à raison d’un Personnage par unité au plus.

La carte a deux moitiés. Celle du haut vaut tant que le Personnage est seul ; celle du bas s’ajoute à l’unité une fois qu’il l’a rejointe. L’insigne dit Officier (casque) ou Support (parchemin).

Les Personnages ne font pas que combattre :

- Certains sont Grand commandeur et mènent la compagnie.
- Beaucoup ont un Commandement et une valeur de commandement.
- Tous les Mages de ce catalogue sont des Personnages.
- Certains exploits et missions demandent un Personnage : Piste et La Faille, par exemple.

Sur la table, un Personnage seul s’active comme toute unité, a son propre stress et ses états, et conteste les objectifs avec la valeur de conquête de sa carte.', 1),
  ('449bf69f-626c-5d5c-a251-82840e7500a6', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Whom a Character may join', 'A quién puede unirse un Personaje', 'Qui un Personnage peut rejoindre', 'Join (X) names whom: the unit has to fit what stands in the brackets. Without Join a Character joins nobody.

X may be a unit’s name, a characteristic or a keyword.

- A **comma** means all of it: Join (Infantry, Orc) wants a unit that is both.
- A **bar** means one is enough: Join (Living Flesh | Dead Flesh) takes either.
- Both together: Join (Infantry, Varank | Warg Riders) takes Varank Infantry, and Warg Riders by name.

The unit must have no Character yet and must not be Demoralized. Mornmab prints that no Character may join it.

One oddity: Join (Infantry, Dead Flesh), on Orc Husk and Master Nepharim, fits no unit printed so far.', 'Lo dice Unirse (X): la unidad debe cumplir lo que pone entre paréntesis. Sin Unirse, un Personaje no se une a nadie.

X puede ser el nombre de una unidad, una característica o una palabra clave.

- La **coma** lo exige todo: Unirse (Infantería, Orco) quiere una unidad que sea ambas cosas.
- Con la **barra** basta una: Unirse (Carne viva | Carne muerta) acepta cualquiera.
- Las dos a la vez: Unirse (Infantería, Varank | Jinetes de Huargo) acepta Infantería de Varank, y a los Jinetes de Huargo por su nombre.

La unidad no puede tener ya un Personaje ni estar en estado Desmoralizado. La carta de Mórnmab dice que ningún Personaje puede unirse a él.

Una rareza: Unirse (Infantería, Carne muerta), de Cáscara Orco y Maestra Nepharim, no encaja con ninguna unidad impresa hasta ahora.', 'Rejoindre (X) le dit : l’unité doit correspondre à ce qui est entre parenthèses. Sans Rejoindre, un Personnage ne rejoint personne.

X peut être un nom d’unité, une caractéristique ou un mot-clé.

- La **virgule** exige tout : Rejoindre (Infanterie, Orc) veut une unité qui soit les deux.
- Avec la **barre**, un seul suffit : Rejoindre (Chair Vivante | Chair Morte) accepte l’une ou l’autre.
- Les deux ensemble : Rejoindre (Infanterie, Varank | Cavaliers Warg) accepte l’Infanterie Varank, et les Cavaliers Warg par leur nom.

L’unité ne doit pas avoir déjà de Personnage ni être dans l’état Démoralisé. La carte de Mórnmab dit qu’aucun Personnage ne peut le rejoindre.

Une curiosité : Rejoindre (Infanterie, Chair Morte), sur Carcasse Orc et Maître Nepharim, ne correspond à aucune unité parue à ce jour.', 2),
  ('8a6c6acc-e869-5170-bb46-464c05b2df20', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Joining during the game', 'Unirse durante la partida', 'Rejoindre en cours de partie', 'The Character activates and walks into the unit: up to **two Moves and nothing else** in that activation.

So a Character cannot join by a charge, an assault or a skill unless its card says so, and cannot cast or shoot in the same activation, before or after.

Conditions once more:

- Join fits the unit.
- The unit has no Character.
- The unit is not Demoralized.

From now on there is one unit. It is activated as one; the Character’s own activation token is removed, that of the unit stays if it has one. So a fresh unit that a tired Character joins may still act this round without paying stress.', 'El Personaje se activa y camina hasta la unidad: **dos movimientos como mucho y nada más** en esa activación.

No puede, pues, unirse con una carga, un asalto o una habilidad, salvo que su carta lo diga, ni lanzar hechizos o disparar en la misma activación, ni antes ni después.

Las condiciones, otra vez:

- Unirse encaja con la unidad.
- La unidad no tiene Personaje.
- La unidad no está en estado Desmoralizado.

Desde ese momento hay una sola unidad. Se activa como una; la ficha de activación del Personaje se retira y la de la unidad, si la tiene, se queda. Así, una unidad fresca a la que se une un Personaje ya activado todavía puede actuar esta ronda sin pagar estrés.', 'Le Personnage s’active et marche jusqu’à l’unité : **deux mouvements au plus et rien d’autre** pendant cette activation.

Il ne peut donc pas rejoindre par une charge, un assaut ou une compétence, sauf si sa carte le dit, ni lancer un sort ou tirer dans la même activation, avant ou après.

Les conditions, encore une fois :

- Rejoindre correspond à l’unité.
- L’unité n’a pas de Personnage.
- L’unité n’est pas dans l’état Démoralisé.

Dès lors, il n’y a plus qu’une unité. Elle s’active comme une seule ; le jeton d’activation du Personnage est retiré, celui de l’unité reste si elle en a un. Une unité fraîche rejointe par un Personnage déjà activé peut donc encore agir cette manche sans payer de stress.', 3),
  ('3d79bc4a-c6d1-5cd2-8907-b53f21644d4f', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'What becomes of tokens on joining', 'Qué pasa con las fichas al unirse', 'Ce que deviennent les jetons', 'The higher number counts, states add up, damage stays apart.

- **Stress**: the unit has the higher of the two.
- **Tinge**: the higher of the two.
- **States**: all of both, each once.
- **Effects**: move over to the unit.
- **Activation token**: the Character’s is removed.
- **Damage**: each card keeps its own.

Example: a unit has 1 stress and is Slowed; a Character with 2 stress and 1 Tinge, Slowed and Vulnerable, joins it. The result has 2 stress, 1 Tinge, Slowed and Vulnerable. If the Character’s card holds 1 damage it stays there, and none of it counts toward the next troop.', 'Vale el número más alto, los estados se suman y el daño va aparte.

- **Estrés**: la unidad tiene el mayor de los dos.
- **Mácula**: la mayor de las dos.
- **Estados**: todos los de ambos, uno de cada.
- **Efectos**: pasan a la unidad.
- **Ficha de activación**: la del Personaje se retira.
- **Daño**: cada carta conserva el suyo.

Ejemplo: una unidad tiene 1 de estrés y Ralentizado; se le une un Personaje con 2 de estrés, 1 de Mácula, Ralentizado y Vulnerable. El resultado tiene 2 de estrés, 1 de Mácula, Ralentizado y Vulnerable. Si la carta del Personaje lleva 1 de daño, se queda allí y no cuenta para la próxima tropa.', 'Le nombre le plus élevé vaut, les états s’additionnent, les dégâts restent à part.

- **Stress** : le plus élevé des deux.
- **Teinte** : la plus élevée des deux.
- **États** : tous ceux des deux, un de chaque.
- **Effets** : ils passent à l’unité.
- **Jeton d’activation** : celui du Personnage est retiré.
- **Dégâts** : chaque carte garde les siens.

Exemple : une unité a 1 stress et Ralenti ; un Personnage avec 2 stress, 1 Teinte, Ralenti et Vulnérable la rejoint. Le résultat a 2 stress, 1 Teinte, Ralenti et Vulnérable. Si la carte du Personnage porte 1 dégât, il y reste et ne compte pas pour la prochaine troupe.', 4),
  ('60b08691-8e7b-50e1-a9fd-2805145f4418', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Leaving a unit', 'Dejar una unidad', 'Quitter une unité', 'A Character may leave at its activation, if the unit is **not engaged**; it then activates on its own.

What it takes along:

- Stress, states and Tinge: a **copy** of what the unit has. The unit keeps its own.
- Effects stay with the Character.
- If the unit is Demoralized, so is the Character, with a token at the same position of the counter.
- No activation token, even if the unit has one.
- Its own damage, as it never left its card.

A Character may not leave and rejoin in the same activation.

The missing token is worth knowing: a Character that leaves a unit which has already acted does so without one, and so pays no stress for a repeat.', 'Un Personaje puede irse al activarse, si la unidad **no está trabada**; después se activa por su cuenta.

Lo que se lleva:

- Estrés, estados y Mácula: una **copia** de lo que tiene la unidad. La unidad conserva lo suyo.
- Los efectos se quedan con el Personaje.
- Si la unidad está en estado Desmoralizado, también el Personaje, con una ficha en la misma posición del contador.
- Ninguna ficha de activación, aunque la unidad la tenga.
- Su propio daño, que nunca dejó su carta.

Un Personaje no puede irse y volver a unirse en la misma activación.

La ficha que falta tiene su importancia: el Personaje que deja una unidad que ya ha actuado lo hace sin ella, y no paga estrés por repetir.', 'Un Personnage peut partir à son activation, si l’unité **n’est pas engagée** ; il s’active ensuite pour son compte.

Ce qu’il emporte :

- Stress, états et Teinte : une **copie** de ceux de l’unité. L’unité garde les siens.
- Les effets restent au Personnage.
- Si l’unité est dans l’état Démoralisé, lui aussi, avec un jeton à la même position du compteur.
- Aucun jeton d’activation, même si l’unité en a un.
- Ses propres dégâts, qui n’ont jamais quitté sa carte.

Un Personnage ne peut pas quitter une unité et la rejoindre dans la même activation.

L’absence de jeton a son importance : un Personnage qui quitte une unité déjà activée le fait sans jeton, et ne paie donc pas le stress d’une répétition.', 5),
  ('762f7d23-27c2-5e81-9f17-bcbf3c255718', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Officer and Support', 'Officer y Apoyo', 'Officier et Support', 'An **Officer** becomes the leader of the unit and counts as one of its troops. A **Support** does neither.

What follows from it:

- With an Officer the unit measures from him wherever its leader is asked for, and gathers round him.
- An Officer counts for the rows of the card: two troops and an Officer use the row for 3+.
- A Support usually does not count. Some effects say that it does, as the feat Resources does.
- Recover never counts a joined Character toward the starting size.

Two Supports become Officers when they join the right unit: Eskold in a Varank unit, Selika with Ice Archers. Some skills ask for an Officer on either side, so remember who is one at the moment.', 'Un **Officer** pasa a ser el líder de la unidad y cuenta como una de sus tropas. Un **Apoyo**, ninguna de las dos cosas.

De ahí se sigue:

- Con un Officer, la unidad mide desde él siempre que se pida su líder, y se reúne a su alrededor.
- Un Officer cuenta para las filas de la carta: dos tropas y un Officer usan la fila de 3+.
- Un Apoyo no suele contar. Algunos efectos dicen que sí, como la hazaña Recursos.
- Recuperar nunca cuenta al Personaje unido en el tamaño inicial.

Dos Personajes de Apoyo pasan a ser Officer en la unidad adecuada: Eskold en una unidad de Varank, Selika con los Arqueros de Hielo. Hay habilidades que piden un Officer en uno u otro bando, así que recuerda quién lo es en cada momento.', 'Un **Officier** devient le chef de l’unité et compte comme l’une de ses troupes. Un **Support** ne fait ni l’un ni l’autre.

Il en découle que :

- Avec un Officier, l’unité mesure à partir de lui partout où l’on demande son chef, et se rassemble autour de lui.
- Un Officier compte pour les lignes de la carte : deux troupes et un Officier utilisent la ligne 3+.
- Un Support ne compte en général pas. Certains effets disent le contraire, comme l’exploit Ressources.
- Récupérer ne compte jamais dans l’effectif de départ le Personnage qui a rejoint l’unité.

Deux Supports deviennent Officier dans la bonne unité : Eskold dans une unité Varank, Selika avec les Archers de glace. Des compétences demandent un Officier dans l’un ou l’autre camp ; sachez donc qui l’est à chaque instant.', 6),
  ('655e8db0-563a-5c8f-a092-5127b96b946c', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'High Command and the commander', 'Alto mando y comandante', 'Grand commandeur et commandant', 'A list may hold one Character with High Command, and that Character is the commander automatically.

The commander matters in the feat Decapitation: eliminating the enemy’s is worth 2 points, keeping one’s own alive 1. There the commander joins no unit and may not use Scout or Ambusher.

Several skills work only near an allied High Command, or with one in play; in Sacred Land a High Command who has prayed is worth points at a sacred altar.

Who commands a company that takes no High Command is not stated in our sources. If the mission or the feat needs a commander, settle it before deployment.', 'Una lista puede llevar un Personaje con Alto mando, y ese Personaje es el comandante automáticamente.

El comandante importa en la hazaña Decapitación: eliminar al enemigo vale 2 puntos; conservar vivo al propio, 1. Allí el comandante no se une a ninguna unidad ni puede usar Explorador o Emboscador.

Varias habilidades solo funcionan cerca de un Alto mando aliado o si hay uno en juego; en Tierra Sagrada, un Alto mando que haya rezado puntúa en un altar sagrado.

Nuestras fuentes no dicen quién manda una compañía que no lleva Alto mando. Si la misión o la hazaña necesita un comandante, decididlo antes del despliegue.', 'Une liste peut compter un Personnage Grand commandeur, et ce Personnage est d’office le commandant.

Le commandant importe dans l’exploit Décapitation : éliminer celui de l’ennemi vaut 2 points, garder le sien en vie 1. Il n’y rejoint aucune unité et ne peut utiliser ni Éclaireur ni Embusqué.

Plusieurs compétences ne fonctionnent qu’à proximité d’un Grand commandeur allié, ou s’il y en a un en jeu ; dans Terre Sacrée, un Grand commandeur qui a prié rapporte des points près d’un autel sacré.

Qui mène une compagnie sans Grand commandeur, nos sources ne le disent pas. Si la mission ou l’exploit a besoin d’un commandant, décidez-en avant le déploiement.', 7),
  ('d1838b2f-abf1-54ee-b9f8-d63712bd9087', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Companions', 'Compañeros', 'Les Compagnons', 'A Companion is not a Character; it joins one named Character at deployment, and the two never part.

This is Coal, who belongs to Iriavík:

- Neither may leave the other, and that Character can no longer join units.
- It cannot be the target of skills, command skills or spells.
- It shares the Character’s characteristics and keywords.
- It is no extra troop and takes no wounds. Both are removed at the maximum W.

MK-OS Automata are Companions with rules of their own: up to three on the table, W 1, they may move with Trabor when within 7 strides of him, they block LoS and take up room, and either side may attack them. When one is destroyed roll {ORG}: on a success each unit within 3 strides suffers 1 wound.', 'Un Compañero no es un Personaje; se une durante el despliegue a un Personaje concreto y no se separan nunca.

Así es Tizón, que pertenece a Iriavík:

- Ninguno puede dejar al otro, y ese Personaje ya no puede unirse a unidades.
- No puede ser objetivo de habilidades, habilidades de mando ni hechizos.
- Comparte las características y palabras clave de su Personaje.
- No es una tropa más ni sufre daño. Ambos se retiran al llegar al máximo de H.

Los Autómatas MK-OS son Compañeros con reglas propias: hasta tres en la mesa, H 1, pueden moverse con Trabor si están a 7 pasos o menos de él, bloquean la LdV y ocupan sitio, y cualquiera de los bandos puede atacarlos. Cuando uno cae se tira {ORG}: con un éxito, cada unidad a 3 pasos o menos sufre 1 de daño.', 'Un Compagnon n’est pas un Personnage ; il rejoint au déploiement un Personnage précis, et les deux ne se séparent jamais.

Voici Coal, qui appartient à Iriavík :

- Aucun ne peut quitter l’autre, et ce Personnage ne peut plus rejoindre d’unité.
- Il ne peut être la cible ni d’une compétence, ni d’un Commandement, ni d’un sort.
- Il partage les caractéristiques et les mots-clés de son Personnage.
- Il n’est pas une troupe de plus et ne subit pas de dégât. Les deux sont retirés au maximum de B.

Les MK-OS Automata sont des Compagnons à règles propres : trois au plus sur la table, B 1, ils peuvent se déplacer avec Trabor s’ils sont à 7 pas ou moins de lui, bloquent la LdV et prennent de la place, et chaque camp peut les attaquer. Quand l’un est détruit, lancez {ORG} : sur un succès, chaque unité à 3 pas ou moins subit 1 dégât.', 8),
  ('a93ec537-21a6-50f5-bb49-7fa93269b5a0', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Leaders with rules of their own', 'Líderes con reglas propias', 'Des chefs aux règles propres', 'A few named Characters bend the rules of joining.

- **Ahlwardt** joins only Skin Changers that chose the Polar Bear totem. After a lost combat he, or the unit he leads, may refuse to be pushed back without taking stress.
- **Alborc** and **Ahlwardt**: Characters that join Orc Infantry may join Varank Infantry as well, and the other way round, also after they are gone.
- **Eskold** and **Selika**: Support, but Officer with the units that their cards name.
- **Naergon Caladren** needs Nayra Caladren in the list, and may take her place when she is attacked within 5 strides.
- **Grand Captain**: the unit joined counts as Nemorous.
- **Vercana** is treated by enemies as Neutral until declaring a charge or an assault, or failing a WP test at the end of an activation.', 'Unos cuantos Personajes con nombre se saltan las reglas para unirse.

- **Ahlwardt** solo se une a Cambiaformas que hayan elegido el tótem del Oso Polar. Tras perder un combate, él o su unidad pueden negarse a retroceder sin ganar estrés.
- **Alborc** y **Ahlwardt**: los Personajes que se unen a Infantería de Orco pueden unirse también a la de Varank, y al revés, incluso cuando ellos ya no están.
- **Eskold** y **Selika**: de Apoyo, pero Officer con las unidades que nombran sus cartas.
- **Naergon Caladren** necesita a Nayra Caladren en la lista y puede ocupar su lugar cuando la atacan a 5 pasos o menos de él.
- **Gran Capitán**: la unidad a la que se une cuenta como Nemoroso.
- **Vercana** es Neutral para los enemigos hasta que declara una carga o un asalto, o falla un chequeo de VOL al final de una activación.', 'Quelques Personnages nommés plient les règles pour rejoindre une unité.

- **Ahlwardt** ne rejoint que des Change-peau qui ont pris le totem de l’Ours Polaire. Après un combat perdu, lui ou l’unité qu’il mène peut refuser d’être repoussé sans gagner de stress.
- **Alborc** et **Ahlwardt** : les Personnages qui rejoignent l’Infanterie Orc peuvent aussi rejoindre l’Infanterie Varank, et inversement, même quand eux ne sont plus là.
- **Eskold** et **Selika** : Support, mais Officier avec les unités que nomment leurs cartes.
- **Naergon Caladren** a besoin de Nayra Caladren dans la liste, et peut prendre sa place quand elle est attaquée à 5 pas ou moins de lui.
- **Grand Capitaine** : l’unité rejointe compte comme Nemorous.
- **Vercana** est traitée par l’ennemi comme Neutral jusqu’à ce qu’elle déclare une charge ou un assaut, ou rate un test de VOL en fin d’activation.', 9),
  ('5fa8c76c-7eae-52ac-9c53-1b1713cbfa9e', '1f7b4230-cc59-5e93-a54d-f69108863689', 'Kinds of skills', 'Clases de habilidades', 'Les sortes de compétences', 'What a skill costs depends on its icon, what it does on its text.

- A **skill** {skill} takes an action. Unless it is marked as long it is a simple action, and the unit may take another, different one.
- A **passive** {passive-skill} always works, as long as its condition holds. It takes no action and no token.
- A **command skill** {command-skill} is paid with a command token and takes no action. Its text says when it may be used.
- A **spell** {spell} is cast by a Spellcaster.
- A **Tinge skill** {tinge-token} is an action paid with the unit’s own Tinge.

An engaged unit may aim spells and skills only at itself or at the enemy it is fighting. A Demoralized unit takes no actions and uses no command skills.

“Once per round” and “once per game” count for the skill on that card.', 'Lo que cuesta una habilidad lo dice su icono; lo que hace, su texto.

- Una **habilidad** {skill} cuesta una acción. Salvo que esté marcada como larga es una acción simple, y la unidad puede hacer otra distinta.
- Una **pasiva** {passive-skill} funciona siempre, mientras se cumpla su condición. No cuesta acción ni ficha.
- Una **habilidad de mando** {command-skill} se paga con una ficha de mando y no gasta acción. Su texto dice cuándo puede usarse.
- Un **hechizo** {spell} lo lanza una unidad con Mago.
- Una **habilidad de Mácula** {tinge-token} es una acción que se paga con la Mácula de la propia unidad.

Una unidad trabada solo puede dirigir hechizos y habilidades a sí misma o al enemigo con el que lucha. Una unidad en estado Desmoralizado no realiza acciones ni usa habilidades de mando.

«Una vez por ronda» y «una vez por partida» se cuentan para la habilidad de esa carta.', 'Ce qu’une compétence coûte dépend de son icône ; ce qu’elle fait, de son texte.

- Une **compétence** {skill} prend une action. Sauf si elle est marquée longue, c’est une action simple, et l’unité peut en faire une autre, différente.
- Une **Passive** {passive-skill} agit toujours, tant que sa condition est remplie. Ni action ni jeton.
- Un **Commandement** {command-skill} se paie avec un jeton de commandement et ne prend pas d’action. Son texte dit quand l’utiliser.
- Un **sort** {spell} est lancé par un Mage.
- Une **compétence de Teinte** {tinge-token} est une action payée avec la Teinte de l’unité.

Une unité engagée ne peut diriger sorts et compétences que vers elle-même ou vers l’ennemi qu’elle combat. Une unité dans l’état Démoralisé n’accomplit pas d’action et n’utilise pas de Commandement.

« Une fois par manche » et « une fois par partie » se comptent pour la compétence de cette carte.', 1),
  ('c5562bbc-06db-55e7-a23f-50f944d90a56', '1f7b4230-cc59-5e93-a54d-f69108863689', 'Command skills and command tokens', 'Habilidades y fichas de mando', 'Commandement et jetons de commandement', 'A command skill costs 1 command token and works at the moment its text names.

Most are used in the Character’s own activation, others at the end of an ally’s, in the middle of a roll, or when an enemy does something. Read the moment first; it is the part that people get wrong at the table.

How many tokens a company has, and whether they come back, is **not stated in our sources**. The command value printed under the points, 0 to 3 per card, surely has to do with it, and the builder adds it up for your list. Use the printed rules for the rest.

A Demoralized unit cannot use command skills. A Companion cannot be their target.', 'Una habilidad de mando cuesta 1 ficha de mando y actúa en el momento que nombra su texto.

La mayoría se usa en la activación del propio Personaje; otras, al final de la de un aliado, en mitad de una tirada o cuando el enemigo hace algo. Lee primero el momento: es donde más se equivoca la gente en la mesa.

Cuántas fichas tiene una compañía y si se recuperan **no lo dicen nuestras fuentes**. El valor de mando impreso bajo los puntos, de 0 a 3 por carta, tendrá sin duda que ver, y el editor lo suma para tu lista. Para lo demás, usa el reglamento impreso.

Una unidad en estado Desmoralizado no puede usar habilidades de mando. Un Compañero no puede ser su objetivo.', 'Un Commandement coûte 1 jeton de commandement et agit au moment que nomme son texte.

La plupart s’utilisent pendant l’activation du Personnage lui-même, d’autres à la fin de celle d’un allié, au milieu d’un jet ou quand l’ennemi fait quelque chose. Lisez d’abord le moment ; c’est là qu’on se trompe le plus à table.

Combien de jetons a une compagnie, et s’ils reviennent, **nos sources ne le disent pas**. La valeur de commandement imprimée sous les points, de 0 à 3 par carte, y est sûrement pour quelque chose, et l’éditeur l’additionne pour votre liste. Pour le reste, consultez les règles imprimées.

Une unité dans l’état Démoralisé ne peut pas utiliser de Commandement. Un Compagnon ne peut pas en être la cible.', 2),
  ('267718b0-5ac1-5bbe-8236-13e1c54a2155', '1f7b4230-cc59-5e93-a54d-f69108863689', 'Skills that activate another unit', 'Habilidades que activan a otra unidad', 'Les compétences qui activent une autre unité', 'At the end of an activation at most **one** such skill may be used; the active player decides first.

Offensive Coordination of the Strategos and Mental Communication of the Aide are of this kind: an ally acts in the same turn, in addition to the activation that each player has.

Look closely at what the skill gives:

- “Activates”: a normal activation, with stress if the unit already has its token.
- One simple action, without stress and token: The Warg and the Crow of Alborc.
- Only a charge, an assault or an attack: Experience and Rage of the Prime Warrior.
- Only a Move: Coordinate the Advance of the Sÿenann Captain.

The second activation does not open the door to a third: the limit is one per activation that ends.', 'Al final de una activación se puede usar como mucho **una** habilidad de estas; decide primero el jugador activo.

Así son la que tienen el Strategos y el Legado: un aliado actúa en el mismo turno, además de la activación de cada jugador.

Fíjate bien en lo que concede cada una:

- «Se activa»: una activación normal, con estrés si la unidad ya tiene ficha.
- Una sola acción simple, sin estrés ni ficha: la de Alborc, entre orcos y Varank.
- Solo una carga, un asalto o un ataque: la del Guerrero Cénit.
- Solo un movimiento: la del Capitán Sÿenann.

La segunda activación no abre la puerta a una tercera: el límite es una por cada activación que termina.', 'À la fin d’une activation, **une** seule compétence de ce genre peut être utilisée ; le joueur actif se décide le premier.

Le Strategos et l’Aide en ont une : un allié agit dans le même tour, en plus de l’activation de chaque joueur.

Regardez bien ce que la compétence accorde :

- « S’active » : une activation normale, avec stress si l’unité a déjà son jeton.
- Une seule action simple, sans stress ni jeton : celle d’Alborc, entre Orcs et Varank.
- Seulement une charge, un assaut ou une attaque : celle du Premier Guerrier.
- Seulement un mouvement : celle du Sÿenann Captain.

La deuxième activation n’ouvre pas la porte à une troisième : la limite est d’une par activation qui se termine.', 3),
  ('634536e3-8d09-5410-a5ea-377713595dfd', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Casting a spell', 'Lanzar un hechizo', 'Lancer un sort', 'Roll the caster’s WP dice; the spell works if at least 1 success is left.

1. Choose a printed spell, its target and the alterations you want.
2. The opponent may try to block it, once.
3. Roll face to face: WP of the caster against the block attempt. The caster may take 1 Tinge to add 1 success.
4. With 1 success left the spell works. Roll the black dice of its alterations now, for Tinge.

Casting is a simple action, or a long one if the spell is marked so. A Spellcaster casts only what stands on its own card.

Spells marked as automatic seem to need no cast roll. That is how the cards read; no general rule in our sources confirms it, nor does one say if they can be blocked.', 'Tira los dados de VOL del lanzador; el hechizo sale si queda al menos 1 éxito.

1. Elige un hechizo impreso, su objetivo y las alteraciones que quieras.
2. El rival puede intentar bloquearlo, una vez.
3. Tirada enfrentada: la VOL del lanzador contra el intento de bloqueo. El lanzador puede ganar 1 de Mácula para sumar 1 éxito.
4. Con 1 éxito restante, el hechizo sale. Tira ahora los dados negros de sus alteraciones, por la Mácula.

Lanzar es una acción simple, o larga si el hechizo lo indica. Una unidad con Mago solo lanza lo que figura en su propia carta.

Los hechizos marcados como automáticos parecen no necesitar tirada. Así se leen las cartas; ninguna regla general de nuestras fuentes lo confirma, ni dice si se pueden bloquear.', 'Lancez les dés de VOL du lanceur ; le sort réussit s’il reste au moins 1 succès.

1. Choisissez un sort imprimé, sa cible et les altérations voulues.
2. L’adversaire peut essayer de le bloquer, une fois.
3. Jet face à face : la VOL du lanceur contre la tentative de blocage. Le lanceur peut gagner 1 Teinte pour ajouter 1 succès.
4. Avec 1 succès restant, le sort réussit. Lancez maintenant les dés noirs de ses altérations, pour la Teinte.

Lancer est une action simple, ou longue si le sort l’indique. Un Mage ne lance que ce que porte sa propre carte.

Les sorts marqués automatiques semblent n’exiger aucun jet de lancement. C’est ainsi que les cartes se lisent ; aucune règle générale de nos sources ne le confirme, ni ne dit s’ils peuvent être bloqués.', 1),
  ('73f9c443-8603-5a1b-9322-efb0e371da63', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Alterations', 'Alteraciones', 'Les altérations', 'Alterations make a spell stronger, and each is paid with the black dice printed beside it.

Choose them when you cast. If the spell works, roll one {BLK} for each die noted; every {hollow-block} gives the caster 1 Tinge. If the spell fails, these dice are not rolled.

A black die shows a hollow block on two of its eight faces, so each die means 1 Tinge one time in four. Elite does not turn it into a block here.

Example: the Druid’s Punish the Intruder offers one upgrade for {BLK} and one for {BLK}{BLK}. Taking both means three black dice, with 0.75 Tinge on average.

Some units soften this: a Tattooist may cancel dice of an ally’s roll in return for Tinge.', 'Las alteraciones refuerzan un hechizo, y cada una se paga con los dados negros impresos a su lado.

Elígelas al lanzar. Si el hechizo sale, tira un {BLK} por cada dado indicado; cada {hollow-block} da 1 de Mácula al lanzador. Si falla, esos dados no se tiran.

El dado negro muestra un bloqueo hueco en dos de sus ocho caras, así que cada dado da 1 de Mácula una de cada cuatro veces. Élite no lo convierte aquí en bloqueo.

Ejemplo: un hechizo del Druida ofrece una mejora por {BLK} y otra por {BLK}{BLK}. Tomar las dos son tres dados negros, con 0,75 de Mácula de media.

Algunas unidades lo alivian: la Tatuadora puede anular dados de la tirada de un aliado a cambio de Mácula.', 'Les altérations renforcent un sort, et chacune se paie avec les dés noirs imprimés à côté.

Choisissez-les en lançant le sort. S’il réussit, lancez un {BLK} par dé noté ; chaque {hollow-block} donne 1 Teinte au lanceur. S’il échoue, ces dés ne sont pas lancés.

Un dé noir montre un blocage creux sur deux de ses huit faces : chaque dé vaut donc 1 Teinte une fois sur quatre. Élite n’en fait pas un blocage ici.

Exemple : un sort du Druide offre une amélioration pour {BLK} et une autre pour {BLK}{BLK}. Prendre les deux fait trois dés noirs, soit 0,75 Teinte en moyenne.

Certaines unités adoucissent la chose : une Tatoueuse peut annuler des dés du jet d’un allié, contre de la Teinte.', 2),
  ('cd464135-d8d2-5a85-9e65-dfd7e3620ccc', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Where Tinge comes from', 'De dónde viene la Mácula', 'D’où vient la Teinte', 'Magic stains. A unit gains Tinge from:

- each {hollow-block} on the dice of its alterations,
- taking 1 Tinge for 1 more success on a cast roll,
- each {hollow-block} when it blocks a spell as a Spellcaster; Dispel dice never give any,
- ending its activation within 4 strides of a fog marker,
- standing within 5 strides of a unit that Tinge destroys,
- the keyword Tinge: 1 at the start of each round, while on the table; a unit that such a Character joins gains it too,
- spells and skills that say so.

A joined unit has the higher Tinge of the two. Rest removes 1, Tinge skills spend some, and a few Characters can take it from others.', 'La magia mancha. Una unidad gana Mácula por:

- cada {hollow-block} en los dados de sus alteraciones,
- ganar 1 de Mácula a cambio de 1 éxito más al lanzar,
- cada {hollow-block} al bloquear un hechizo con Mago; los dados de Dispersar nunca dan,
- acabar su activación a 4 pasos o menos de un marcador de niebla,
- estar a 5 pasos o menos de una unidad que la Mácula destruye,
- la palabra clave Mácula: 1 al inicio de cada ronda, mientras esté en la mesa; también la gana la unidad a la que se une ese Personaje,
- hechizos y habilidades que lo digan.

Al unirse, la unidad tiene la mayor Mácula de las dos. Descansar quita 1, las habilidades de Mácula la gastan, y algún Personaje puede quitársela a otros.', 'La magie tache. Une unité gagne de la Teinte par :

- chaque {hollow-block} sur les dés de ses altérations,
- 1 Teinte prise pour 1 succès de plus au lancement,
- chaque {hollow-block} quand elle bloque un sort comme Mage ; les dés de Dissipation n’en donnent jamais,
- la fin de son activation à 4 pas ou moins d’un marqueur de brouillard,
- la présence à 5 pas ou moins d’une unité que la Teinte détruit,
- le mot-clé Teinte : 1 au début de chaque manche, tant qu’elle est sur la table ; l’unité rejointe par un tel Personnage en gagne aussi,
- des sorts et des compétences qui le disent.

Une unité rejointe a la plus élevée des deux Teintes. Le Repos en retire 1, les compétences de Teinte en dépensent, et quelques Personnages peuvent en prendre aux autres.', 3),
  ('af051628-cf14-57a3-92ff-5ec1ddb69188', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'The Tinge check', 'La comprobación de Mácula', 'La vérification de la Teinte', 'At the end of each round, after stress has faded, look up each unit’s Tinge:

- **1 to 4**: 1 stress.
- **5 or 6**: 1 stress and 1 wound.
- **7 or more**: the unit is destroyed, and every unit within 5 strides gains 1 Tinge.

Nothing in our sources takes Tinge off after the check, so a unit with 3 pays 1 stress every round until it rests some away.

Example: a Spellcaster with MOR 2, 2 stress and 4 Tinge that was activated. Stress falls to 1, the check puts it back to 2: at MOR, so no problem yet. With 5 Tinge it would take 1 wound as well.

The Scions of Yaldabaoth use a table of their own.', 'Al final de cada ronda, después de bajar el estrés, mira la Mácula de cada unidad:

- **De 1 a 4**: 1 de estrés.
- **5 o 6**: 1 de estrés y 1 de daño.
- **7 o más**: la unidad es destruida y cada unidad a 5 pasos o menos gana 1 de Mácula.

Nada en nuestras fuentes quita la Mácula tras la comprobación, así que una unidad con 3 paga 1 de estrés cada ronda hasta que se libre de parte descansando.

Ejemplo: una unidad con Mago, MOR 2, 2 de estrés y 4 de Mácula, que se ha activado. El estrés baja a 1 y la comprobación lo devuelve a 2: igual al MOR, aún sin problema. Con 5 de Mácula sufriría además 1 de daño.

Los Vástagos de Yaldabaoth usan su propia tabla.', 'À la fin de chaque manche, après la baisse du stress, regardez la Teinte de chaque unité :

- **1 à 4** : 1 stress.
- **5 ou 6** : 1 stress et 1 dégât.
- **7 ou plus** : l’unité est détruite, et chaque unité à 5 pas ou moins gagne 1 Teinte.

Rien dans nos sources ne retire de Teinte après la vérification : une unité à 3 paie donc 1 stress à chaque manche, jusqu’à ce qu’elle s’en défasse par le Repos.

Exemple : un Mage de MOR 2, avec 2 stress et 4 Teinte, activé. Son stress tombe à 1, la vérification le ramène à 2 : égal au MOR, pas encore de souci. Avec 5 Teinte, il subirait en plus 1 dégât.

Les Rejetons de Yaldabaoth ont leur propre table.', 4),
  ('2455c25f-0a61-5bd2-bbf9-82f95d1416c2', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Tinge of the Scions', 'La Mácula de los Vástagos', 'La Teinte des Rejetons', 'For the Scions of Yaldabaoth a Tinge of 1 does nothing, 2 to 7 is a roll of {ORG}, and 8 or more destroys the unit.

Apply what the orange die shows:

- {success}: 1 stress.
- {success}{special}: 1 more Tinge.
- {success}{hollow-special}: Slowed.
- {hollow-success}{special}: the unit moves 3 strides.
- {special}: heal 1.
- {hollow-special}: 1 wound.

The first two come up on two faces of eight each, the others on one face each. So half of the rolls bring stress or Tinge, and one in four something useful.

At 8 or more, units within 5 strides gain 1 Tinge, as with everybody else.', 'Para los Vástagos de Yaldabaoth, 1 de Mácula no hace nada, de 2 a 7 se tira {ORG} y con 8 o más la unidad es destruida.

Aplica lo que muestre el dado naranja:

- {success}: 1 de estrés.
- {success}{special}: 1 más de Mácula.
- {success}{hollow-special}: Ralentizado.
- {hollow-success}{special}: la unidad se mueve 3 pasos.
- {special}: cura 1.
- {hollow-special}: 1 de daño.

Los dos primeros salen en dos de las ocho caras cada uno; los demás, en una. La mitad de las tiradas trae, pues, estrés o Mácula, y una de cada cuatro algo útil.

Con 8 o más, las unidades a 5 pasos o menos ganan 1 de Mácula, como con cualquier otra.', 'Pour les Rejetons de Yaldabaoth, 1 Teinte ne fait rien, de 2 à 7 on lance {ORG}, et 8 ou plus détruit l’unité.

Appliquez ce que montre le dé orange :

- {success} : 1 stress.
- {success}{special} : 1 Teinte de plus.
- {success}{hollow-special} : Ralenti.
- {hollow-success}{special} : l’unité se déplace de 3 pas.
- {special} : soigne 1.
- {hollow-special} : 1 dégât.

Les deux premiers sortent sur deux faces sur huit chacun, les autres sur une. La moitié des jets apporte donc du stress ou de la Teinte, et un sur quatre quelque chose d’utile.

À 8 ou plus, les unités à 5 pas ou moins gagnent 1 Teinte, comme avec les autres.', 5),
  ('d42d9402-5c7c-517b-913c-26ced4df0e6b', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Fog markers', 'Marcadores de niebla', 'Les marqueurs de brouillard', 'A unit that **ends its activation within 4 strides** of a fog marker gains 1 Tinge.

Passing through does nothing, and so does standing there while other units act. Fog does not block LoS and does not hinder movement. Markers lie at least 10 strides from one another.

In the mission Fog of Death the markers move and roll dice against units within 8 strides, by the mission’s own table. In the feat The Rift each player sets up one marker more than 20 strides from their own zone; a Character next to one may try to take it.

The characteristic Fog, printed on Namaoin, is another thing and has no rule here.', 'Una unidad que **acaba su activación a 4 pasos o menos** de un marcador de niebla gana 1 de Mácula.

Pasar por allí no hace nada, y tampoco estar allí mientras actúan otras unidades. La niebla no bloquea la LdV ni estorba el movimiento. Los marcadores distan entre sí 10 pasos como mínimo.

En la misión Niebla de la Muerte, los marcadores se mueven y obligan a tirar a las unidades que estén a 8 pasos o menos, con la tabla de la misión. En la hazaña La Grieta, cada jugador pone uno a más de 20 pasos de su zona; un Personaje situado junto a uno puede intentar hacerse con él.

La característica Niebla, impresa en Namaoin, es otra cosa y aquí no tiene regla.', 'Une unité qui **termine son activation à 4 pas ou moins** d’un marqueur de brouillard gagne 1 Teinte.

Passer à travers ne fait rien, et y rester pendant que d’autres agissent non plus. Le Brouillard ne bloque pas la LdV et ne gêne pas le mouvement. Les marqueurs sont à 10 pas au moins les uns des autres.

Dans la mission Brouillard de la Mort, les marqueurs se déplacent et font lancer des dés aux unités à 8 pas ou moins, selon la table de la mission. Dans l’exploit La Faille, chaque joueur en pose un à plus de 20 pas de sa zone ; un Personnage placé à côté peut essayer de s’en emparer.

La caractéristique Brouillard, imprimée sur Namaoin, est autre chose et n’a pas de règle ici.', 6),
  ('cc0d43c7-e5d5-53ab-a099-9ad1b528420f', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Aim and Raging', 'Puntería y Rabioso', 'Visée et Fureur', '**Aim** rerolls ranged attacks and takes Cover away; **Raging** adds 1 success when the unit charges.

Aim works on each ranged attack of the unit, Hold and shoot included, as that is a ranged attack too. The target gets nothing from Cover, be it from terrain or from standing in a combat.

Raging asks for a charge. An assault, a pursuit, an Ambusher that arrives engaged or a Place into contact is none. The extra success helps against a good defence: 2 rolled successes against 2 blocks come to nothing, with Raging 1 wound is left.

Some units gain Raging for a while, as those near Lotta after Crack the Whip.', '**Puntería** repite ataques a distancia y quita la Cobertura; **Rabioso** suma 1 éxito cuando la unidad carga.

Puntería vale para cada ataque a distancia de la unidad, incluido mantener y disparar, que también lo es. El objetivo no obtiene nada de Cobertura, venga del terreno o de estar en un combate.

Rabioso pide una carga. No lo son un asalto, una persecución, una unidad con Emboscador que llega trabada ni acabar en contacto por Colocar. El éxito de más ayuda contra una buena defensa: 2 éxitos contra 2 bloqueos no hacen nada; con Rabioso queda 1 de daño.

Algunas unidades ganan Rabioso por un tiempo, como las que tiene cerca Lotta cuando restalla el látigo.', '**Visée** relance les attaques à distance et retire Couvert ; **Fureur** ajoute 1 succès quand l’unité charge.

Visée vaut pour chaque attaque à distance de l’unité, tenir et tirer compris, car c’en est une. La cible ne tire rien de Couvert, qu’il vienne du terrain ou d’un combat en cours.

Fureur demande une charge. Un assaut, une poursuite, un Embusqué qui arrive engagé ou un contact obtenu par Placer n’en sont pas. Le succès de plus aide contre une bonne défense : 2 succès contre 2 blocages ne donnent rien ; avec Fureur, il reste 1 dégât.

Certaines unités gagnent Fureur pour un temps, comme celles qui entourent Lotta quand elle fait claquer son fouet.', 1),
  ('f21e31bb-bbdc-5699-9080-60251787051a', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Bloodlust', 'Sed de sangre', 'Soif de sang', 'A free unit with Bloodlust must charge or assault: the enemy named in brackets, or the nearest one if none is named.

While it is engaged with that enemy it may reroll its attacks against it. This is the reroll that a charge gives, so the two do not add up.

At the start of its activation the unit may take a WP test; if it passes, it ignores Bloodlust. While engaged it is under no pressure.

Bloodlust (Varank), on Dragoslav, hunts Varank units only. What a unit does if no such enemy can be reached is not stated in our sources; the rule has nothing to force then.', 'Una unidad libre con Sed de sangre debe cargar o asaltar: al enemigo nombrado entre paréntesis o, si no se nombra ninguno, al más cercano.

Mientras está trabada con ese enemigo puede repetir sus ataques contra él. Es la misma repetición que da una carga, así que no se suman.

Al inicio de su activación, la unidad puede hacer un chequeo de VOL; si lo supera, ignora Sed de sangre. Estando trabada no tiene ninguna obligación.

Sed de sangre (Varank), de Dragoslav, solo persigue a unidades de Varank. Nuestras fuentes no dicen qué hace la unidad si no puede alcanzar a ningún enemigo así; entonces la regla no tiene a qué obligar.', 'Une unité libre dotée de Soif de sang doit charger ou donner l’assaut : contre l’ennemi nommé entre parenthèses, ou contre le plus proche si aucun ne l’est.

Tant qu’elle est engagée avec cet ennemi, elle peut relancer ses attaques contre lui. C’est la relance que donne une charge ; les deux ne s’ajoutent donc pas.

Au début de son activation, l’unité peut faire un test de VOL ; si elle le réussit, elle ignore Soif de sang. Engagée, elle n’a aucune obligation.

Soif de sang (Varank), celle de Dragoslav, ne chasse que des unités Varank. Nos sources ne disent pas ce que fait l’unité si aucun ennemi de ce genre n’est accessible ; la règle n’a alors rien à imposer.', 2),
  ('0e69c3b2-799b-536f-8f5d-cbb5de580408', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Berserker Rage', 'Furia berserker', 'Rage de berserker', 'After rolling, the unit may suffer 1 wound to add any **one** symbol to an attack, a defence or a WP test.

- Any symbol: a success, a block, a special, or a hollow one.
- Not if that wound would destroy the unit.
- The wound does not count when you look who lost the combat.

Example: a defence roll falls one special short of a switch. One wound, one special, the switch is paid.

A Hersir alone adds two symbols instead of one, thanks to his tattoo. Joined, he and Njord hand the keyword on to their whole unit.', 'Tras tirar, la unidad puede sufrir 1 de daño para añadir **un** símbolo cualquiera a un ataque, una defensa o un chequeo de VOL.

- Cualquier símbolo: éxito, bloqueo, especial o uno hueco.
- No, si ese daño destruiría la unidad.
- Ese daño no cuenta al mirar quién ha perdido el combate.

Ejemplo: a una defensa le falta un especial para un Cambio. 1 de daño, un especial, y el Cambio queda pagado.

Un Hersir solo añade dos símbolos en vez de uno, gracias a su tatuaje. Unidos, él y Njord dan la palabra clave a toda su unidad.', 'Après le jet, l’unité peut subir 1 dégât pour ajouter **un** symbole quelconque à une attaque, une défense ou un test de VOL.

- N’importe quel symbole : succès, blocage, spécial, ou l’un des creux.
- Impossible si ce dégât détruisait l’unité.
- Ce dégât ne compte pas quand on regarde qui a perdu le combat.

Exemple : il manque un spécial à une défense pour sa Variation. 1 dégât, un spécial, et la Variation est payée.

Un Hersir seul ajoute deux symboles au lieu d’un, grâce à son tatouage. Quand ils ont rejoint une unité, lui et Njord donnent le mot-clé à toute l’unité.', 3),
  ('af644a41-dcbd-5a93-932e-5d32838ebffa', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Intimidating and who resists', 'Intimidante y quién lo resiste', 'Intimidation et qui y résiste', 'When a unit with Intimidating (N) and an enemy become engaged, that enemy takes a WP test and needs N successes; each one missing is 1 stress.

It happens at most once per activation, no matter who started the combat and how. Even a perfect defence does not help: the test comes with the contact.

Example: Intimidating (2) against WP {ORG}. One success at best, so the enemy gains at least 1 stress, and 2 with no success.

Units with Fearless, Golem or Manned ignore it. Frightened makes it worse, for the successes are rolled again. Passing gives nothing but peace; the test has no other effect than stress.', 'Cuando una unidad con Intimidante (N) y un enemigo se traban, ese enemigo hace un chequeo de VOL y necesita N éxitos; cada uno que falte es 1 de estrés.

Ocurre como mucho una vez por activación, sin importar quién empezó ni cómo. Ni la mejor defensa ayuda: el chequeo llega con el contacto.

Ejemplo: Intimidante (2) contra VOL {ORG}. Como mucho saldrá un éxito, así que el enemigo gana al menos 1 de estrés, y 2 si no saca ninguno.

Lo ignoran las unidades con Sin miedo, Gólem o Manned. Acobardado lo empeora, porque los éxitos se repiten. Superarlo solo da tranquilidad; el chequeo no tiene más efecto que el estrés.', 'Quand une unité dotée d’Intimidation (N) et un ennemi s’engagent, cet ennemi fait un test de VOL et a besoin de N succès ; chacun qui manque vaut 1 stress.

Cela arrive une fois par activation au plus, peu importe qui a commencé et comment. La meilleure défense n’y change rien : le test vient avec le contact.

Exemple : Intimidation (2) contre VOL {ORG}. Un succès au mieux : l’ennemi gagne au moins 1 stress, et 2 sans succès.

Les unités Intrépide, Golem ou Équipage l’ignorent. Effrayé aggrave les choses, car les succès se relancent. Réussir n’apporte que la paix ; le test n’a pas d’autre effet que le stress.', 4),
  ('6e4158a9-f390-53ed-97b8-0fb32a053b78', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Large and Immovable', 'Grande e Inamovible', 'Massive et Inamovible', '**Immovable** units are not shoved, attracted, placed, displaced or pushed back unless their player wants it. **Large** units are Immovable, and more.

A Large unit:

- passes through units that are not Large,
- is hidden only by other Large units and Block LoS terrain,
- is Immovable,
- ignores the Immovable of units that are not Large, so it can push them around.

Before version 1.6: passing through an enemy forced a WP test on it and could deal up to 3 wounds. A line that let Large units charge out of a combat is kept by one source and dropped by another.', 'A las unidades con **Inamovible** no se las aleja, atrae, coloca, desplaza ni hace retroceder si su jugador no quiere. Las unidades con **Grande** tienen Inamovible, y algo más.

Una unidad con Grande:

- atraviesa a las que no tienen Grande,
- solo queda oculta tras otra con Grande o tras terreno con Bloquea LdV,
- tiene Inamovible,
- ignora el Inamovible de las que no tienen Grande, de modo que puede empujarlas.

Antes de la versión 1.6: atravesar a un enemigo le obligaba a un chequeo de VOL y podía hacerle hasta 3 de daño. Una línea que les permitía cargar desde un combate la conserva una fuente y la quita otra.', 'Une unité **Inamovible** ne subit ni Bousculer, ni Attirer, ni Placer, ni Replacer, et n’est pas repoussée, sauf si son joueur le veut. Une unité **Massive** est Inamovible, et plus que cela.

Une unité Massive :

- traverse les unités qui ne sont pas Massive,
- n’est cachée que par une autre unité Massive ou un terrain Bloque la LdV,
- est Inamovible,
- ignore Inamovible chez les unités qui ne sont pas Massive, et peut donc les pousser.

Avant la version 1.6 : traverser un ennemi l’obligeait à un test de VOL et pouvait lui infliger jusqu’à 3 dégâts. Une ligne qui permettait de charger hors d’un combat est gardée par une source et supprimée par une autre.', 5),
  ('f96aa114-1269-5a0c-878a-99832befcea3', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Manned and Golem', 'Manned y Gólem', 'Équipage et Golem', '**Manned** units keep calm when beaten; **Golem** units never break.

- **Manned**: ignores Intimidating and gains no stress for losing a combat. Modifiers, reactions and repeated activations cost stress as usual.
- **Golem**: ignores Intimidating, is immune to Frightened, is never Demoralized, and ignores stress above its MOR. Dense forest is Rugged for it.

A Golem makes no morale test worth speaking of, so it cannot be driven off the table by stress. It can still be pinned, in our reading: with an activation token and stress at its MOR it may only Rest.

Before version 1.6: a Manned unit gained stress only for being activated again.', 'Las unidades con **Manned** conservan la calma al perder; las que tienen **Gólem** no se desmoralizan nunca.

- **Manned**: ignora Intimidante y no gana estrés por perder un combate. Modificadores, reacciones y activaciones repetidas le cuestan estrés como a todas.
- **Gólem**: ignora Intimidante, es inmune a Acobardado, nunca recibe Desmoralizado e ignora el estrés por encima de su MOR. El bosque denso le resulta Accidentado.

A un Gólem ningún chequeo de moral lo echa de la mesa, y el estrés tampoco. Sí se le puede frenar, según nuestra lectura: con ficha de activación y estrés igual a su MOR, solo puede Descansar.

Antes de la versión 1.6: una unidad con Manned solo ganaba estrés al activarse otra vez.', 'Les unités **Équipage** gardent leur calme une fois battues ; les unités **Golem** ne craquent jamais.

- **Équipage** : ignore Intimidation et ne gagne pas de stress en perdant un combat. Modificateurs, réactions et activations répétées coûtent du stress comme d’habitude.
- **Golem** : ignore Intimidation, est immunisé contre Effrayé, ne subit jamais l’état Démoralisé et ignore le stress au-dessus de son MOR. La forêt dense est pour lui un terrain Accidenté.

Un Golem ne craint aucun test de moral : le stress ne le chassera pas de la table. On peut toutefois le figer, selon notre lecture : avec un jeton d’activation et un stress égal à son MOR, il ne peut que faire un Repos.

Avant la version 1.6 : une unité Équipage ne gagnait du stress qu’en étant activée de nouveau.', 6),
  ('ec39a7b7-637f-55fe-8333-a430d6a38389', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Preferred Terrain', 'Terreno favorable', 'Terrain favori', 'The unit ignores what stands in the brackets: a terrain keyword, a type of terrain, or one keyword on one type.

- Preferred Terrain (Rugged): no Rugged terrain makes it Slowed or stops its charge.
- Preferred Terrain (Rugged | Forest): the bar offers both, so it ignores Rugged anywhere and what forests do to it.

What the unit ignores is the effect on itself. That a forest stops blocking LoS for it is a reading our sources do not confirm.

Grand Captain hands Preferred Terrain (Rugged | Forest) to the whole company.

Before version 1.6: the unit added 2 strides to its first MOV and to its charge if it started adjacent to that terrain.', 'La unidad ignora lo que figura entre paréntesis: una palabra clave de terreno, un tipo de terreno, o esa palabra clave en ese tipo.

- Terreno favorable (Accidentado): ningún terreno Accidentado le da Ralentizado ni le impide cargar.
- Terreno favorable (Accidentado | Bosque): la barra ofrece ambos, así que ignora Accidentado en cualquier sitio y lo que le hagan los bosques.

Lo que ignora es el efecto sobre ella misma. Que un bosque deje de taparle la LdV es una lectura que nuestras fuentes no confirman.

El Gran Capitán da Terreno favorable (Accidentado | Bosque) a toda la compañía.

Antes de la versión 1.6: la unidad sumaba 2 pasos a su primer MOV y a su carga si empezaba adyacente a ese terreno.', 'L’unité ignore ce qui est entre parenthèses : un mot-clé de terrain, un type de terrain, ou ce mot-clé sur ce type.

- Terrain favori (Accidenté) : aucun terrain Accidenté ne lui donne Ralenti ni n’arrête sa charge.
- Terrain favori (Accidenté | Forêt) : la barre offre les deux ; elle ignore donc Accidenté partout, et ce que les forêts lui font.

Ce qu’elle ignore, c’est l’effet sur elle-même. Qu’une forêt cesse de lui bloquer la LdV est une lecture que nos sources ne confirment pas.

Grand Capitaine donne Terrain favori (Accidenté | Forêt) à toute la compagnie.

Avant la version 1.6 : l’unité ajoutait 2 pas à son premier MOV et à sa charge en commençant adjacente à ce terrain.', 7),
  ('46be3fb1-c518-5753-a35e-33c67e5533ff', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Elite', 'Élite', 'Élite', 'An Elite unit reads hollow symbols as full ones, in attack, defence and WP tests.

It does so after rerolls and before states. The swap never happens on Tinge rolls or on rolls to block a spell.

How much it is worth, per die and on average: {RED} and {ORG} have one face with a hollow success each, {YLW} has two. So a yellow die of an Elite unit brings 0.63 successes instead of 0.38, and {GRN}, {BLU} and {BLK} gain on hollow blocks.

A card may give Elite only while joined, as Eskold does for his unit. Then the whole unit’s rolls profit.', 'Una unidad con Élite lee los símbolos huecos como llenos en ataque, defensa y chequeos de VOL.

Lo hace después de las repeticiones y antes de los estados. Nunca en las tiradas de Mácula ni en las de bloquear un hechizo.

Lo que aporta de media por dado: {RED} y {ORG} tienen una cara con éxito hueco cada uno; {YLW}, dos. Un dado amarillo de una unidad con Élite da, pues, 0,63 éxitos en vez de 0,38, y {GRN}, {BLU} y {BLK} ganan con los bloqueos huecos.

Una carta puede dar Élite solo mientras su Personaje está unido, como hace Eskold con su unidad. Entonces se benefician las tiradas de toda la unidad.', 'Une unité Élite lit les symboles creux comme pleins, en attaque, en défense et aux tests de VOL.

Elle le fait après les relances et avant les états. Jamais aux jets de Teinte ni aux jets pour bloquer un sort.

Ce que cela vaut, par dé et en moyenne : {RED} et {ORG} ont chacun une face avec un succès creux, {YLW} en a deux. Un dé jaune d’une unité Élite apporte donc 0,63 succès au lieu de 0,38, et {GRN}, {BLU} et {BLK} y gagnent par leurs blocages creux.

Une carte peut ne donner Élite qu’à l’unité rejointe, comme le fait Eskold. Tous les jets de l’unité en profitent alors.', 8),
  ('fb6592e6-6eeb-5e30-95ae-d7a09e581285', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Scout and Ambusher compared', 'Explorador y Emboscador, frente a frente', 'Éclaireur et Embusqué comparés', 'Both let you decide late where a unit stands; both need 12 strides from enemies who see it, away from home.

- **When**: Scout deploys last or later in the game; Ambusher comes in play, in place of an activation.
- **At home**: Scout not engaged; Ambusher may arrive engaged.
- **Elsewhere**: Scout touching a table edge; Ambusher anywhere. Neither in the enemy zone.
- **After arriving in play**: Scout activates at once with one simple action; Ambusher activates fully, a long action costs 1 stress.
- **Secret**: both may be held back.

A unit may gain Scout from a skill, as Skin Changers with the Arctic Fox totem do, or from a Character who has joined, as with the Darkmaster.', 'Ambas te dejan decidir tarde dónde estará una unidad; lejos de casa, ambas exigen que ningún enemigo a 12 pasos o menos la vea.

- **Cuándo**: Explorador, al final del despliegue o más tarde; Emboscador, ya en juego, en lugar de una activación.
- **En casa**: Explorador, sin quedar trabada; Emboscador puede llegar trabada.
- **Fuera**: Explorador, tocando un borde; Emboscador, donde sea. Nunca en la zona enemiga.
- **Tras llegar en juego**: Explorador se activa al momento con una acción simple; Emboscador se activa del todo, y una acción larga le cuesta 1 de estrés.
- **En secreto**: ambas pueden reservarse.

Una unidad puede ganar Explorador por una habilidad, como los Cambiaformas con el tótem del Zorro Ártico, o por un Personaje unido, como con el Amo de la Oscuridad.', 'Les deux vous laissent décider tard où sera une unité ; loin de chez vous, les deux exigent qu’aucun ennemi à 12 pas ou moins ne la voie.

- **Quand** : Éclaireur se déploie en dernier ou plus tard ; Embusqué arrive en jeu, à la place d’une activation.
- **Chez vous** : Éclaireur sans être engagé ; Embusqué peut arriver engagé.
- **Ailleurs** : Éclaireur au contact d’un bord de table ; Embusqué n’importe où. Jamais dans la zone adverse.
- **Après une arrivée en jeu** : Éclaireur s’active aussitôt avec une action simple ; Embusqué s’active pleinement, une action longue coûte 1 stress.
- **Secret** : les deux peuvent être gardés en réserve.

Une unité peut gagner Éclaireur par une compétence, comme les Change-peau avec le totem du Renard Arctique, ou par un Personnage qui l’a rejointe, comme avec le Maître Obscur.', 9),
  ('ab02d998-0939-5894-8a77-5598ddf50058', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'What terrain does', 'Qué hace el terreno', 'Ce que fait un terrain', 'A piece of terrain does what its keywords say and nothing else.

- **Block LoS**: stops sight through it, into it and out of it.
- **Cover (X)**: adjacent units add X against shooting.
- **Rugged (X)**: makes adjacent units Slowed in their activation and stops charges.
- **Impassable**: nobody enters.
- **Unstable**: pass through, but do not stop there.
- **Lethal (X:D)**: contact means an attack with D.
- **Sinister (X)**: a WP test near it, or 1 stress.
- **Fog**: Tinge for those who end near it.

A piece may have several. A wall that lacks Impassable can be crossed, however solid it looks, and a river does not hide anybody. Go round the table with your opponent before deployment and name the keywords of each piece.', 'Una pieza de terreno hace lo que dicen sus palabras clave y nada más.

- **Bloquea LdV**: corta la visión a través de ella, hacia dentro y hacia fuera.
- **Cobertura (X)**: las unidades adyacentes suman X contra disparos.
- **Accidentado (X)**: da Ralentizado a las unidades adyacentes en su activación e impide cargar.
- **Impasable**: no entra nadie.
- **Unstable**: se cruza, pero no se para en él.
- **Lethal (X:D)**: el contacto supone un ataque con D.
- **Sinister (X)**: un chequeo de VOL cerca de él, o 1 de estrés.
- **Niebla**: Mácula para quien acaba cerca.

Una pieza puede tener varias. Un muro que no lleva Impasable se cruza por sólido que parezca, y un río no esconde a nadie. Repasa la mesa con tu rival antes del despliegue y nombrad las palabras clave de cada pieza.', 'Un décor fait ce que disent ses mots-clés, et rien d’autre.

- **Bloque la LdV** : arrête la vue à travers lui, vers l’intérieur et vers l’extérieur.
- **Couvert (X)** : les unités adjacentes ajoutent X contre un tir.
- **Accidenté (X)** : donne Ralenti aux unités adjacentes pendant leur activation et interdit la charge.
- **Infranchissable** : personne n’entre.
- **Instable** : on traverse, on ne s’arrête pas.
- **Mortel (X:D)** : le contact vaut une attaque de D.
- **Sinistre (X)** : un test de VOL à proximité, ou 1 stress.
- **Brouillard** : de la Teinte pour qui s’arrête à côté.

Un décor peut en avoir plusieurs. Un mur qui n’est pas Infranchissable se traverse, si solide qu’il paraisse, et une rivière ne cache personne. Faites le tour de la table avec votre adversaire avant le déploiement et nommez les mots-clés de chaque décor.', 1),
  ('8b6d6eba-e46f-5ed6-a7fb-e73a4a09ef6d', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Pieces and their keywords', 'Las piezas y sus palabras clave', 'Les décors et leurs mots-clés', 'Sizes in strides; bases are about square unless two numbers are given.

- **Fence** (4-13 by 1): Cover ({BLK}).
- **Wall** (4-13 by 1): Cover ({BLU}).
- **Small structure** (4-7): Block LoS, Cover ({BLK}), Impassable.
- **Building** (7-10): Block LoS, Cover ({BLU}), Impassable.
- **Light forest** (7-10): Block LoS, Cover ({BLK}).
- **Dense forest** (7-10): Rugged (Cavalry, Golem), Block LoS, Cover ({BLU}).
- **River** (4-13 by up to 7): Rugged.
- **Lake** (7-10): Impassable.
- **Ruins** (7-10): Rugged, Cover ({BLK}).
- **Rugged ground** (7-10): Rugged.

Skills may add or change pieces: a Druid adds a forest, explosives turn a piece into ruins, Pioneers lay a Trap.', 'Medidas en pasos; las bases son más o menos cuadradas salvo que se den dos números.

- **Valla** (4-13 por 1): Cobertura ({BLK}).
- **Muro** (4-13 por 1): Cobertura ({BLU}).
- **Estructura pequeña** (4-7): Bloquea LdV, Cobertura ({BLK}), Impasable.
- **Edificio** (7-10): Bloquea LdV, Cobertura ({BLU}), Impasable.
- **Bosque ligero** (7-10): Bloquea LdV, Cobertura ({BLK}).
- **Bosque denso** (7-10): Accidentado (Caballería, Gólem), Bloquea LdV, Cobertura ({BLU}).
- **Río** (4-13 por hasta 7): Accidentado.
- **Lago** (7-10): Impasable.
- **Ruinas** (7-10): Accidentado, Cobertura ({BLK}).
- **Suelo accidentado** (7-10): Accidentado.

Las habilidades pueden añadir o cambiar piezas: un Druida añade un bosque, unos explosivos convierten una pieza en ruinas, los Pioneros ponen una Trampa.', 'Tailles en pas ; les socles sont à peu près carrés, sauf si deux nombres sont donnés.

- **Clôture** (4-13 sur 1) : Couvert ({BLK}).
- **Mur** (4-13 sur 1) : Couvert ({BLU}).
- **Petite structure** (4-7) : Bloque la LdV, Couvert ({BLK}), Infranchissable.
- **Bâtiment** (7-10) : Bloque la LdV, Couvert ({BLU}), Infranchissable.
- **Forêt clairsemée** (7-10) : Bloque la LdV, Couvert ({BLK}).
- **Forêt dense** (7-10) : Accidenté (Cavalerie, Golem), Bloque la LdV, Couvert ({BLU}).
- **Rivière** (4-13 sur 7 au plus) : Accidenté.
- **Lac** (7-10) : Infranchissable.
- **Ruines** (7-10) : Accidenté, Couvert ({BLK}).
- **Sol accidenté** (7-10) : Accidenté.

Des compétences ajoutent ou changent des décors : un Druide ajoute une forêt, des explosifs font d’un décor des ruines, les Sapeurs posent un Piège.', 2),
  ('68133da6-9e23-540c-a096-a3a7d46a85dd', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Rugged terrain', 'Terreno Accidentado', 'Les terrains Accidenté', 'A unit that is adjacent to Rugged terrain during its activation becomes Slowed, and no charge may go along a path that touches it.

Being adjacent is enough: you need not step into it. Slowed costs the second MOV and 4 strides of charge, so a unit that starts beside a river is slow from its first step.

If the piece prints brackets, only those units are affected. Dense forest, Rugged (Cavalry, Golem), troubles riders and golems and lets Infantry through. Without brackets everybody is affected.

Preferred Terrain lets a unit ignore it. An assault across Rugged terrain is allowed, but Slowed leaves it only the first MOV.', 'La unidad que está adyacente a terreno Accidentado durante su activación recibe Ralentizado, y ninguna carga puede seguir un trayecto que lo toque.

Basta con estar adyacente: no hace falta pisarlo. Ralentizado cuesta el segundo MOV y 4 pasos de carga, así que una unidad que empieza junto a un río va lenta desde el primer paso.

Si la pieza lleva paréntesis, solo afecta a esas unidades. El bosque denso, Accidentado (Caballería, Gólem), estorba a jinetes y gólems y deja pasar a la Infantería. Sin paréntesis afecta a todas.

Terreno favorable permite ignorarlo. Un asalto por terreno Accidentado está permitido, pero Ralentizado le deja solo el primer MOV.', 'Une unité adjacente à un terrain Accidenté pendant son activation subit l’état Ralenti, et aucune charge ne peut suivre un trajet qui le touche.

Être adjacente suffit : inutile d’y entrer. Ralenti coûte le second MOV et 4 pas de charge ; une unité qui commence au bord d’une rivière est donc lente dès son premier pas.

Si le décor a des parenthèses, seules ces unités sont concernées. La forêt dense, Accidenté (Cavalerie, Golem), gêne cavaliers et golems et laisse passer l’Infanterie. Sans parenthèses, tout le monde est concerné.

Terrain favori permet de l’ignorer. Un assaut à travers un terrain Accidenté est permis, mais Ralenti ne lui laisse que le premier MOV.', 3),
  ('62e1a1e1-f9af-5fd6-b472-2362f604a259', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Impassable and Unstable', 'Impasable y Unstable', 'Infranchissable et Instable', '**Impassable**: no unit enters, by whatever means. **Unstable**: units cross it but may not stop there.

Small structures, buildings and lakes are Impassable. Place cannot set a unit there, and Displace, which ignores all other terrain, stops there. A unit stopped by such terrain during Shove, Attract or Displace collides.

Some skills make an exception: Namaoin may cross Impassable terrain, but may not end a move in it.

None of the standard pieces is Unstable; look for it in missions. If a forced move would end on such a piece, our sources do not say what happens.', '**Impasable**: ninguna unidad entra, de ningún modo. **Unstable**: se cruza, pero no se puede parar en él.

Las estructuras pequeñas, los edificios y los lagos tienen Impasable. Colocar no puede dejar ahí a una unidad, y Desplazar, que ignora todo el terreno restante, se detiene. La unidad a la que para durante Alejar, Atraer o Desplazar sufre un Collide.

Hay habilidades que hacen excepción: Namaoin puede cruzar terreno Impasable, pero no acabar en él.

Ninguna de las piezas corrientes es Unstable; búscalo en las misiones. Si un movimiento forzado fuera a acabar en una pieza así, nuestras fuentes no dicen qué ocurre.', '**Infranchissable** : aucune unité n’y entre, de quelque façon que ce soit. **Instable** : on le traverse, on ne s’y arrête pas.

Petites structures, bâtiments et lacs ont Infranchissable. Placer ne peut pas y poser une unité, et Replacer, qui ignore tous les autres terrains, s’y arrête. Une unité qu’il arrête pendant Bousculer, Attirer ou Replacer subit un Collide.

Certaines compétences font exception : Namaoin peut traverser un terrain Infranchissable, sans y finir son déplacement.

Aucun décor courant n’est Instable ; cherchez-le dans les missions. Si un déplacement forcé devait finir sur un tel décor, nos sources ne disent pas ce qui arrive.', 4),
  ('21536095-0fed-5f5d-a4f6-fa4d3a5cfbab', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Lethal and Sinister', 'Lethal y Sinister', 'Mortel et Sinistre', '**Lethal (X:D)**: a unit that touches it suffers an attack of D. **Sinister (X)**: a unit within 4 strides at the start of its activation takes a WP test, or gains 1 stress.

In both cases D or the test is clear, and the X in front is not explained in our sources. In other terrain keywords the brackets name the units affected; whether X means that here, agree with your opponent.

Sinister looks only at the start of the activation. A unit that walks up to it afterwards is safe until its next one, and a failed test costs stress but no action.

None of the standard pieces has either keyword.', '**Lethal (X:D)**: la unidad que lo toca sufre un ataque de D. **Sinister (X)**: la unidad que empieza su activación a 4 pasos o menos hace un chequeo de VOL o gana 1 de estrés.

En ambos casos están claros el ataque D y el chequeo; la X de delante no la explican nuestras fuentes. En otras palabras clave de terreno, el paréntesis nombra a las unidades afectadas; acuerda con tu rival si aquí significa lo mismo.

Sinister solo mira el inicio de la activación. La unidad que se acerca después está a salvo hasta la siguiente, y un chequeo fallado cuesta estrés pero ninguna acción.

Ninguna de las piezas corrientes lleva estas palabras clave.', '**Mortel (X:D)** : une unité qui le touche subit une attaque de D. **Sinistre (X)** : une unité à 4 pas ou moins au début de son activation fait un test de VOL, ou gagne 1 stress.

Dans les deux cas, l’attaque D et le test sont clairs ; le X placé devant n’est pas expliqué par nos sources. Pour d’autres mots-clés de terrain, les parenthèses nomment les unités concernées ; convenez avec votre adversaire s’il en va de même ici.

Sinistre ne regarde que le début de l’activation. Une unité qui s’en approche ensuite est tranquille jusqu’à la suivante, et un test raté coûte du stress, mais aucune action.

Aucun décor courant n’a l’un de ces mots-clés.', 5),
  ('b5fe5238-50d9-5998-83ce-84d0f3c78766', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Traps', 'Trampas', 'Les Pièges', 'A Trap is a piece 6 strides across that a skill lays, never on Impassable terrain; its card says what it does.

The Pioneers’ Trap is the example at hand: the first enemy that touches it in its activation becomes Slowed and rolls defence against {RED}{RED}{ORG}{success}. Then it is gone. They may lay one per round within 5 strides in their own activation.

Units that are able to remove traps may take one off the table.

Version 1.6 seems to have dropped the general entry. Whatever the card does not say, you have to agree on.', 'Una Trampa es una pieza de 6 pasos de diámetro que pone una habilidad, nunca sobre terreno Impasable; su carta dice lo que hace.

El ejemplo es la Trampa de los Pioneros: el primer enemigo que la toca en su activación recibe Ralentizado y tira su defensa contra {RED}{RED}{ORG}{success}. Después desaparece. Pueden poner una por ronda, a 5 pasos o menos, en su propia activación.

Las unidades capaces de retirar trampas pueden quitar una de la mesa.

La versión 1.6 parece haber eliminado la entrada general. Lo que la carta no diga tendréis que acordarlo.', 'Un Piège est un décor de 6 pas de diamètre que pose une compétence, jamais sur un terrain Infranchissable ; sa carte dit ce qu’il fait.

L’exemple est le Piège des Sapeurs : le premier ennemi qui le touche pendant son activation subit l’état Ralenti et lance sa défense contre {RED}{RED}{ORG}{success}. Puis le Piège disparaît. Ils peuvent en poser un par manche, à 5 pas ou moins, pendant leur propre activation.

Les unités capables de retirer les pièges peuvent en enlever un de la table.

La version 1.6 semble avoir supprimé l’entrée générale. De tout ce que la carte ne dit pas, il faut convenir.', 6),
  ('f4c314e3-64de-59fa-a40b-99f997c2c354', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Hills and height', 'Colinas y altura', 'Collines et hauteur', 'Our sources hold no rule for height: no bonus for standing higher, no extra cost for climbing.

They know terrain by its keywords only. A hill on your table is therefore whatever keywords you give it before the game: Rugged if it is steep, Block LoS if it hides what is behind, nothing if it is a gentle rise.

The same goes for stairs, roofs and the inside of buildings. A building is Impassable, so nobody enters it in the first place.

If the printed rules you use say more, follow them; this text leaves the gap open on purpose.', 'Nuestras fuentes no traen reglas de altura: ni ventaja por estar más alto ni coste por trepar.

Solo conocen el terreno por sus palabras clave. Una colina de tu mesa es, por tanto, lo que le asignéis antes de jugar: Accidentado si es empinada, Bloquea LdV si esconde lo que hay detrás, nada si es una loma suave.

Lo mismo vale para escaleras, tejados y el interior de los edificios. Un edificio es Impasable, así que de entrada nadie entra.

Si el reglamento impreso que usáis dice más, seguidlo; este texto deja el hueco abierto a propósito.', 'Nos sources n’ont pas de règle de hauteur : ni avantage à être plus haut, ni coût pour grimper.

Elles ne connaissent les terrains que par leurs mots-clés. Une colline de votre table est donc ce que vous en dites avant la partie : Accidenté si elle est raide, Bloque la LdV si elle cache ce qui est derrière, rien si la pente est douce.

Il en va de même des escaliers, des toits et de l’intérieur des bâtiments. Un bâtiment est Infranchissable : de toute façon, personne n’y entre.

Si les règles imprimées que vous utilisez en disent plus, suivez-les ; ce texte laisse ce trou ouvert à dessein.', 7),
  ('eb15e941-f725-5c11-9933-ff8b2b62ac2e', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Controlling an objective', 'Controlar un objetivo', 'Contrôler un objectif', 'Control is checked at the end of **every** activation: units within 3 strides contest, and conquest values are compared.

So an objective can change hands several times in a round, but points are counted only when the round ends. In some missions a conquest marker shows whose it is.

- A Demoralized unit has no conquest value and holds nothing.
- A mission may change the distance: 7 strides in Influence Zones, a whole quarter of the table in Quadrants.

How the values of several units on one side combine, and who controls on equal values, is not stated in our sources. Settle both with your opponent before you start.', 'El control se comprueba al final de **cada** activación: lo disputan las unidades a 3 pasos o menos y se compara el valor de conquista.

Un objetivo puede, pues, cambiar de manos varias veces en una ronda, pero los puntos solo se cuentan cuando esta acaba. En algunas misiones un marcador de conquista indica de quién es.

- Una unidad en estado Desmoralizado no tiene valor de conquista y no controla nada.
- La misión puede cambiar la distancia: 7 pasos en Zonas de Influencia, un cuarto entero de la mesa en Cuadrantes.

Nuestras fuentes no dicen cómo se combinan los valores de varias unidades del mismo bando ni quién controla cuando empatan. Acordad ambas cosas antes de empezar.', 'Le contrôle se vérifie à la fin de **chaque** activation : les unités à 3 pas ou moins contestent, et l’on compare les valeurs de conquête.

Un objectif peut donc changer de main plusieurs fois dans une manche, mais les points ne se comptent qu’à la fin de celle-ci. Dans certaines missions, un marqueur de conquête montre à qui il est.

- Une unité dans l’état Démoralisé n’a pas de valeur de conquête et ne tient rien.
- Une mission peut changer la distance : 7 pas dans Zones d’Influence, un quart entier de la table dans Quadrants.

Comment s’additionnent les valeurs de plusieurs unités d’un camp, et qui contrôle à valeurs égales, nos sources ne le disent pas. Réglez les deux avec votre adversaire avant de commencer.', 1),
  ('294c2dbb-efa2-55bb-9899-b3d485b3f4b1', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Conquest value', 'Valor de conquista', 'La valeur de conquête', 'Units print a conquest value of 0 to 2 in each row, and a joined Character adds 0 to 2.

As troops fall the unit changes row, and the value often drops. A unit with 0 brings nothing to the comparison.

Missions and skills raise it:

- Influence Zones and Quadrants: +1 for every unit that is not Demoralized. Modifiers are not raised by it.
- Sacred Land: +1 for each prayer.
- The Anvil of Dragoslav: +2 for one unit at the end of an ally’s activation. Hold Position of Bulwarks: +1 for each suitable ally within 5 strides.

Check control with the value that holds at that moment, right after morale.', 'Las unidades llevan en cada fila un valor de conquista de 0 a 2, y un Personaje unido suma de 0 a 2.

Al caer tropas la unidad cambia de fila, y el valor suele bajar. Una unidad con 0 no aporta nada a la comparación.

Lo suben misiones y habilidades:

- Zonas de Influencia y Cuadrantes: +1 a cada unidad que no esté en estado Desmoralizado. Los modificadores no suben.
- Tierra Sagrada: +1 por cada oración.
- Dragoslav da +2 a una unidad al final de la activación de un aliado. Los Baluartes suman +1 por cada aliado adecuado a 5 pasos o menos.

Comprueba el control con el valor que valga en ese momento, justo después de la moral.', 'Chaque ligne d’une unité porte une valeur de conquête de 0 à 2, et un Personnage qui la rejoint ajoute de 0 à 2.

Quand des troupes tombent, l’unité change de ligne, et la valeur baisse souvent. Une unité à 0 n’apporte rien à la comparaison.

Des missions et des compétences l’élèvent :

- Zones d’Influence et Quadrants : +1 pour chaque unité qui n’est pas dans l’état Démoralisé. Les modificateurs ne sont pas élevés.
- Terre Sacrée : +1 par prière.
- Dragoslav donne +2 à une unité à la fin de l’activation d’un allié. Les Pavois ont +1 par allié adéquat à 5 pas ou moins.

Vérifiez le contrôle avec la valeur du moment, juste après le moral.', 2),
  ('7ada8895-6e90-5d86-acfe-97bfb7fcd06a', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Mission points', 'Puntos de misión', 'Les points de mission', 'Mission points (MP) are scored at the end of each round, in the second step, before stress fades.

Older texts call them victory points (VP). Each mission says what pays. Common ones are:

- objectives of the rival’s colour that you hold,
- the rival holding none of yours,
- holding more than the rival, or at least one, or at least two.

Example, Take Positions: you hold one red and one blue objective, and blue is yours. The red one brings 1. If your rival holds no blue one, that is 1 more: 2 MP this round.

A few points come at once, as when a fog marker reaches the artifact in Fog of Death. Tree Mother is scored only at the end.', 'Los puntos de misión (PM) se cuentan al final de cada ronda, en el segundo paso, antes de que baje el estrés.

Los textos antiguos los llaman puntos de victoria (VP). Cada misión dice qué paga. Lo habitual:

- controlar objetivos del color del rival,
- que el rival no controle ninguno de los tuyos,
- controlar más que el rival, o al menos uno, o al menos dos.

Ejemplo, Tomar Posiciones: controlas un objetivo rojo y otro azul, y tu color es el azul. El rojo da 1. Si el rival no controla ninguno azul, otro más: 2 puntos esta ronda.

Algunos se ganan en el acto, como cuando un marcador de niebla llega al artefacto en Niebla de la Muerte. Árbol Madre solo puntúa al final.', 'Les points de mission (PM) se comptent à la fin de chaque manche, à la deuxième étape, avant que le stress baisse.

Les textes anciens les appellent points de victoire (PV). Chaque mission dit ce qui rapporte. Le plus courant :

- tenir des objectifs de la couleur adverse,
- que l’adversaire n’en tienne aucun des vôtres,
- en tenir plus que lui, ou au moins un, ou au moins deux.

Exemple, Prendre Position : vous tenez un objectif rouge et un bleu, et le bleu est votre couleur. Le rouge rapporte 1. Si l’adversaire n’en tient aucun bleu, 1 de plus : 2 PM cette manche.

Quelques points tombent sur-le-champ, comme lorsqu’un marqueur de brouillard atteint l’artefact dans Brouillard de la Mort. Arbre Mère ne se décompte qu’à la fin.', 3),
  ('f3295ae1-9be4-5041-b20c-f148b4d088e8', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Feats and feat points', 'Hazañas y sus puntos', 'Les exploits et leurs points', 'Feats are second goals beside the mission; their points (AP) are counted at the end of the game.

- **Track**: follow your vestige. Up to 4.
- **Decapitation**: 2 for the enemy commander, 1 for keeping yours, 1 for the contract.
- **The Rift**: 2 for each fog marker taken.
- **Banner**: 1 if the rival ever lost its banner, 1 if you never lost yours, 2 for higher glory or 1 for equal.
- **Resources**: 1 each at 4, 7 and 10 on the meter, and 1 for being ahead.

Feats have their own preparation and their own small actions; read yours before deployment. Our sources name no author for them and no rule for choosing one.', 'Las hazañas son metas secundarias junto a la misión; sus puntos (AP) se cuentan al final de la partida.

- **Rastreo**: sigue tu vestigio. Hasta 4.
- **Decapitación**: 2 por el comandante enemigo, 1 por conservar el tuyo, 1 por el contrato.
- **La Grieta**: 2 por cada marcador de niebla tomado.
- **Estandarte**: 1 si el rival perdió alguna vez el suyo, 1 si tú nunca perdiste el tuyo, 2 por tener más gloria o 1 si hay la misma.
- **Recursos**: 1 al llegar el medidor a 4, otro a 7 y otro a 10, y 1 por ir por delante.

Las hazañas tienen su propia preparación y sus pequeñas acciones; lee la tuya antes del despliegue. Nuestras fuentes no dan autor ni regla para elegir una.', 'Les exploits sont des buts secondaires à côté de la mission ; leurs points (PA) se comptent à la fin de la partie.

- **Piste** : suivez votre vestige. Jusqu’à 4.
- **Décapitation** : 2 pour le commandant ennemi, 1 pour avoir gardé le vôtre, 1 pour le contrat.
- **La Faille** : 2 par marqueur de brouillard pris.
- **Bannière** : 1 si l’adversaire a perdu la sienne un jour, 1 si vous n’avez jamais perdu la vôtre, 2 pour plus de gloire ou 1 à égalité.
- **Ressources** : 1 à 4, 1 à 7 et 1 à 10 sur la jauge, et 1 pour être devant.

Les exploits ont leur propre préparation et leurs petites actions ; lisez le vôtre avant le déploiement. Nos sources ne leur donnent ni auteur ni règle de choix.', 4),
  ('e13f0f12-a602-5b5d-b33e-f3c755d848b6', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'The official missions', 'Las misiones oficiales', 'Les missions officielles', 'Eight official missions are known; rounds and turns in brackets.

- **Take Positions** (3 rounds of 5): the rival’s colour, and none of yours lost.
- **Fog of Death** (3 of 4): one artifact, four creeping fog markers.
- **Influence Zones** (3 of 5): five objectives, contested from 7 strides.
- **Expanse** (3 of 5): four brown objectives on the zone lines, one blue in the middle.
- **Loot** (3 of 5): pick objectives up and carry them.
- **Quadrants** (3 of 5): hold quarters of the table.
- **Consolidated Progress** (3 of 5): two objectives in depth on each side, and the centre. Two scorings are known.
- **Tree Mother** (4 of 5, 4, 3 and 2): a scenario with 205 points; Sÿenann defend.

Take Positions and Consolidated Progress exist in two layouts. Use the newer unless your event says otherwise.', 'Se conocen ocho misiones oficiales; entre paréntesis, rondas y turnos.

- **Tomar Posiciones** (3 rondas de 5): el color del rival, y no perder el tuyo.
- **Niebla de la Muerte** (3 de 4): un artefacto y cuatro marcadores de niebla que avanzan.
- **Zonas de Influencia** (3 de 5): cinco objetivos, que se disputan a 7 pasos.
- **Extensión** (3 de 5): cuatro objetivos marrones en las líneas de zona y uno azul en el centro.
- **Botín** (3 de 5): recoge objetivos y llévatelos.
- **Cuadrantes** (3 de 5): domina cuartos de la mesa.
- **Progreso Consolidado** (3 de 5): dos objetivos en profundidad por bando, y el centro. Se conocen dos formas de puntuar.
- **Árbol Madre** (4 de 5, 4, 3 y 2): un escenario de 205 puntos; defiende Sÿenann.

Tomar Posiciones y Progreso Consolidado tienen dos trazados. Usad el nuevo, salvo que vuestro evento diga otra cosa.', 'Huit missions officielles sont connues ; entre parenthèses, manches et tours.

- **Prendre Position** (3 manches de 5) : la couleur adverse, et aucune perte chez vous.
- **Brouillard de la Mort** (3 de 4) : un artefact, quatre marqueurs de brouillard qui rampent.
- **Zones d’Influence** (3 de 5) : cinq objectifs, contestés à 7 pas.
- **Étendue** (3 de 5) : quatre objectifs marron sur les limites de zone, un bleu au milieu.
- **Butin** (3 de 5) : ramasser des objectifs et les emporter.
- **Quadrants** (3 de 5) : tenir des quarts de table.
- **Progrès Consolidé** (3 de 5) : deux objectifs en profondeur par camp, et le centre. Deux décomptes sont connus.
- **Arbre Mère** (4 de 5, 4, 3 et 2) : un scénario à 205 points ; Sÿenann défend.

Prendre Position et Progrès Consolidé existent en deux tracés. Prenez le plus récent, sauf si votre événement en dit autrement.', 5),
  ('8758039c-0cb7-5bbb-bb0c-f3b072aea404', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Community missions', 'Misiones de la comunidad', 'Les missions de la communauté', 'Five missions by players are included. They end after the last round, or when a side has no unit.

- **Battle Lines** (3 rounds of 5): an objective of each colour, two neutral ones, and a supply chest that lets a second unit act.
- **Breached Front** (3 of 5): four objectives; the one in the centre pays 2.
- **Ghosts from the Mist** (3 of 4): ghosts that move on events, and score by carrying them home. Text and map disagree on how many coloured markers there are.
- **Sacred Land** (4 of 2, 3, 4 and 5): altars, prayers and offerings.
- **Rescue Mission** (3 of 4): fallen comrades, survivors and vengeance.

They are not official; ask your opponent or organizer first. The mission pages give the creator of each.', 'Se incluyen cinco misiones hechas por jugadores. Acaban tras la última ronda o cuando un bando se queda sin unidades.

- **Líneas de Batalla** (3 rondas de 5): un objetivo de cada color, dos neutrales y un cofre de suministros que hace actuar a una segunda unidad.
- **Frente Roto** (3 de 5): cuatro objetivos; el del centro paga 2.
- **Fantasmas de la Niebla** (3 de 4): fantasmas que se mueven con los eventos y puntúan al llevarlos a casa. Texto y mapa no coinciden en cuántos marcadores de color hay.
- **Tierra Sagrada** (4 de 2, 3, 4 y 5): altares, oraciones y ofrendas.
- **Misión de Rescate** (3 de 4): camaradas caídos, supervivientes y venganza.

No son oficiales; pregunta antes a tu rival o a la organización. La página de cada misión nombra a su autor.', 'Cinq missions de joueurs sont incluses. Elles s’arrêtent après la dernière manche, ou quand un camp n’a plus d’unité.

- **Lignes de Bataille** (3 manches de 5) : un objectif de chaque couleur, deux neutres, et une caisse de ravitaillement qui fait agir une seconde unité.
- **Front Percé** (3 de 5) : quatre objectifs ; celui du centre vaut 2.
- **Fantômes de la Brume** (3 de 4) : des fantômes qui bougent lors des événements et rapportent quand on les ramène. Texte et carte ne s’accordent pas sur le nombre de marqueurs de couleur.
- **Terre Sacrée** (4 de 2, 3, 4 et 5) : autels, prières et offrandes.
- **Mission de Sauvetage** (3 de 4) : camarades tombés, survivants et vengeance.

Elles ne sont pas officielles ; demandez d’abord à votre adversaire ou à l’organisation. La page de chaque mission nomme son auteur.', 6),
  ('2f7efdf2-a736-533b-8079-2d9d2863f849', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Who wins', 'Quién gana', 'Qui gagne', 'Add mission points and feat points; the higher total wins, and equal totals are a tie.

- Mission points were collected round by round.
- Feat points come on top at the very end.
- A company without units has not lost for that reason alone. It depends on the mission: some end at once, and then points decide.

The score also matters during the game: at the end of each round the player with fewer points takes the initiative. Being one point behind before the last round means choosing who plays first in it.

How big a win counts for a tournament ranking is up to the event.', 'Suma puntos de misión y de hazaña; gana el total más alto, y con totales iguales hay empate.

- Los de misión se han ido sumando ronda a ronda.
- Los de hazaña se añaden al final del todo.
- Una compañía sin unidades no ha perdido solo por eso. Depende de la misión: algunas acaban en el acto, y entonces deciden los puntos.

La puntuación también importa durante la partida: al final de cada ronda, el jugador que va por detrás toma la iniciativa. Ir un punto por debajo antes de la última ronda supone elegir quién la abre.

Cuánto vale una victoria en la clasificación de un torneo lo decide el evento.', 'Additionnez points de mission et points d’exploit ; le total le plus élevé gagne, et à égalité la partie est nulle.

- Les points de mission se sont accumulés manche après manche.
- Les points d’exploit s’ajoutent tout à la fin.
- Une compagnie sans unité n’a pas perdu pour cette seule raison. Cela dépend de la mission : certaines s’arrêtent aussitôt, et les points décident alors.

Le score compte aussi pendant la partie : à la fin de chaque manche, celui qui a moins de points prend l’initiative. Être derrière d’un point avant la dernière manche, c’est choisir qui l’ouvre.

Ce que vaut l’ampleur d’une victoire dans un classement, c’est à l’événement d’en décider.', 7),
  ('2022a9a3-3380-5497-bf50-6344c71a470d', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'One faction', 'Una sola facción', 'Une seule faction', 'All units of a list come from one faction. Mercenaries are the exception: they stand in the list of every faction.

There are five: Sÿenann, Northern Tribes, Hegemony of Embersig, Scions of Yaldabaoth and Feudom. For Feudom no list of its own has been published here; what is known of it is shown and nothing is made up.

Vercana is the only Mercenary so far. She costs her points and has AVB 1 like any other unit of your list, and she is not legal in tournaments.

Her card is the same whatever faction you play.', 'Todas las unidades de una lista son de la misma facción. La excepción es Mercenario: figura en la lista de todas.

Son cinco: Sÿenann, Tribus del Norte, Hegemonía de Embersig, Vástagos de Yaldabaoth y Feudom. De Feudom no se ha publicado aquí una lista propia; se muestra lo que se sabe y no se inventa nada.

Vercana es el único caso por ahora. Cuesta sus puntos y tiene DISP 1 como cualquier otra unidad de tu lista, y no es legal en torneo.

Su carta es la misma sea cual sea tu facción.', 'Toutes les unités d’une liste viennent d’une même faction. L’exception est Mercenary : présent dans la liste de chacune.

Il y en a cinq : Sÿenann, Tribus du Nord, Hégémonie d’Embersig, Rejetons de Yaldabaoth et Feudom. De Feudom, aucune liste propre n’a été publiée ici ; ce qu’on en sait est montré, et rien n’est inventé.

Vercana est le seul cas pour l’instant. Elle coûte ses points et a DIS 1 comme toute unité de votre liste, et n’est pas légale en tournoi.

Sa carte est la même quelle que soit votre faction.', 1),
  ('8d9b9156-c4eb-55f4-90be-2ff9f1005b0d', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Points and availability', 'Puntos y disponibilidad', 'Points et disponibilité', 'Add points times copies; and take no unit more often than its AVB.

AVB is 1 to 3. A second copy of a unit is a unit of its own, with its own card, stress and activation. It does not make the first one bigger; this is our reading.

How many points a game is played with is not stated in our sources. The one figure they give is 205 points for the scenario Tree Mother. So the builder sets no limit unless you or your event enter one, and then it shows what is left.

Costs run from 0 to 60 points. The only entry without cost is the MK-OS Automata.

Points may have changed since the cards were printed. Check your event’s pack.', 'Suma puntos por copias, y no lleves una unidad más veces de las que permite su DISP.

DISP va de 1 a 3. Una segunda copia es otra unidad, con su carta, su estrés y su activación. No hace más grande a la primera; es nuestra lectura.

Nuestras fuentes no dicen a cuántos puntos se juega. La única cifra que dan son los 205 puntos del escenario Árbol Madre. Por eso el editor no pone límite salvo que tú o tu evento introduzcáis uno, y entonces muestra lo que queda.

Los costes van de 0 a 60 puntos. Lo único que no cuesta nada son los Autómatas MK-OS.

Los puntos pueden haber cambiado desde que se imprimieron las cartas. Consulta las bases de tu evento.', 'Additionnez points par exemplaires, et ne prenez aucune unité plus souvent que sa DIS.

La DIS va de 1 à 3. Un deuxième exemplaire est une unité à part, avec sa carte, son stress et son activation. Il n’agrandit pas la première ; c’est notre lecture.

À combien de points on joue, nos sources ne le disent pas. Le seul chiffre qu’elles donnent est 205 points, pour le scénario Arbre Mère. L’éditeur ne fixe donc pas de limite, sauf si vous ou votre événement en entrez une ; il montre alors ce qui reste.

Les coûts vont de 0 à 60 points. Seuls les MK-OS Automata ne coûtent rien.

Les points ont pu changer depuis l’impression des cartes. Voyez le règlement de votre événement.', 2),
  ('8fe58a07-3d16-523a-9a56-73013098e820', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'High Command in a list', 'Alto mando en una lista', 'Grand commandeur dans une liste', 'At most one unit with High Command, and that one is your commander.

You may do without. What a company without High Command does for a commander is not stated in our sources.

The builder warns of a second High Command and marks the list, on the screen and in print.

Not every famous name is a High Command, and not every High Command is famous: Hetman, Wrathmane or Grand Captain have no name of their own. Whether a unit is one is printed among its characteristics, so look there. Each has AVB 1 as well, so a second copy is out of the question in any case.', 'Como mucho una unidad con Alto mando, y esa es tu comandante.

Puedes prescindir de él. Nuestras fuentes no dicen quién hace de comandante en una compañía sin Alto mando.

El editor avisa si añades un segundo y marca la lista, en pantalla y al imprimir.

No todo nombre famoso es un Alto mando ni todo Alto mando es famoso: el Hetman, el Pelaje de Ira o el Gran Capitán no tienen nombre propio. Está impreso entre las características de la unidad, así que míralo ahí. Además, todos tienen DISP 1, de modo que una segunda copia queda descartada de todas formas.', 'Au plus une unité Grand commandeur, et c’est elle votre commandant.

Vous pouvez vous en passer. Qui sert de commandant à une compagnie sans Grand commandeur, nos sources ne le disent pas.

L’éditeur prévient dès le deuxième et marque la liste, à l’écran comme à l’impression.

Tout nom illustre n’est pas Grand commandeur, et tout Grand commandeur n’est pas illustre : Hetman, Manterage ou Grand Capitaine n’ont pas de nom propre. C’est imprimé parmi les caractéristiques de l’unité ; regardez là. Tous ont de plus DIS 1, si bien qu’un second exemplaire est exclu de toute façon.', 3),
  ('d9bb9903-38c4-587f-8d64-7c611bcefcd7', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Command value of a list', 'Valor de mando de una lista', 'La valeur de commandement d’une liste', 'Add the command value of each card times its copies; the builder shows the sum.

Most troops print 0, Characters 0 to 3. The sum says how much command a company carries, but how it turns into command tokens is not stated in our sources. Compare lists by it, and look into the printed rules for its use in play.

A list full of command skills and poor in command value will leave some of them unused. A list rich in command value and without command skills has paid for nothing.

The text export writes the value as CP behind the name.', 'Suma el valor de mando de cada carta por sus copias; el editor te da el total.

La mayoría de tropas lleva 0; los Personajes, de 0 a 3. La suma dice cuánto mando tiene una compañía, pero nuestras fuentes no explican cómo se convierte en fichas de mando. Úsala para comparar listas y mira en el reglamento impreso cómo se emplea en juego.

Una lista cargada de habilidades de mando y pobre en valor de mando dejará algunas sin usar. Otra con mucho valor y ninguna habilidad de mando ha pagado por nada.

La exportación de texto pone el valor tras el nombre, como CP.', 'Additionnez la valeur de commandement de chaque carte par ses exemplaires ; l’éditeur montre la somme.

La plupart des troupes ont 0, les Personnages de 0 à 3. La somme dit combien de commandement porte une compagnie, mais comment elle devient des jetons de commandement, nos sources ne le disent pas. Servez-vous-en pour comparer des listes, et voyez les règles imprimées pour son usage en jeu.

Une liste pleine de Commandement et pauvre en valeur en laissera une partie inutilisée. Une liste riche en valeur et sans Commandement a payé pour rien.

L’export en texte écrit la valeur derrière le nom, en CP.', 4),
  ('44df5eca-c517-59f9-8af5-89e64e9963a3', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Characters and fitting units', 'Personajes y unidades que encajan', 'Des Personnages et des unités qui vont ensemble', 'Take Characters with a unit they can join, for Join decides whether the lower half of the card is ever used.

The unit page shows who may join whom, as far as Join and characteristics tell. Some hints:

- Evoker, Druid, Revenant and others print no Join. They fight alone.
- Join (Infantry) fits any Infantry of your faction.
- Alborc or Ahlwardt in the list let the Characters of Orc and of Varank Infantry change places.
- Coal needs Iriavík, MK-OS Automata need Trabor Slepmund, Naergon Caladren needs Nayra Caladren.
- One Character per unit: two Characters who can only join the same single unit are one too many.', 'Lleva a los Personajes con una unidad a la que puedan unirse, porque Unirse decide si se llega a usar la mitad inferior de la carta.

La página de cada unidad muestra quién puede unirse a quién, hasta donde lo dicen Unirse y las características. Algunas pistas:

- Evocador, Druida, Ya Muerto y otros no llevan Unirse. Luchan solos.
- Unirse (Infantería) vale para cualquier Infantería de tu facción.
- Con Alborc o Ahlwardt en la lista, los Personajes de la Infantería de Orco y de la de Varank se intercambian.
- Tizón necesita a Iriavík; los Autómatas MK-OS, a Trabor Slepmund; Naergon Caladren, a Nayra Caladren.
- Un Personaje por unidad: si dos solo pueden unirse a la misma, sobra uno.', 'Prenez des Personnages avec une unité qu’ils peuvent rejoindre, car Rejoindre décide si la moitié basse de la carte servira.

La page d’une unité montre qui peut rejoindre qui, autant que Rejoindre et les caractéristiques le disent. Quelques indices :

- Évocateur, Druide, Revenant et d’autres n’ont pas Rejoindre. Ils combattent seuls.
- Rejoindre (Infanterie) convient à toute Infanterie de votre faction.
- Alborc ou Ahlwardt dans la liste laissent les Personnages de l’Infanterie Orc et de l’Infanterie Varank s’échanger.
- Coal a besoin d’Iriavík, les MK-OS Automata de Trabor Slepmund, Naergon Caladren de Nayra Caladren.
- Un Personnage par unité : si deux ne peuvent rejoindre que la même, il y en a un de trop.', 5),
  ('7c67e9fa-ed73-5171-a7b2-15f52211f34e', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Legal in tournaments', 'Legal en torneo', 'Légal en tournoi', 'In the newest data everything is legal but three groups: Colossal Company, Companions and Mercenaries.

- **Colossal Company**: several named Characters of three factions.
- **Companions**: Coal and the MK-OS Automata.
- **Mercenary**: Vercana.

Units of these groups carry a mark in the builder, in shared links and in print, and a list that holds one shows a warning. It can be saved and played all the same.

An event may draw its own line. Older data differed in single cases, such as Trabor Slepmund, who was listed as legal for a time. If in doubt the organizer decides.', 'Según los datos más recientes, todo es legal menos tres grupos: Compañía Colosal, Compañero y Mercenario.

- **Compañía Colosal**: varios Personajes con nombre de tres facciones.
- **Compañero**: Tizón y los Autómatas MK-OS.
- **Mercenario**: Vercana.

Estas unidades llevan una marca en el editor, en los enlaces compartidos y al imprimir, y la lista que contiene una muestra un aviso. Aun así puede guardarse y jugarse.

Un evento puede trazar su propia línea. Datos anteriores diferían en algún caso suelto, como Trabor Slepmund, que figuró un tiempo como legal. En caso de duda decide la organización.', 'Dans les données les plus récentes, tout est légal sauf trois groupes : Compagnie Colossale, Compagnon et Mercenary.

- **Compagnie Colossale** : plusieurs Personnages nommés de trois factions.
- **Compagnon** : Coal et les MK-OS Automata.
- **Mercenary** : Vercana.

Ces unités portent une marque dans l’éditeur, dans les liens partagés et à l’impression, et une liste qui en contient affiche un avertissement. On peut tout de même l’enregistrer et la jouer.

Un événement peut tracer sa propre limite. Des données plus anciennes différaient dans quelques cas, comme Trabor Slepmund, un temps donné pour légal. Dans le doute, l’organisation tranche.', 6),
  ('f41131d4-675d-5c68-ac30-3188df4a1246', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'What you show your opponent', 'Qué enseñas a tu rival', 'Ce que vous montrez à l’adversaire', 'A full list shows everything; a **courtesy list** leaves out units with Scout or Ambusher, which may be held back in secret.

When you agree on open lists, hand over the full one. When hidden units are to stay hidden, print the courtesy list: it is marked as such, so nobody takes it for the whole army.

The courtesy list leaves out units that print the keywords. A unit that gains Scout by a skill or a Character, such as Skin Changers with the Arctic Fox totem, is on it.

Characters who are to wait with a hidden unit, but print neither keyword themselves, are on it too; keep that in mind when you hand it over.', 'La lista completa lo muestra todo; la **lista de cortesía** deja fuera las unidades con Explorador o Emboscador, que pueden reservarse en secreto.

Si acordáis listas abiertas, entrega la completa. Si lo oculto debe seguir oculto, imprime la de cortesía: lo pone bien claro, para que nadie la tome por el ejército entero.

La lista de cortesía deja fuera las unidades que llevan impresas esas palabras clave. La que gana Explorador por una habilidad o un Personaje, como los Cambiaformas con el tótem del Zorro Ártico, sí aparece.

Los Personajes que van a esperar con una unidad oculta, pero no llevan ninguna de las dos, también aparecen; tenlo en cuenta al entregarla.', 'Une liste complète montre tout ; une **liste de courtoisie** omet les unités Éclaireur ou Embusqué, qui peuvent être gardées en secret.

Si vous convenez de listes ouvertes, donnez la complète. Si ce qui est caché doit le rester, imprimez la liste de courtoisie : c’est écrit dessus, et personne ne la prendra pour l’armée entière.

La liste de courtoisie omet les unités qui portent ces mots-clés. Une unité qui gagne Éclaireur par une compétence ou un Personnage, comme les Change-peau avec le totem du Renard Arctique, y figure.

Les Personnages qui attendront avec une unité cachée, mais n’ont eux-mêmes ni l’un ni l’autre, y figurent aussi ; pensez-y en la donnant.', 7),
  ('ba4af631-90c9-5840-ab0f-9cd57d27b96f', 'b359bc80-198d-5c27-a464-b27b9d574838', 'A round on one page', 'La ronda en una página', 'Une manche sur une page', 'Choose who plays first, play the turns, then score and clean up.

1. Initiative holder chooses who plays first. The keyword Tinge gives 1 Tinge.
2. Each turn: first player one activation, second player one activation, then events on this position.
3. After the last turn: effects of the end of the round.
4. Score mission points.
5. Stress: minus 1 if activated, minus 2 if not.
6. Tinge check.
7. No one left behind.
8. Activation tokens off.
9. Initiative to the lower score; a tie changes hands.
10. Move the End of Round token.

In an activation: two different simple actions (Move may be both), or one long action. After it: effects, morale, objectives, at most one skill that activates another unit.', 'Elegid quién juega primero, jugad los turnos, puntuad y recoged.

1. Quien tiene la iniciativa elige quién juega primero. La palabra clave Mácula da 1 de Mácula.
2. Cada turno: una activación del primer jugador, una del segundo y después los eventos de esa posición.
3. Tras el último turno: efectos de final de ronda.
4. Puntos de misión.
5. Estrés: 1 menos si se activó, 2 menos si no.
6. Comprobación de Mácula.
7. Nadie se queda atrás.
8. Fuera las fichas de activación.
9. Iniciativa a la puntuación más baja; con empate cambia de mano.
10. Se mueve la ficha de Fin de ronda.

En una activación: dos acciones simples distintas (ambas pueden ser movimiento) o una larga. Al terminar: efectos, moral, objetivos y, como mucho, una habilidad que active a otra unidad.', 'Choisissez qui joue le premier, jouez les tours, marquez, puis rangez.

1. Celui qui a l’initiative choisit qui joue le premier. Le mot-clé Teinte donne 1 Teinte.
2. À chaque tour : une activation du premier joueur, une du second, puis les événements de cette position.
3. Après le dernier tour : effets de fin de manche.
4. Points de mission.
5. Stress : 1 de moins si activée, 2 de moins sinon.
6. Vérification de la Teinte.
7. Personne n’est laissé pour compte.
8. On retire les jetons d’activation.
9. L’initiative au score le plus bas ; à égalité elle change de main.
10. On déplace le jeton de fin de manche.

Dans une activation : deux actions simples différentes (les deux peuvent être un mouvement), ou une longue. Après : effets, moral, objectifs, au plus une compétence qui active une autre unité.', 1),
  ('398e06a4-bf6c-5168-88d2-f0adb5c2ae1e', 'b359bc80-198d-5c27-a464-b27b9d574838', 'A roll on one page', 'La tirada en una página', 'Un jet sur une page', 'Gather, stress, roll, reroll, add, cancel, switch, block, wound.

1. Gather dice. Against shooting the defender drops {RED}{ORG}{YLW}.
2. Engaged with two or more enemies: one die or automatic symbol less.
3. Modifiers for 1 stress: the other player first, then the active one.
4. Roll; rerolls.
5. Automatic symbols.
6. Elite; Disarmed and Vulnerable; other cancelling.
7. Switches: active player first. None for a defender against shooting.
8. Each block takes one success. Each success left is 1 wound.
9. Melee: more wounds suffered loses: 1 stress at the end of the activation, push back by its first MOV.
10. Version 1.6: states that acted come off.', 'Reunir, estresar, tirar, repetir, añadir, anular, cambiar, bloquear, herir.

1. Se reúnen los dados. Contra disparos, el defensor deja fuera {RED}{ORG}{YLW}.
2. Con dos enemigos trabados o más: un dado o símbolo automático menos.
3. Modificadores por 1 de estrés: primero el otro jugador, después el activo.
4. Tirar; repeticiones.
5. Símbolos automáticos.
6. Élite; Desarmado y Vulnerable; lo demás que anule.
7. Cambios: primero el jugador activo. Ninguno para quien se defiende de disparos.
8. Cada bloqueo quita un éxito. Cada éxito que queda es 1 de daño.
9. Cuerpo a cuerpo: pierde quien sufre más daño: 1 de estrés al final de la activación y retroceso con su primer MOV.
10. Versión 1.6: se retiran los estados que han actuado.', 'Réunir, stresser, lancer, relancer, ajouter, annuler, varier, bloquer, blesser.

1. Réunissez les dés. Contre un tir, le défenseur écarte {RED}{ORG}{YLW}.
2. Engagée avec deux ennemis ou plus : un dé ou symbole automatique de moins.
3. Modificateurs pour 1 stress : l’autre joueur d’abord, puis le joueur actif.
4. Lancer ; relances.
5. Symboles automatiques.
6. Élite ; Désarmé et Vulnérable ; autres annulations.
7. Variations : le joueur actif d’abord. Aucune pour qui se défend d’un tir.
8. Chaque blocage retire un succès. Chaque succès restant vaut 1 dégât.
9. Mêlée : qui subit le plus de dégâts perd : 1 stress à la fin de l’activation, repoussé de son premier MOV.
10. Version 1.6 : les états qui ont agi sont retirés.', 2),
  ('7f91468f-455d-5a84-8045-0e068c977121', 'b359bc80-198d-5c27-a464-b27b9d574838', 'Numbers to remember', 'Números para recordar', 'Les nombres à retenir', 'Distances in strides:

- 3: contest an objective.
- 4: fog marker, Sinister terrain.
- 4 less: charge while Slowed.
- 5: units around one that Tinge destroys.
- 10: least distance between fog markers.
- 12: no enemy with LoS, for Scout and Ambusher arrivals.
- 20: a Spellcaster’s reach to block.

Counts:

- 1: Character per unit, High Command per list, block attempt per spell.
- 2 successes: morale test when above MOR by 2 or more.
- 2 positions: a failed rally.
- 3 black dice: a Spellcaster’s block attempt.
- 7 Tinge destroys, 8 for the Scions.
- 1 to 3: AVB.', 'Distancias en pasos:

- 3: disputar un objetivo.
- 4: marcador de niebla, terreno Sinister.
- 4 menos: carga con Ralentizado.
- 5: unidades en torno a una que destruye la Mácula.
- 10: separación mínima entre marcadores de niebla.
- 12: ningún enemigo con LdV, para llegar con Explorador o Emboscador.
- 20: alcance para bloquear con Mago.

Cantidades:

- 1: Personaje por unidad, Alto mando por lista, intento de bloqueo por hechizo.
- 2 éxitos: chequeo de moral por encima del MOR en 2 o más.
- 2 posiciones: reagruparse sin éxito.
- 3 dados negros: intento de bloqueo con Mago.
- 7 de Mácula destruye; 8 a los Vástagos.
- De 1 a 3: DISP.', 'Distances en pas :

- 3 : contester un objectif.
- 4 : marqueur de brouillard, terrain Sinistre.
- 4 de moins : charge avec Ralenti.
- 5 : unités autour de celle que la Teinte détruit.
- 10 : écart minimal entre marqueurs de brouillard.
- 12 : aucun ennemi ayant une LdV, pour l’arrivée d’un Éclaireur ou d’un Embusqué.
- 20 : portée d’un Mage pour bloquer.

Quantités :

- 1 : Personnage par unité, Grand commandeur par liste, tentative de blocage par sort.
- 2 succès : test de moral quand le stress dépasse le MOR de 2 ou plus.
- 2 positions : un ralliement manqué.
- 3 dés noirs : la tentative de blocage d’un Mage.
- 7 Teinte détruit, 8 pour les Rejetons.
- 1 à 3 : DIS.', 3),
  ('d73ffc5a-eae9-578c-b77a-d6f624f295f8', 'b359bc80-198d-5c27-a464-b27b9d574838', 'Stress on one page', 'El estrés en una página', 'Le stress sur une page', 'Gained: repeat activation, modifier, Hold and shoot, opportunity attack, lost combat, refused push back, friends shooting into your combat, Intimidating, Sinister, long action of an arriving Ambusher, Tinge.

Lost: Rest (all), end of the round (1, or 2 if not activated), skills, rallying (to MOR minus 1).

Checked:

- **At the activation**: with a token and stress at MOR or more, only Rest.
- **At the end of each activation**: above MOR, a WP test; above by 2 or more, 2 successes. Failure: Demoralized, and it flees at once.

Never: Golem units are not Demoralized. Demoralized units neither gain nor lose stress.', 'Se gana: activación repetida, modificador, mantener y disparar, ataque de oportunidad, combate perdido, negarse a retroceder, disparos de los tuyos a tu combate, Intimidante, Sinister, acción larga al llegar con Emboscador, Mácula.

Se pierde: Descansar (todo), final de ronda (1, o 2 si no se activó), habilidades, reagruparse (queda en MOR menos 1).

Se comprueba:

- **Al activar**: con ficha y estrés igual o superior al MOR, solo Descansar.
- **Al final de cada activación**: por encima del MOR, chequeo de VOL; por encima en 2 o más, 2 éxitos. Si falla: Desmoralizado, y huye de inmediato.

Nunca: las unidades con Gólem no reciben Desmoralizado. Las que están en estado Desmoralizado no ganan ni pierden estrés.', 'On en gagne : activation répétée, modificateur, tenir et tirer, attaque d’opportunité, combat perdu, refus d’être repoussé, tir des vôtres dans votre combat, Intimidation, Sinistre, action longue d’un Embusqué qui arrive, Teinte.

On en perd : Repos (tout), fin de manche (1, ou 2 sans activation), compétences, ralliement (à MOR moins 1).

On le vérifie :

- **À l’activation** : avec un jeton et un stress égal ou supérieur au MOR, seulement le Repos.
- **À la fin de chaque activation** : au-dessus du MOR, un test de VOL ; de 2 ou plus au-dessus, 2 succès. Échec : état Démoralisé, et l’unité fuit aussitôt.

Jamais : les unités Golem ne subissent pas l’état Démoralisé. Dans cet état, on ne gagne ni ne perd de stress.', 4),
  ('f23f129f-5273-55a0-acde-aafadc17fd01', 'b359bc80-198d-5c27-a464-b27b9d574838', 'What our sources leave open', 'Lo que dejan abierto nuestras fuentes', 'Ce que nos sources laissent ouvert', 'These points are not settled by what we have. Agree on them, or look into the printed rules.

- The usual number of points and the size of the table.
- The full steps of preparing the game, and how ordinary deployment alternates.
- How far troops may stand from their leader, and how distance between units is measured.
- How many command tokens a company has, and who commands without High Command.
- How conquest values of several units combine, and who controls on a tie.
- Which troops are taken away, and which card of a joined unit takes a wound.
- Where the token of a Demoralized unit starts.
- A charge that falls short, and units in its way.
- Faction abilities: none is described.
- Height, and the X of Lethal and Sinister.
- Held-back units that never arrive, and a player who has nothing to activate.
- Slowed in No one left behind and in flight.
- Activating again: whether the limit is looked at before or after the stress of the repeat.
- Sight: a Large unit looking over others, skills that do not mention it, and Preferred Terrain.
- The free Move when the loser of a combat flees off the table, and whether an opportunity attack has a loser.
- Two Covers at once, and Cover from the terrain that a unit stands in.
- Blocking a spell that works by itself, and Bloodlust when no enemy is in reach.
- A forced move onto Unstable terrain, and entering a Trap in general.
- A Large unit that charges out of a combat, and what Neutral means.', 'Estos puntos no los resuelve lo que tenemos. Acordadlos o consultad el reglamento impreso.

- Los puntos habituales y el tamaño de la mesa.
- Los pasos completos de la preparación y cómo se alterna el despliegue corriente.
- A qué distancia del líder puede estar una tropa y cómo se mide entre unidades.
- Cuántas fichas de mando tiene una compañía y quién manda sin Alto mando.
- Cómo se combinan los valores de conquista y quién controla en caso de empate.
- Qué tropas se retiran y qué carta de una unidad con Personaje recibe el daño.
- Dónde empieza la ficha de una unidad en estado Desmoralizado.
- Una carga que se queda corta y las unidades que estorban.
- Las capacidades de facción: no hay ninguna descrita.
- La altura, y la X de Lethal y Sinister.
- Las unidades en reserva que nunca llegan, y el jugador que no tiene nada que activar.
- Ralentizado en Nadie se queda atrás y al huir.
- Activar otra vez: si el límite se mira antes o después del estrés de la repetición.
- La línea de visión: una unidad Grande que mira por encima de otras, las habilidades que no la mencionan y Terreno favorable.
- El movimiento gratis cuando el perdedor de un combate huye, y si un ataque de oportunidad tiene perdedor.
- Dos Coberturas a la vez, y la Cobertura del terreno en el que está la unidad.
- Bloquear un hechizo automático, y Sed de sangre sin enemigos a su alcance.
- Un movimiento forzado hasta terreno Unstable, y entrar en una Trampa en general.
- Una unidad Grande que carga al salir de un combate, y qué significa Neutral.', 'Ces points ne sont pas réglés par ce que nous avons. Convenez-en, ou consultez les règles imprimées.

- Le nombre de points habituel et la taille de la table.
- Toutes les étapes de la préparation, et l’alternance du déploiement ordinaire.
- À quelle distance du chef une troupe peut se tenir, et comment on mesure entre unités.
- Combien de jetons de commandement a une compagnie, et qui mène sans Grand commandeur.
- Comment s’additionnent les valeurs de conquête, et qui contrôle à égalité.
- Quelles troupes se retirent, et quelle carte d’une unité avec Personnage prend un dégât.
- Où commence le jeton d’une unité dans l’état Démoralisé.
- Une charge trop courte, et les unités sur son chemin.
- Les capacités de faction : aucune n’est décrite.
- La hauteur, et le X de Mortel et de Sinistre.
- Les unités en réserve qui n’arrivent jamais, et le joueur qui n’a rien à activer.
- Ralenti dans Personne n’est laissé pour compte et dans la fuite.
- Activer de nouveau : si la limite se regarde avant ou après le stress de la répétition.
- La ligne de vue : une unité Massive qui voit par-dessus d’autres, les compétences qui n’en parlent pas, et Terrain favori.
- Le mouvement gratuit quand le perdant d’un combat s’enfuit, et si une attaque d’opportunité a un perdant.
- Deux Couverts à la fois, et le Couvert du terrain où se tient l’unité.
- Bloquer un sort automatique, et Soif de sang sans ennemi à portée.
- Un mouvement forcé sur un terrain Instable, et l’entrée dans un Piège en général.
- Une unité Massive qui charge hors d’un combat, et ce que signifie Neutral.', 5)
) as seed (id, chapter_id, title, title_es, title_fr, content, content_es, content_fr, order_index)
on conflict (id) do update set
  chapter_id = excluded.chapter_id, title = excluded.title, title_es = excluded.title_es, title_fr = excluded.title_fr, content = excluded.content, content_es = excluded.content_es, content_fr = excluded.content_fr, order_index = excluded.order_index,
  created_at = now()
where held.updated_at = held.created_at
  and (held.chapter_id, held.title, held.title_es, held.title_fr, held.content, held.content_es, held.content_fr, held.order_index)
    is distinct from (excluded.chapter_id, excluded.title, excluded.title_es, excluded.title_fr, excluded.content, excluded.content_es, excluded.content_fr, excluded.order_index);
