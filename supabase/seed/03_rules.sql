-- Made from catalogue/ and locales/ by `npm run seed:build`: what is changed here is lost.
-- May be applied again and again. A row that somebody has edited stays as it is (its updated_at is no longer its created_at).

insert into public.rules_chapters as held (id, title, title_es, title_fr, order_index)
select seed.id::uuid, seed.title, seed.title_es, seed.title_fr, seed.order_index
from (values
  ('4316f898-7956-5999-ac96-6f1016c9f97a', 'The game in short', null, null, 1),
  ('e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Reading a card', null, null, 2),
  ('6fd82920-de01-56fb-b2bb-27184d685c1d', 'Dice and rolls', null, null, 3),
  ('8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Preparing and deploying', null, null, 4),
  ('5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'Rounds and turns', null, null, 5),
  ('0d5b2657-7884-5148-961b-bb747ee93e64', 'Activations and actions', null, null, 6),
  ('82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Moving and formation', null, null, 7),
  ('66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'Line of sight', null, null, 8),
  ('e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Melee combat', null, null, 9),
  ('dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Shooting and cover', null, null, 10),
  ('6de69429-7a82-5963-a692-f744d47e7ab0', 'Charge and assault', null, null, 11),
  ('1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Reactions', null, null, 12),
  ('fc7e6682-994c-56f3-a40d-08b26b651762', 'Wounds, losses and healing', null, null, 13),
  ('a67372ba-6609-5218-a299-8b0ff9ac5149', 'Stress and morale', null, null, 14),
  ('4e259166-38a5-5c07-b364-014ae7af0821', 'States', null, null, 15),
  ('420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Characters and companions', null, null, 16),
  ('1f7b4230-cc59-5e93-a54d-f69108863689', 'Skills and command', null, null, 17),
  ('7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Magic and Tinge', null, null, 18),
  ('0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Keywords in play', null, null, 19),
  ('7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Terrain', null, null, 20),
  ('6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Objectives and scoring', null, null, 21),
  ('7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Building a list', null, null, 22),
  ('b359bc80-198d-5c27-a464-b27b9d574838', 'Quick reference', null, null, 23)
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
  ('be4751f0-a79f-520f-9623-76bda0ce3ed6', '4316f898-7956-5999-ac96-6f1016c9f97a', 'What you play', null, null, 'Two players each lead a company, and whoever holds more points when the last round ends wins. Points come from the mission, and from a feat if you play one; destroying enemies helps only where the mission or the feat pays for it.

A company is made of units: blocks of troops, each around a leader, and single Characters who fight alone or join a block. You never move your whole army at once. You activate one unit, your opponent activates one, and so it goes until the round is over.

Two things decide most games. The first is **where your units stand** when points are counted. The second is **stress**: nearly everything beyond the ordinary costs some, and a unit with too much of it breaks and runs.', null, null, 1),
  ('5e707009-879d-55e1-8fc9-282665019881', '4316f898-7956-5999-ac96-6f1016c9f97a', 'Words you need', null, null, 'These words come up in every chapter.

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
- **Token**: a marker that remembers stress, damage, Tinge, states, activation or an event.', null, null, 2),
  ('26b6a484-e9a3-52ba-8352-75d7dc51c301', '4316f898-7956-5999-ac96-6f1016c9f97a', 'A game from start to finish', null, null, 'A game is set up, deployed and then played over a few rounds, usually three.

1. Choose a mission, and a feat if you play with one; each player brings a list.
2. Prepare the game: place terrain, then roll for initiative.
3. Deploy the companies; Scout units come last.
4. Play the rounds. Each is split into turns, four or five in most missions. In a turn each player activates one unit.
5. At the end of every round count mission points, let stress fade, and check Tinge.
6. After the last round add the feat points. The higher total wins; equal totals are a tie.

Some missions end sooner when a side has no unit left. See the mission’s own text.', null, null, 3),
  ('0d54be9a-0360-5d7f-b19d-aeba0b836186', '4316f898-7956-5999-ac96-6f1016c9f97a', 'How far to trust this text', null, null, 'These chapters follow version 1.6 of the rules wherever a change is known to us. If an older reading still goes round, it stands at the end of the section after the words “Before version 1.6”.

They explain the game in our own words and are no substitute for the printed rules. Where our sources differ, the text says so; where they are silent, it says that too and leaves the gap open instead of filling it. Agree with your opponent before the game how you will treat such a gap. The last chapter lists them all.

Points and values come from printed cards. Later versions may have changed some of them, and our sources hold no newer ones.', null, null, 4),
  ('4cdb2db0-35d3-50c4-a970-5b01f466d9a9', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'The profile line', null, null, 'The top of a card tells you how far a unit goes, how much it stands and how many you may take.

- **MOV**: two values and the charge in brackets. With 3-2 [10] a Move is 3 strides and then 2, and a charge reaches 10.
- **W**: wounds that one troop takes.
- **WP**: the dice rolled for a willpower test.
- **MOR**: how much stress the unit bears. Trouble starts above it.
- **Points**: what one copy costs.
- **AVB**: how many copies one list may hold, 1 to 3.
- **Command value**: the coins under the points, 0 to 3.

Example: Orc Hunters print MOV 3-2 [10], W 2, WP {ORG}, MOR 1, 20 points and AVB 3. They may be in your list three times, and with 2 stress they have gone past their MOR.', null, null, 1),
  ('8d3433ff-a41d-52d3-85b5-104dff008175', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Rows for the number of troops', null, null, 'Use the row that matches how many troops the unit has **now**. As troops fall, the unit slides into a weaker row.

Most cards have a row for three or more (3+) and one for two or fewer (2-); a single model has one row for everything. Each row gives:

- the melee dice,
- the ranged dice with their range in strides, if the unit shoots,
- the defence dice,
- the conquest value, which counts at objectives,
- the switches that go with each roll.

Dice may be of any colour. Some units attack with defence dice or defend with attack dice because their card says so. An Officer who has joined counts as a troop, so he may keep a unit in its better row; a Support usually does not.', null, null, 2),
  ('d0bfbf61-0fb9-58a2-8a4e-2f62d56d5d96', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Switches and modifiers', null, null, 'A **switch** spends symbols of your own roll; a **modifier** adds to a roll before it is made and costs 1 stress.

A switch is printed as a price and an effect. Say the card shows {special}{special} and “Vulnerable”: if your attack ends with two specials, you may give them up, and the enemy becomes Vulnerable. Symbols that paid for a switch are gone and do nothing else.

A modifier is the bolt beside an attack or defence, marked with a plus. Declare it once the dice are gathered: the unit gains 1 stress and the roll gains what the bolt shows. The player who is not active decides first, then the active one.

Disarmed takes away attack modifiers, Vulnerable takes away defence modifiers, and a unit that cannot gain stress, such as a Demoralized one, has no use of them.', null, null, 3),
  ('aa878f48-6f6a-54fc-9db6-39dda4e8afa7', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Icons of skills', null, null, 'The icon beside a skill’s name tells you what it costs.

- **Skill** {skill}: costs an action, a simple one unless marked otherwise.
- **Passive** {passive-skill}: always works, and costs nothing.
- **Command skill** {command-skill}: paid with a command token.
- **Spell** {spell}: an action of a Spellcaster; see the chapter on magic.
- **Tinge skill** {tinge-token}: an action that you pay with Tinge.
- **Chevron** {long-action}: the skill is a long action and fills the whole activation.

The text of the skill adds what else it needs: a distance, a target, a limit such as once per round or once per game. If a skill says that LoS is not needed, you may use it on what you cannot see.', null, null, 4),
  ('df768d14-3cf0-5d65-acaf-3b794f208abd', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'The two halves of a Character’s card', null, null, 'The upper half counts while the Character is alone; the lower half is added to the unit once the Character has joined it.

In the lower half a value with a plus is added to the unit’s own: +1 MOR raises the unit’s MOR by one. Dice and automatic symbols join the unit’s rolls, and conquest may rise by up to 2. Skills printed only in the upper half rest while the Character is part of a unit, and those of the lower half do nothing while the Character is alone. Some skills stand in both.

The badge says what kind of Character it is: the helmet is an Officer, the scroll a Support. Both matter as soon as the Character joins a unit.', null, null, 5),
  ('0b2d5000-01e3-581f-944e-aa9a16b96631', 'e9165df6-2b09-5daf-aaa0-ce0e094ba5b3', 'Characteristics and keywords', null, null, 'A characteristic says what a unit **is**; a keyword says what it **can do**.

Infantry, Cavalry, Orc, Elf or Character are characteristics. Most have no rule of their own: they matter when something else names them, as Join (Infantry, Orc) does, or dense forest, which is Rugged (Cavalry, Golem). High Command is the exception that shapes your list.

Scout, Elite, Dispel or Raging are keywords. Each is a rule, explained in the glossary and in the chapter on keywords. A value in brackets belongs to the keyword:

- Intimidating (2): a number.
- Dispel ({BLU}{BLK}): dice.
- Join (Infantry, Orc): a comma asks for all of them.
- Join (Living Flesh | Dead Flesh): a bar asks for one of them.', null, null, 6),
  ('9dd12fcf-2f5f-5d93-9e8a-6ed372bcff0f', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'The six dice', null, null, 'Three dice are made to attack and three to defend. All have eight faces, and each face is as likely as any other.

- {RED} red: {success} · {success} · {success} · {success} · {success}{success} · {success}{success} · {special}{hollow-success} · {special}{success}
- {ORG} orange: {success} · {success} · {special} · {hollow-special} · {success}{special} · {success}{special} · {success}{hollow-special} · {hollow-success}{special}
- {YLW} yellow: {success} · {success}{special} · {success}{special} · {hollow-success}{special} · {hollow-success}{special} · {special} · {special}{special} · {hollow-special}
- {GRN} green: {block} · {block} · {block} · {block} · {block} · {block}{block} · {special} · {special}{hollow-block}
- {BLU} blue: {block} · {block} · {block}{special} · {block}{hollow-special} · {special} · {special} · {special}{hollow-block} · {hollow-special}
- {BLK} black: {block} · {block}{special} · {special}{special} · {special}{hollow-block} · {special}{hollow-block} · {special} · {special} · {hollow-special}

Sources differ about the yellow die: one lists nine faces, which an eight-sided die cannot have.', null, null, 1),
  ('6a14ba80-b091-5b25-a31e-19bc3c3bf884', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'What the symbols do', null, null, 'Successes hurt, blocks protect, specials pay for switches.

- {success} **Success**: one that nobody blocks is 1 wound in an attack. On a WP test it is what you need.
- {block} **Block**: takes away one success of the other roll.
- {special} **Special**: does nothing by itself; it is the usual coin for switches.
- {hollow-success} {hollow-block} {hollow-special} **Hollow symbols** are not full ones. They count only where a rule names them, and for units with Elite, who read them as full.

Some units add automatic symbols, printed on the card without a die. They join the roll after the rerolls. They can be spent on switches, and an effect such as Cancel a Symbol may remove them like any other.', null, null, 2),
  ('477fca08-b3f1-5f5b-92e7-eca09779e852', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'What to expect from a die', null, null, 'Red hits most often, green blocks most often, and yellow and black pay for switches.

Averages for one die:

- {RED} 1.13 successes, 0.25 specials
- {ORG} 0.63 successes, 0.50 specials
- {YLW} 0.38 successes, 0.88 specials
- {GRN} 0.88 blocks, 0.25 specials
- {BLU} 0.50 blocks, 0.50 specials
- {BLK} 0.25 blocks, 0.88 specials

Example: {RED}{ORG}{ORG} against {GRN}{BLK}. The attack brings 1.13 + 0.63 + 0.63, about 2.4 successes; the defence about 1.1 blocks. Expect one wound, sometimes two, before switches. Hollow symbols are left out of these figures, so a unit with Elite does better than they say.', null, null, 3),
  ('a052aa93-246f-5a19-9390-3cd79df96664', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Willpower test', null, null, 'Roll the unit’s WP dice; one success passes, unless the rule asks for more.

WP tests come up when stress is above MOR, when a Demoralized unit tries to rally, when an enemy with Intimidating comes into contact, beside Sinister terrain, to ignore Bloodlust, and wherever a skill calls for one.

- Over MOR by 2 or more, the test needs 2 successes.
- Intimidating (2) asks for 2 successes, and each missing one is 1 stress.
- A Frightened unit rerolls every die that shows a success, once.
- Berserker Rage may add a symbol after the roll for 1 wound.
- Elite counts hollow successes.

Example: WP {ORG}{ORG} with 1 success rolled passes an ordinary test and fails one that needs 2.', null, null, 4),
  ('69f1e0c4-d525-5aff-89eb-5a2c6eb1c423', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Simple roll', null, null, 'In a simple roll nobody rolls against you: roll the dice named and count the symbols that the rule asks for.

Feats, missions and a number of skills use it. The feat Resources, for example, lets a unit of four troops or more roll {YLW}{ORG}{RED} and moves a meter by 1 for each success. There are no blocks to take successes away and no enemy switches.

Other examples: in Fog of Death each unit near a fog marker rolls {ORG} and looks its result up; an Engineer who has joined a War Rig rolls WP dice at the start of the round and may heal 1 for each success; First Aid of the War Surgeon rolls {RED}{ORG}, heals 1 for each success and has a switch of its own.', null, null, 5),
  ('eb0bed66-50d9-5f38-99a1-39b5f5df6a64', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Face-to-face roll', null, null, 'Both sides roll at once, and what is left after blocks decides. Attacks against defence, and casting against a block attempt, use the same ten steps.

1. Gather the dice. Bonuses and losses from rules and Characters apply now; against shooting the defender drops {RED}, {ORG} and {YLW}.
2. A unit engaged with two or more enemy units cancels one of its own dice or automatic symbols.
3. The player who is not active declares a modifier or not, then the active player.
4. Both roll. Rerolls happen now.
5. Add automatic symbols.
6. Cancel dice and symbols; Disarmed and Vulnerable act here. Elite turns hollow symbols full before states act.
7. The active player’s switches, then the other’s.
8. Every block left removes one success of the other side. Each success left is 1 wound in an attack.
9. In combat only: find out who lost.
10. States that took effect come off.', null, null, 6),
  ('936f2fc9-2c2e-5ad4-8b80-69201e002d4a', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Rerolls and fixed dice', null, null, 'Rerolls come straight after the roll, before anything is cancelled or spent; a fixed die is set before the roll.

- **Repeat a Die**: pick one die and roll it again. If an effect forces this on you, the die must show what the effect demands.
- **Repeat a Roll**: roll all dice of the roll again. You cannot keep the good ones.
- **Fix a Die**: set one die to the face you want and roll the others.

A charge lets you reroll the attack roll. Bloodlust gives the same reroll against its prey while engaged, not a second one on top. Aim lets a unit reroll its ranged attacks.

Automatic symbols are added after rerolls, so they are never rolled again.', null, null, 7),
  ('56ed5043-f927-5917-9a50-179900610a48', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Cancelled dice and symbols', null, null, 'Cancel after the rerolls and before any switch is paid.

- **Cancel a Die** takes a whole die out of the roll, with all that it shows.
- **Cancel a Symbol** takes one symbol, which may be an automatic one.

States work this way too. Disarmed makes a unit lose one attack die that shows a success; Vulnerable makes it lose one defence die that shows a block. In both cases the **opponent** chooses which, so the best die usually goes.

Example: a Disarmed unit rolls {success}{success}, {success} and {special}. The opponent takes the die with two successes and leaves 1 success and 1 special. Had no die shown a success, nothing would be lost and the state would stay.', null, null, 8),
  ('6ecf1a9a-6a79-5cb3-bdb4-0e2121f1ae52', '6fd82920-de01-56fb-b2bb-27184d685c1d', 'Hollow symbols and Elite', null, null, 'A hollow symbol is worth nothing until a rule says otherwise, and Elite is the rule that says it most.

For an Elite unit {hollow-success} is a success, {hollow-block} is a block and {hollow-special} is a special, once rerolls are done and before states act. So a die that shows nothing but a hollow success can be picked by the opponent of a Disarmed Elite unit: it shows a success by then.

Elite does nothing on Tinge rolls or on rolls to block a spell. There a hollow block means 1 Tinge, and it stays hollow for everybody.

Some switches and skills name hollow symbols directly. They work for any unit that has them.', null, null, 9),
  ('f9936c6f-5be8-56e9-87bc-7facae08958a', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Preparing the game', null, null, 'Preparation is a list of numbered steps; terrain is one of them, and the roll for initiative is step 4.

Our sources do not print the whole list. What they show for certain:

- The mission sets the deployment zones, the objectives and how many rounds and turns you play.
- Terrain goes on the table during preparation. A Druid may add a forest right after that step.
- Initiative is a face-to-face roll; a Strategos adds {BLU} to it.
- Feats have their own preparation: event tokens, contracts, banners, fog markers.

Mission maps suggest a table of about 60 by 60 strides. Neither a fixed table size nor the usual number of points for a game is stated, so agree on both beforehand.', null, null, 1),
  ('07a3e000-21b6-5c5d-9f3d-73188fffaf5b', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Initiative', null, null, 'The holder of the initiative chooses, at the start of every round, who plays first.

The first holder is found by a face-to-face roll while preparing the game. After that it passes at the end of each round: the player with the **lower score** takes it, and with equal scores it changes hands.

Initiative settles more than the first turn:

- the order of deployment, together with the mission,
- who starts when Scout units deploy,
- the order in feats and missions that speak of initiative.

Having initiative does not mean playing first. It means that you choose, and letting your opponent go first is a fair choice: the one who plays second has the last activation of the round.', null, null, 2),
  ('2082e985-bc44-5318-9b3f-6d4374c24a9e', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Deployment zones', null, null, 'Your units deploy inside your company’s zone, and the mission says where it lies and how deep it is.

{diagram:deployment}

Depths run from 5 to 15 strides. Six is a narrow strip in Expanse; eight and ten are common; in Ghosts from the Mist zones are 15 deep. For some missions two layouts are known, an older and a newer one; the mission’s page names both.

The zone keeps its meaning all game long:

- Demoralized units flee toward it, and count as inside only when the **whole** unit is.
- Ambusher units may arrive in their own zone.
- Scout and Ambusher units may never come down in the enemy zone.', null, null, 3),
  ('487eb62c-7f85-5c30-9b67-3ce7e491e81d', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Deploying your units', null, null, 'Place each unit inside your zone, its troops in formation around the leader, in the order that initiative and the mission give.

Before you place a unit, look for choices that its card wants at deployment. Skin Changers pick a totem, other cards ask for a posture or an emotion, and the choice holds afterwards.

Characters and Companions:

- A Companion joins its own Character now, and the two stay together for the game.
- A Character who is to start with a Scout or Ambusher unit that is held back waits off the table and arrives with it.
- In the feat Decapitation your commander deploys in the normal way, may not use Scout or Ambusher, and joins no unit.

How players alternate while deploying ordinary units is not spelled out in our sources.', null, null, 4),
  ('9767b3c3-e6ad-5040-a370-4131adbf68f4', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Scout units', null, null, 'A Scout unit deploys after everybody else, in one of two ways: in your own zone without being engaged, or touching a table edge.

At a table edge two conditions hold. The spot must lie outside the enemy zone, and no enemy that has LoS to the unit may be within 12 strides. An enemy at 10 strides behind a Block LoS wood does not forbid it; one at 12 strides in the open does.

If both sides have Scout units, the holder of the initiative picks who starts; then you alternate.

You may also hold a Scout unit back in secret. It then arrives during the game, activates at once and takes **one simple action**, never a long one.', null, null, 5),
  ('55a9821d-3ac1-5e9d-bbea-117cee379b89', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'Ambusher units', null, null, 'An Ambusher unit may stay hidden and arrive later, in place of activating another unit.

Choose where it comes down:

- in your own zone, where it may even arrive engaged, or
- anywhere outside the enemy zone, if no enemy with LoS to it is within 12 strides.

It then activates. A long action in the turn of arrival costs it 1 stress, so a charge out of ambush is possible but not free.

Example: an enemy 9 strides away cannot see the spot because a building is between. Arrival is allowed. A second enemy at 11 strides sees it: arrival is forbidden there.

Before version 1.6: the distance was 10 strides, and arriving engaged counted as a charge that nobody could answer with Hold and shoot.', null, null, 6),
  ('1ee92fef-8346-538c-8c10-bbd0234101dc', '8dbbfb5a-66b3-5bd6-b394-10289a23c13f', 'What is off the table', null, null, 'Scout and Ambusher units may be held back in secret: you need not show your opponent that they exist.

- A Character who joins a held-back unit waits with it and arrives with it.
- A unit that is off the table gains no Tinge from the keyword Tinge, which works only while on the table.
- A Scout arriving in play gets one simple action. An Ambusher arrives as an activation of its own and may take a long action for 1 stress.
- Some enemies react: a Darkmaster lets friends near the spot move before the newcomer activates.

For this reason the builder can print a **courtesy list**: it leaves out every unit with Scout or Ambusher, so that you can hand it over without giving a surprise away. Whether held-back units that never arrive count as lost is not stated in our sources.', null, null, 7),
  ('ba2ba6be-ae7a-5361-894a-e0a4e213c862', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'How a round is built', null, null, 'A round is four or five turns in most missions, and in every turn each player activates exactly one unit.

A turn counter with at least ten positions keeps time. A token on it marks the current turn, the End of Round token marks where the round stops, and event tokens and the tokens of Demoralized units wait further along.

So you do not simply activate each of your units once. With five turns you have five activations, no matter how many units you own. With seven units two of them will wait; with three units some act again and pay stress for it. A unit that waited is rewarded at the end of the round: it loses more stress and may get a free move.

A few missions count differently. Tree Mother has rounds of 5, 4, 3 and 2 turns, Sacred Land of 2, 3, 4 and 5.', null, null, 1),
  ('03d70280-c598-542b-a0b0-9539066e3376', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'Start of a round', null, null, 'The holder of the initiative chooses who plays first this round.

Effects that happen “at the start of the round” come here too:

- Units with the keyword Tinge gain 1 Tinge, if they are on the table.
- Skills that say so are used: repairs by an Engineer on a War Rig, the free Displace of Osseous, and the like.

The choice holds for the whole round: the same player starts every turn of it. That makes it worth a thought. Playing first lets you strike before you are struck. Playing second gives you the last activation of the round, right before objectives are scored, and nobody can answer it.', null, null, 2),
  ('bd81603d-fe9b-552e-ba11-d64cfbc8c228', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'One turn', null, null, 'First player activates a unit, second player activates a unit, then events trigger.

1. The first player activates one unit from beginning to end.
2. The second player activates one unit from beginning to end.
3. Event tokens on the current position of the counter take effect.
4. The counter moves on, and the next turn begins, until the End of Round token is reached.

In place of activating a unit on the table, you may bring in a hidden Ambusher, or a Scout that you held back.

A skill can let a second unit act at the end of an activation. That happens inside the same turn and does not use up your next one. What a player does who has nothing to activate is not stated in our sources.', null, null, 3),
  ('07c27dc6-30c2-549d-b364-deca2a87b274', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'The turn counter and its tokens', null, null, 'When the turn marker stands on a token’s position and both players have activated, the token takes effect.

Three kinds of token use the counter:

- **End of Round**: this was the last turn; go on to the end of the round.
- **Events** of missions, feats and skills. Fog of Death, for instance, starts one on position 3 and moves it on by 3 each time it triggers. An Engineer’s explosives go off 2 positions after they were laid.
- **Demoralized units**: each has a token, and when the counter reaches it the unit tries to rally. On a failure the token moves 2 positions further.

Feats use positions of the counter as meters as well, for example to show glory or resources. A Strategos may push the End of Round token one space forward or back once per game, but not onto the present or the previous turn.', null, null, 4),
  ('47070553-61d0-5830-be67-326d6c259e0c', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'End of a round', null, null, 'Score first, calm down afterwards. Go through these steps in order:

1. Effects that say “at the end of the round”.
2. Score mission points.
3. Stress: a unit that was activated loses 1, a unit that was not loses 2. Demoralized units lose none.
4. Check Tinge for every unit that has some.
5. No one left behind: units that waited may move.
6. Take off all activation tokens.
7. Initiative goes to the player with the lower score; on a tie it changes hands.
8. Move the End of Round token to where the mission wants it for the next round.

The order matters. Scoring comes before the free moves, so nobody runs onto an objective in step 5 for this round’s points. Stress fades before Tinge is checked, and Tinge may add a fresh one.', null, null, 5),
  ('456836a5-9606-572d-ad0d-e484a68ebecd', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'No one left behind', null, null, 'At the end of a round, units that were **not activated**, are **not Demoralized** and are **not engaged** may move.

This is what waiting pays: the unit loses 2 stress instead of 1 and still follows the army. The move comes after scoring and before the activation tokens are taken off, so look for units without a token.

Some skills widen the rule. Amelia Hellbroth lets one allied unit move here although it was activated, and Orc Husk may do so too. A War Surgeon heals units near him in this step.

A Slowed unit is a case our sources leave open: whether the state also shortens this move is not stated.', null, null, 6),
  ('bd3197e9-a756-510e-b640-32afbe011095', '5db3623e-84d1-5b6a-8a75-d48f2d72512c', 'End of the game', null, null, 'The game ends with the last round of the mission, three rounds as a rule; the higher total of points wins, and equal totals are a tie.

Finish the round as usual, with its scoring. Then add the feat points, which count only now: the contract, the commander, the banner, the markers of The Rift, the meters.

Some missions name further ends:

- Several older texts stop the game as soon as one side has no unit left. Newer texts of the same missions leave that sentence out, so agree which you follow.
- Tree Mother also ends when all units of one side are Demoralized, or when she and her four sprouts are destroyed. It is scored only at the end.', null, null, 7),
  ('6d003581-e45e-5ea1-b08b-54d7a6c5ae8e', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Activating a unit', null, null, 'In its activation a unit takes **two different simple actions** or **one long action**. Only Move may be taken twice.

1. Choose a unit that is not Demoralized.
2. If it already has an activation token, it gains 1 stress. If it has a token and its stress is at its MOR or above, all it may do is Rest, and Rest costs no stress.
3. Apply what happens at the start of an activation: the WP test against Bloodlust or Sinister terrain, skills.
4. Take its actions.
5. Go through the end of the activation. From now on the unit has an activation token.

Good pairs are Move and shoot, Move twice, shoot and a skill. Two ranged attacks are not allowed: they are the same action.

**Note.** Taking the Move action does not oblige you to go anywhere. A unit may take it and stay where it is.', null, null, 1),
  ('420b56b4-33dd-5b1f-9078-2cbd9e1ed636', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Simple actions', null, null, 'There are six, and an activation has room for two different ones.

- **Move**: first MOV, then second MOV. The only one that may be taken twice.
- **Melee attack**: fight an enemy with whom the unit is already engaged.
- **Ranged attack**: shoot at a visible enemy in range, while not engaged.
- **Cast a spell**: a Spellcaster’s printed spells.
- **Tinge skill**: a skill that is paid with Tinge.
- **Skill**: any printed skill that costs an action and is not marked as long.

Missions add others, such as picking up a banner, praying at an altar or destroying a sprout. They count as simple actions like these.

Passive effects and command skills are no actions. They come on top, whenever their text allows.', null, null, 2),
  ('c85a8152-ca3f-5627-badd-4ed436c05929', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Long actions', null, null, 'A long action, also called a complex one, is all that a unit does in its activation.

- **Charge**: run in a straight line into an enemy and fight, with a reroll.
- **Assault**: move with both MOV into an enemy and fight, without the reroll.
- **Rest**: drop stress, states and Tinge.
- **Long skill**: a skill or spell marked with the chevron {long-action}.

Because it fills the activation, you cannot Move and then charge, or charge and then use a skill that costs an action. Passive effects and command skills still work.

Units that arrive in play have less room: a Scout gets one simple action and no long one, and an Ambusher pays 1 stress for a long action in the turn of its arrival.', null, null, 3),
  ('146f592c-15e9-541a-a177-673dc92e8979', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Activating a unit again', null, null, 'Yes, you may activate the same unit again in a round; each time after the first costs it 1 stress.

The stress comes at once, before it acts. Look at its MOR first:

- Stress below MOR: it acts freely.
- Stress equal to or above MOR, with an activation token: it may only Rest. Resting costs no stress for the repeat.

Example: a unit with MOR 2 and 1 stress has its token. Activated again it goes to 2 stress. Whether the limit is looked at before or after this stress is not stated in our sources; agree on it. At the end of this activation 2 is not above MOR 2, so no test is due.

Some skills let a unit act again and say that this costs no stress. Then it does not.', null, null, 4),
  ('bfdda8e7-d040-53bf-8682-00ec31ae6399', '0d5b2657-7884-5148-961b-bb747ee93e64', 'End of an activation', null, null, 'Four things happen, in this order, each time a unit has finished.

1. Effects that end or trigger with the activation, such as stress for losing a combat or Tinge from a fog marker.
2. WP tests for units whose stress is above their MOR. Whoever fails is Demoralized and flees at once.
3. Control of objectives is checked.
4. At most **one** skill that activates another unit may be used; the active player decides first.

Morale comes before objectives. A unit that breaks in step 2 has no conquest value left when control is checked in step 3.

Step 4 does not chain. However many skills of that kind you own, one activation brings forward no more than one other unit this way.', null, null, 5),
  ('ee6c49b3-c30e-5905-a820-4867767f0d35', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Rest', null, null, 'Rest is a long action that clears a unit: take any of its four benefits, or all of them.

- Remove all stress.
- Remove states.
- Remove 1 Tinge.
- Make one move of the **first** MOV.

It cannot be taken while engaged. It is also the one thing that a unit may do when it has an activation token and stress at or above its MOR, and it costs no stress for activating again.

Example: a unit with 3 stress, Slowed and 2 Tinge rests. It ends with no stress, no states, 1 Tinge and up to its first MOV closer to where you want it.

Before version 1.6: the move used the second MOV, and no Tinge was removed.', null, null, 6),
  ('812aaffd-8a93-585a-b07e-cd64824d9deb', '0d5b2657-7884-5148-961b-bb747ee93e64', 'What an engaged unit may do', null, null, 'An engaged unit may fight, move away, or use skills on itself or on the enemy it is fighting. It may not shoot, and it may not Rest.

- **Melee attack** is its usual action.
- **Move** is allowed, but the enemy may answer the declaration with an opportunity attack.
- **Spells and skills** may be aimed only at its own unit or at the enemy engaged with it.
- **Ranged attacks** need a unit that is free.
- A Character may not leave a unit that is engaged.

A unit fighting two or more enemy units loses one die or automatic symbol in each of its face-to-face rolls against them.

Sources differ about Large units: one keeps an older line that lets them charge out of a combat, another has dropped it.', null, null, 7),
  ('56c32611-0763-59e2-a74b-5fdc8ef05938', '0d5b2657-7884-5148-961b-bb747ee93e64', 'Actions that a mission adds', null, null, 'Some missions and feats give every unit one more action; unless they say otherwise it is a simple one.

Examples:

- **Pick up the banner** (feat Banner): a unit adjacent to a dropped banner of its side takes it.
- **Pray** (Sacred Land): within 3 strides of a lesser altar, the unit takes a prayer token and has +1 conquest for the rest of the game. It may pray again.
- **Ensure Survival** (Rescue Mission): within 3 strides of a marker of your colour.
- **Destroy a sprout** (Tree Mother): for the raiders only.

Not everything is an action. Picking up loot costs 1 stress, gathering resources is done at the end of an activation for 1 stress, and tracking a vestige is a WP test at the end of an activation.', null, null, 8),
  ('8dd76565-9a8f-5ae4-b79a-b4613ed9dd8c', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'The Move action', null, null, 'A Move is two stages: first the unit’s first MOV, then its second.

With MOV 3-2 that is up to 3 strides and then up to 2. Taken twice in an activation it is 3, 2, 3 and 2, ten strides in all, the same as many units charge; but a double Move ends without a fight and needs no straight line.

- Slowed makes the second MOV 0: one Move of a 3-2 unit is 3 strides. The state ends when the unit has moved.
- Rugged terrain makes a unit Slowed as soon as it is adjacent to it.
- Impassable terrain cannot be entered; Unstable terrain can be crossed, but the unit may not stop there.
- Leaving a combat invites an opportunity attack.

You may Move and stay in place, for example because you only need the action.', null, null, 1),
  ('c64d2839-0ecc-5472-99aa-2a953104fef6', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Strides and distances', null, null, 'All distances are strides; “within 5” means 5 strides or less.

Printed ranges, moves and effects all use the same measure. Distances that you need often:

- 3 strides: to contest an objective.
- 4 strides: fog markers and Sinister terrain.
- 5 strides: those near a unit that Tinge destroys.
- 10 strides: the least distance between fog markers.
- 12 strides: arrival of Scout and Ambusher units.
- 20 strides: a Spellcaster’s reach when blocking a spell.

Adjacent units and terrain matter for Cover, Rugged terrain and several skills. How a distance between two units is measured, from which model to which, is not stated in our sources beyond Place, which speaks of the leaders.', null, null, 2),
  ('f4916613-6e74-5d15-a4b5-950e838eb67b', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Formation', null, null, 'Troops stay in formation around their leader, after every move and every combat.

{diagram:coherency}

The leader is the point of reference; the others gather round. The same holds when a unit deploys, when it is picked up and set down by Place, and when troops come back through Recover.

How far a troop may stand from its leader is not stated in our sources. The printed rules have the exact distance; keep the group as tight as the models allow and nobody will object.

When a Character joins as an Officer, the Officer becomes the point that the others gather round. A Support joins the group without leading it.', null, null, 3),
  ('35aa2142-c307-59df-b600-baad2ba10a17', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Positioning manoeuvre', null, null, 'Before and after a combat, bring every troop that is not yet fighting into contact with the enemy if you can.

Work down this list for each free troop:

1. Put it in contact with an enemy troop.
2. If there is no room, put it in contact with its leader.
3. If that fails too, in contact with any troop of the unit.
4. Otherwise as near as possible.

The leader may change places with a troop that is in contact, which brings a strong leader to the front or takes him out of it. The group stays in formation throughout.

So a combat never stays thin for long: before the dice are gathered the rear ranks close up, and after the losses they close up again.', null, null, 4),
  ('151f5b1c-39e5-58e6-a0d5-7c34a6b0c07e', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Shove, Attract, Displace, Place', null, null, 'Being moved by an effect never gives an opportunity attack, and reaching an enemy this way is not a charge.

- **Shove (X)**: X strides straight away from the unit that causes it. The full distance, unless contact stops it.
- **Attract (X)**: X strides straight toward it. The full distance, unless contact stops it.
- **Displace (X)**: X strides in a straight line, in the direction that the owner of the effect chooses. Only Impassable terrain hinders it; contact stops it.
- **Place (X)**: the leader is set on a point within X of the leader of the unit that causes it, the rest around in formation, not on models or Impassable terrain.

All four may end in an engagement. Then the units simply are engaged: no charge, no reroll, no Raging. Immovable and Large units are moved only if their player wants it.', null, null, 5),
  ('9403d763-ab5b-56f5-8cfe-42d7eabb8ed8', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Colliding with Impassable terrain', null, null, 'A unit that Impassable terrain stops during Shove, Attract or Displace collides with it.

By itself a Collide does nothing more: our sources give it no effect of its own. It matters because skills and spells refer to it. A spell of the Frostfire Herald, with its upgrade, hurts a unit that collides; Mornmab deals a wound to a unit that its onslaught drives into a rock, and to both when it drives one unit into another.

Where a unit is stopped by contact with another unit, that is no Collide unless a card says so. The unit halts at the point of contact, and if the other is an enemy they are engaged.', null, null, 6),
  ('d1e0a25e-5fef-5d94-88d7-ee57f3a31163', '82bcb170-a162-5f4b-b6ca-6ec2b0a1cc74', 'Moving out of a combat', null, null, 'An engaged unit may Move away, but every enemy engaged with it may first make an opportunity attack.

1. You declare the move.
2. An enemy engaged with the unit may gain 1 stress to attack it, face to face, without modifiers and without switches.
3. The unit then makes its move with what is left of it.

Moves that no player declares are safe: being pushed back, fleeing, Shove, Attract, Displace and Place. Some units are never attacked this way; Osseous and Namaoin have skills to that end.

Only for Large units does any text speak of charging out of a combat, and there sources differ; see “What an engaged unit may do”.', null, null, 7),
  ('927ffc09-0fcc-501f-8f56-7b0c759fd056', '66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'Line of sight (LoS)', null, null, 'Units and Block LoS terrain stop a line of sight; other terrain hides nothing.

{diagram:line-of-sight}

- A fence, a wall, a river, ruins or rugged ground do not block LoS. They lack the keyword Block LoS, however tall the model is.
- Buildings, small structures and forests have it. They stop a line that passes through them, that goes into them or that comes out of them.
- Units in between block LoS as well, your own and the enemy’s, unless a rule says otherwise.
- Fog markers hide nothing.

**Note.** A troop always has LoS to itself and to troops adjacent to it. When you trace LoS to a unit, the troops of that unit do not hide one another: the front rank of Orc Hunters does not cover the rank behind.', null, null, 1),
  ('04dca4c1-84a2-5e99-8095-76352ddd59ad', '66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'Seeing Large units', null, null, 'A Large unit towers over the rest: only another Large unit or Block LoS terrain can hide it.

Ordinary units that stand between you and a Large enemy do not matter, so it can be shot at over the heads of your own troops, and of its escort. The same works against you: you will hardly hide a Large unit behind Infantry.

The rule speaks of seeing the Large unit. That a Large unit itself sees over smaller units when it looks at a small target is not stated in our sources; treat units in between as blocking, unless you agree otherwise.

A Large unit in turn blocks LoS for everybody, being a unit like others.', null, null, 2),
  ('31093fa4-201b-5bac-a722-6facbce8ba09', '66565ca4-52eb-54c3-8f4e-69b0d7e4f75c', 'When you need LoS', null, null, 'You need LoS to shoot, and for any effect whose text or rule asks for it.

- **Ranged attack**: range and LoS.
- **Hold and shoot**: LoS to the charging unit; range does not matter.
- **Scout and Ambusher arrival**: only enemies that have LoS to the spot forbid it.
- **Skills**: many print that LoS is not needed, and then a wall between does no harm. Whether all others need it is not stated in our sources.

Some skills change sight itself. What Alula sees counts as seen by all her allies. Ice Archers shoot past friends with Frozen Rain, though the card leaves a doubt how far that goes. No enemy more than 8 strides away can target a Darkmaster by shooting, spells or skills.', null, null, 3),
  ('f3ac92ed-81cb-55bb-bcc3-9870b2d103be', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Fighting a melee', null, null, 'Attack roll against defence roll; each success left over is 1 wound, on **either** side.

The attacker must be engaged with the target, by a charge, an assault or because they are still fighting.

1. Positioning manoeuvre: free troops close in.
2. Both gather dice: the attacker the melee row, the defender the defence row, each for the troops it has now. Joined Characters add theirs.
3. Roll face to face, with modifiers, rerolls, states and switches.
4. Deal the wounds.
5. Find the loser. The winner may push back and pursue.
6. Positioning manoeuvre again.

The defender is not helpless. Defence rolls may hold attack dice, and many switches turn a block into a success or hurt the attacker. So a bad attack can cost you more than your enemy.', null, null, 1),
  ('b133cce4-8adc-5282-b1c7-5036ddab4162', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Who loses a combat', null, null, 'The unit that suffered more wounds in this combat loses, if it suffered at least one.

The loser gains 1 stress at the end of the activation, and may be pushed back. With equal wounds, or none at all, nobody loses.

Not every wound is counted:

- The wound that a unit gives itself with Berserker Rage does not count.
- A few skills change the count. Battle-Scarred and Revenant drop one wound from the sum, for instance.

A Manned unit gains no stress for losing. A Demoralized unit that takes part in a combat flees after the result, whether it won or lost.

Example: the attacker deals 2 wounds, the defender’s switches deal 1 back. The defender loses and gains 1 stress when the activation ends.', null, null, 2),
  ('7798368b-bdd9-54e3-a89b-59353c015f88', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Pushing the loser back', null, null, 'The winner may push the loser back by the loser’s **first MOV**; the loser may take 1 stress to stay.

If something is in the way and the whole distance is not possible, the winner chooses the direction in which the loser goes furthest.

- The decision is the winner’s: you need not push back.
- The refusal costs 1 stress on top of the one for losing.
- An Immovable unit, and so every Large one, is not pushed back unless its player wants it to be.
- Being pushed back gives no opportunity attack.

Example: a loser with MOV 3-2 goes 3 strides back. Its player has a unit at MOR 2 with 1 stress; refusing makes it 2, losing makes it 3 at the end of the activation, and then a WP test is due. Often it is better to go.', null, null, 3),
  ('ff7b845b-706a-5986-8d5f-d2868ce9e66e', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Pursuit', null, null, 'After pushing the loser back, the winner may follow, always with its **whole** first MOV.

If the winner’s leader comes into contact with the enemy leader, the units are engaged again. That is not a charge: no second fight now, no reroll, no Raging.

Pursue to hold the enemy in place, so that its next activation starts in combat and it can neither shoot nor Rest. Stay where you are if an objective lies under your feet, or if the pursuit would take you into the open. Since the whole distance must be moved, a short hop forward is not possible unless contact ends it.', null, null, 4),
  ('2e90e4c4-987a-5d1c-9957-3eb28790e377', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'When the enemy unit is destroyed', null, null, 'A unit that wipes out its enemy in combat gets one free Move.

The Move is not an activation: it gives no activation token and costs no stress. Use it to reach an objective before control is checked at the end of the activation, or to get away from the next enemy.

A destroyed unit cannot be pushed back or pursued; the free Move takes the place of both. If a joined Character survives the unit, the Character’s own card tells you what it has left; damage was kept apart from the start.

Whether the winner also gets it when a beaten unit flees off the table is not stated in our sources.', null, null, 5),
  ('8609216b-11e4-50fb-88ed-11245f351340', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'Fighting several enemies', null, null, 'A unit engaged with two or more enemy units cancels one of its own dice, or one automatic symbol, in each face-to-face roll.

It does so at the second step, before any dice are rolled. The loss is one die or symbol, however many enemies there are beyond the first.

Ganging up pays: the second unit weakens the enemy’s defence against the first and its attack against both. Some units are used to it; Aggressors, for instance, have a skill that spares them the loss.

Shooting into the crowd is possible too, see “Shooting into a combat”.', null, null, 6),
  ('13b35875-8555-55da-9dfa-2d9c2a58c941', 'e78f87d3-9872-590a-814d-af33a3f7c2a8', 'A melee, step by step', null, null, 'Orc Hunters with three troops attack a unit that defends with {GRN}{BLK}. Nobody uses a modifier.

1. The Hunters gather {RED}{ORG}{ORG}{ORG}{YLW}, the row for 3+.
2. They roll {success}{success}, {success}, {special}, {hollow-success}{special} and {success}: four successes and two specials; the hollow one does not count.
3. The defender rolls {block} and {special}.
4. The Hunters are the active side: two specials pay their switch, and the enemy becomes Vulnerable.
5. One block takes one success away; 3 are left.

The defender suffers 3 wounds. With W 2 that fells one troop and leaves 1 wound on the card. It suffered more, so it loses: 1 stress at the end of the activation, and the Hunters may push it back. Vulnerable did not affect this roll, so it stays for the next.', null, null, 7),
  ('260849cc-b456-5105-abe4-2d768037bcc8', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Shooting', null, null, 'A unit may shoot if it has a ranged attack, is not engaged, and has the target in range and in LoS.

1. Name the target; check range and LoS.
2. The attacker gathers the ranged dice of its row, the defender the defence dice it may use against shooting, plus Cover.
3. Roll face to face. The attacker may use switches, the defender may not.
4. Each success left is 1 wound.

Nobody loses a ranged attack, so there is no stress for losing and no push back. The target’s roll cannot hurt the shooter either, for it has only blocks.

Example: a range of 15 reaches a target at 15 strides and not one at 16.', null, null, 1),
  ('43bf6f27-520e-50a1-a139-63cc430aebfe', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Defending against shooting', null, null, 'Against a ranged attack only {GRN}, {BLU}, {BLK}, {block} and {hollow-block} count; the defender has no switches.

Leave out red, orange and yellow dice before rolling, even if they stand in the unit’s defence row. Specials may be rolled but buy nothing. A hollow block is worth a block only for a unit with Elite.

What still helps:

- Dice from Cover.
- A defence modifier, if the unit takes the stress and is not Vulnerable. Attack dice among it are dropped like the others.
- Rerolls and automatic blocks that skills give, such as Pavise of the Black Legion Arquebusiers.

Hurt by shooting, a unit is neither pushed back nor stressed unless the attack says so.', null, null, 2),
  ('e9c9de23-0e1e-5d28-bce8-2e0c3c9fd9cc', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Cover', null, null, 'A unit adjacent to something with Cover (X) adds X to its defence against ranged attacks.

{diagram:cover}

- Fences, small structures, light forests and ruins give {BLK}.
- Walls, buildings and dense forests give {BLU}.
- Some units print Cover themselves and shelter those next to them.
- An enemy shot at while it fights your own unit has Cover ({BLK}).

Cover does nothing in melee. Attacks with Aim take it away.

Being adjacent is what counts; our sources do not ask that the piece stands between shooter and target. They do not say either whether two pieces add up, or whether a unit that prints Cover shelters itself.', null, null, 3),
  ('879252a9-0924-5a0b-9537-4cf8ce583280', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Shooting into a combat', null, null, 'Allowed, but it costs: the target gets Cover ({BLK}), and **your own engaged unit gains 1 stress** at the end of the activation.

The stress falls on the friend in the fight, not on the shooters. Its MOR is looked at right there, at the end of this activation: if it is now above MOR, it takes a WP test.

Your own unit is not hit by stray shots; nothing in our sources says so. LoS has to be there as for any shot, and your troops in front may be in the way.

Example: your Bucklermen, MOR 1, hold an enemy and have 1 stress. A volley into that combat raises them to 2. At the end of this activation they test and may break and run.', null, null, 4),
  ('d0c78d5c-86e9-5103-9807-9366f1d89b54', 'dd9fd8b1-2154-5c70-a24e-4b72d968591c', 'Aim', null, null, 'A unit with Aim may reroll its ranged attacks, and its target gets nothing from Cover against them.

Some units have Aim printed, others get it from a Character or a single skill: Ansera Noighman gives it to Arquebusiers she has joined, and Headshot of Lady Télia is made with Aim.

Aim lifts every Cover, that of terrain and the {BLK} of a target that is fighting your own unit. It does not lift the ban on red, orange and yellow defence dice, which would not help the target anyway, nor does it let you shoot without LoS. The stress for shooting into a combat stays as well.', null, null, 5),
  ('a9290fd9-0011-59ae-a73c-b4759a9a29b2', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Charging', null, null, 'A charge is one straight line up to the value in brackets; it must end in contact, and then the unit fights with a reroll.

{diagram:charge-lane}

1. Declare the charge, a long action, and its target.
2. The target may Hold and shoot.
3. Move in a straight line, at most the charge value. The unit has to engage.
4. Melee attack. The attack roll may be rerolled.

With MOV 3-2 [10] a charge reaches an enemy up to 10 strides away. Raging adds 1 success to the attack. Intimidating works as soon as the units are engaged.

What happens with a charge that turns out too short is not stated in our sources.', null, null, 1),
  ('36eb50cb-8e83-5963-9470-cd1c8dc81d01', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Assaulting', null, null, 'An assault is the slower way in: first MOV, then second MOV until engaged, then a melee attack without the reroll.

It is a long action too. With MOV 3-2 it reaches up to 5 strides, half of what a charge does. What you gain is freedom: nothing asks for a straight line, so the unit can go round a corner.

- Raging does not work on an assault.
- The target may Hold and shoot as against a charge.
- Slowed makes the second MOV 0, so a 3-2 unit assaults up to 3 strides.
- Bloodlust is content with an assault.

Many skills speak of “a charge or an assault”; those that say only “charge” leave the assault out.', null, null, 2),
  ('f677c0af-5069-5c31-bc45-aeb9b60132a6', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Charge or assault?', null, null, 'Charge if the way is straight and clear; assault if it is short or crooked.

- **Path**: charge in one straight line; assault in two moves.
- **Reach with 3-2 [10]**: charge 10, assault 3 + 2.
- **Reach while Slowed**: charge 6, assault 3.
- **Reroll of the attack**: charge yes, assault no.
- **Raging**: charge yes, assault no.
- **Rugged terrain on the way**: no charge if the path touches it; an assault is possible but Slowed.
- **Hold and shoot**: against both.
- **Action**: both are long.

Both end the activation’s actions. If the unit is already in contact with the enemy, neither is needed: a melee attack is a simple action and leaves room for another.', null, null, 3),
  ('cbc65d2a-11b6-54d0-b000-eaaf0720c6fb', '6de69429-7a82-5963-a692-f744d47e7ab0', 'What stops or shortens a charge', null, null, 'Slowed takes 4 strides off a charge, and Rugged terrain on its path forbids it.

- **Slowed**: charge value minus 4, never below 0. A value of 10 becomes 6, a value of 3 becomes 0. The state comes off after the move.
- **Rugged terrain**: a unit that it affects may not charge along a path that touches it. Rugged (Cavalry, Golem) stops only those two, and Preferred Terrain lets a unit ignore it.
- **Impassable terrain**: no unit may enter.
- **Units in the way**: Large units pass through units that are not Large. For ordinary units our sources do not say.

A unit that starts adjacent to Rugged terrain becomes Slowed during its activation, so the charge loses 4 strides even if the path leads away from it.', null, null, 4),
  ('37df302c-1835-566f-b59d-ab4991921eff', '6de69429-7a82-5963-a692-f744d47e7ab0', 'Engaged, but not charging', null, null, 'Only the Charge action is a charge. Units that meet in another way fight without its gifts: no reroll, no Raging.

Not a charge:

- an assault,
- a pursuit that reaches the enemy leader,
- ending in contact through Shove, Attract, Displace or Place, or through a skill that says so, like the Snow Leopard Tattoo,
- an Ambusher who arrives engaged (since version 1.6).

They may still fight if an action or a skill gives an attack. Intimidating asks only for becoming engaged and works in all of them. Hold and shoot answers a charge or an assault, so it does not answer these.', null, null, 5),
  ('22061dc6-8ad6-582d-90d0-5bbd91c891d0', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'The three reactions', null, null, 'There are three things to do in your opponent’s activation: Hold and shoot, the opportunity attack, and blocking a spell.

- **Hold and shoot** answers a charge or an assault: 1 stress, a ranged attack before the enemy moves.
- **Opportunity attack** answers an engaged enemy who declares a move: 1 stress, a plain attack.
- **Blocking a spell** answers a spell: roll against the caster.

The first two cost stress, so a unit that cannot gain stress cannot use them: a Demoralized unit is out. All are voluntary. None of them uses up an activation, and since version 1.6 none of them needs or gives an activation token.

Skills add reactions of their own, such as Surprise Attack of Alula. What they cost is printed there.', null, null, 1),
  ('e734e6d6-4f8e-56dc-80b8-76f517025d16', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Hold and shoot', null, null, 'A unit that is charged or assaulted may gain 1 stress and shoot at the attacker before it moves.

- It needs a ranged attack and LoS to the attacker. Range does not matter: a range of 8 reaches a charger 12 strides away.
- It must be able to gain stress.
- The shooter may not use switches.
- The attacker defends as against any shooting, with Cover if it is adjacent to some.

Then the attacker moves with what is left of it and fights. If the volley fells troops, the charger uses the row for its new number.

Some attackers forbid it: Shadows of the Yew allow no Hold and shoot against their charge or assault.

Before version 1.6: only a unit without an activation token could do this, and it received one for it.', null, null, 2),
  ('c76f5040-aaab-558d-b2e6-14f25a55ca6e', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Opportunity attack', null, null, 'When an engaged enemy declares a move, your unit may gain 1 stress and strike first.

It is a face-to-face roll of your melee dice against the enemy’s defence. Neither side adds modifiers, and neither pays switches. Wounds are dealt, then the enemy makes its move.

- It answers a declared move, not forced ones: no attack for Shove, Attract, Displace, Place, for being pushed back or for fleeing.
- Each enemy unit that was engaged with the mover may decide for itself.
- A Demoralized unit cannot, for it cannot gain stress.

Our sources do not say whether such an attack has a loser in the sense of a combat, with stress and push back. As the enemy moves away in any case, it rarely matters.', null, null, 3),
  ('0f9a3a58-12b2-59b1-96ae-93b411b25ac0', '1a054b7f-eeb0-5ceb-b341-411703b6d2c7', 'Blocking a spell', null, null, 'Each spell may be blocked once, by its target with Dispel or by a Spellcaster within 20 strides of the caster.

- **Dispel (X)**: the targeted unit rolls the dice in brackets. Hollow blocks give it no Tinge.
- **Spellcaster**: rolls {BLK}{BLK}{BLK}. Each {hollow-block} rolled gives the blocking unit 1 Tinge.

The block attempt is rolled face to face with the cast roll: each block takes away a success. The spell works if the caster has at least 1 success left.

Choose well who tries, because a failed attempt cannot be repeated by another unit. Elite does not help here: a hollow block stays hollow. Blocking costs no stress and no action.', null, null, 4),
  ('2dae7df0-02fd-594d-a742-ec3323619a7f', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'Suffering wounds', null, null, 'Each success left after blocks is 1 wound; put damage tokens on the card.

Wounds are counted against W, the number that one troop bears. They come from attacks, and also from switches, spells, Tinge, Lethal terrain and skills.

Damage of a unit and of a Character who has joined it stays on **separate cards**. Which of the two takes a given wound is not stated in our sources, unless an effect singles one out, as Headshot of Lady Télia does.

Effects that prevent wounds say when they work: some before the wounds land, some once per round, some for Tinge or a command token.', null, null, 1),
  ('b25bb6ce-aecb-520d-a663-807787fd78f7', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'When a troop falls', null, null, 'As printed damage works, one troop falls for every W wounds that have gathered on the card.

Example: a unit with W 2 suffers 3 wounds. One troop falls and 1 wound remains. Two more wounds later, the next troop falls and again 1 remains.

Our sources imply this rule through the damage tokens more than they state it, and they do not tell which model is taken away. The unit has to be in formation afterwards, as always.

With fewer troops the unit changes rows: weaker dice, and often a lower conquest value. Look at the rows each time a troop falls, also in the middle of a round.', null, null, 2),
  ('13f466b7-0a50-5a93-ba68-301d88a5b11c', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'Heal and Recover', null, null, 'Heal takes damage off; Recover brings troops back. Neither does the other’s work.

- **Heal X**: remove up to X damage from the unit. A unit with 1 damage healed by 2 loses just that 1.
- **Recover X**: return up to X fallen troops, in formation with their leader. The unit may not grow beyond its starting size, and a joined Character is not counted in it.

Example: a unit of five with W 2 has three troops left and 1 damage. Heal 2 clears the damage and leaves three troops. Recover 1 makes it four troops, and the damage stays.

A unit back at three troops uses the row for 3+ again.', null, null, 3),
  ('18fb1511-7c27-5768-90f8-becb8ae34b33', 'fc7e6682-994c-56f3-a40d-08b26b651762', 'Eliminated units', null, null, 'A unit is eliminated when its last troop falls, when it touches a table edge while fleeing, or when Tinge destroys it.

- After a combat that wipes out the enemy, the winner has a free Move.
- A unit that flees off the table counts as eliminated for every purpose.
- A unit destroyed by Tinge gives 1 Tinge to all units within 5 strides.
- In some missions and feats leaving the table in any way counts too, for the commander in Decapitation for example.

A Companion goes when its Character does: both are removed at the maximum W. Some cards bring destroyed units back. And Again They Walk, of Master Nepharim and Puppeteer, returns a Risen unit that was stored, with 1 stress.', null, null, 4),
  ('c558752f-d342-5cbb-96a2-939f7e384c6b', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'What gives stress', null, null, 'One stress each time, unless the text names more:

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

Stress may go above MOR; nothing happens until the activation ends. A Demoralized unit gains none. A Manned unit gains none for losing a combat.', null, null, 1),
  ('cab76d2e-1c79-5c16-8cca-1f9028621e10', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'What takes stress away', null, null, 'At the end of a round a unit loses 1 stress if it was activated and 2 if it was not.

- **Rest** removes all of it, and is always possible for a unit that is not engaged and not Demoralized.
- **Skills** take some away: Discipline of a Hetman calms everybody within 20 strides by 1, for instance.
- **Rallying** sets it to MOR minus 1.
- Demoralized units lose none in any other way.

Example: MOR 2, 2 stress and an activation token. Until the end of the round the unit may only Rest. If it does nothing more, it starts the next round with 1 stress and without token, ready to act.

Before the game was printed, a preview spoke of stress coming off at the start of a round. That is out of date.', null, null, 2),
  ('9f89a534-1e3d-525f-9fda-146aa3e9a0a5', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'The morale test', null, null, 'At the end of an activation every unit with **more** stress than MOR takes a WP test.

- Above MOR by 1: 1 success is enough.
- Above MOR by 2 or more: 2 successes.
- Passed: nothing happens, and the stress stays. It will test again after the next activation if it is still above MOR.
- Failed: the unit becomes Demoralized and flees at once.

Stress equal to MOR is not above it; no test.

Example: MOR 1 and 3 stress is 2 above, so WP {ORG} must bring 2 successes. No face of an orange die shows two. A unit with one WP die can hardly afford to be 2 above its MOR.

Golem units ignore stress above their MOR.', null, null, 3),
  ('fa36918c-2461-5a40-8b95-fc3bb95468ff', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Demoralized units', null, null, 'A Demoralized unit flees at once and then does nothing until it rallies.

- It is not activated, takes no actions and uses no command skills.
- It neither gains nor loses stress.
- Its conquest value is null, so it holds no objective.
- It may be attacked. After any combat it takes part in, it flees.
- It takes no part in No one left behind.
- No Character may join it.

Its token lies on the turn counter. When the counter gets there, it tries to rally. On which position the token starts is not stated in our sources.

A Character who leaves a Demoralized unit is Demoralized too, with a token at the same position. Golem units never become Demoralized.', null, null, 4),
  ('789033fb-a504-540d-8f88-f627a02644bc', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Rallying', null, null, 'When the turn counter reaches the unit’s token, the unit takes a WP test.

- **Passed**: it rallies. It is no longer Demoralized, its stress becomes MOR minus 1, and it makes one Move.
- **Failed**: the token goes 2 positions further on the counter, and the unit flees again.

The Move after a rally happens at once; the unit may be activated later like any other.

Example: MOR 3, token on position 4. The test on turn 4 fails, so the token goes to 6 and the unit runs. On 6 it passes: 2 stress, one Move.

Some skills rally a unit without a test, such as Delegate of the Ancestors of the Evoker. A Frightened unit rerolls its successes in this test too.', null, null, 5),
  ('8c4e91f2-d71a-5b76-a4bb-56b84d6e9000', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Fleeing', null, null, 'A fleeing unit moves both of its MOV values by the shortest way toward its own zone.

- If the **whole** unit is inside its zone already, it goes toward the nearest table edge instead.
- A unit that touches a table edge while fleeing is removed and counts as eliminated.
- Fleeing gives no opportunity attack.
- A unit that carries loot or a banner drops it.

When it happens: at once on a failed morale test, after each failed attempt to rally, and after a combat of a Demoralized unit.

Example: MOV 3-2, 9 strides from home. The unit runs 5. Failing to rally it runs 5 more, and stands inside or at the border of its zone. The next failure takes it toward the edge.

In Tree Mother fleeing Sÿenann units go to the nearest edge.', null, null, 6),
  ('cee99d5b-e08c-5a48-a652-54b0b6d53f5f', 'a67372ba-6609-5218-a299-8b0ff9ac5149', 'Units that keep their nerve', null, null, 'Three keywords change the rules of this chapter.

- **Golem**: never Demoralized; stress above MOR is ignored; ignores Intimidating and is immune to Frightened. It still collects stress, and with a token and stress at its MOR it may only Rest.
- **Fearless**: ignores Intimidating and is immune to Frightened. Stress and morale tests are as for anybody.
- **Manned**: ignores Intimidating and gains no stress for losing a combat.

Characters help as well. Several let units near them roll their WP dice instead of their own, and a joined Character often raises MOR by 1 or adds a WP die. Look at the lower half of the card.', null, null, 7),
  ('795472be-7b3f-5117-a1b3-1f92a07396af', '4e259166-38a5-5c07-b364-014ae7af0821', 'How states work', null, null, 'A unit has a state or it has not: a second token of the same state changes nothing.

There are five: Slowed, Frightened, Disarmed, Vulnerable and Demoralized. The first four end once they have done their work; Demoralized ends by rallying.

- **Rest** removes them.
- **Immune to State**: the token is not even placed.
- **Joining**: the unit that results has all states of both, each once.
- **Leaving**: the Character takes a copy of each state along.

When two states act in the same roll, both act. States act after the rerolls and before switches, so a switch of the same roll that gives a state comes too late to help in it.

A unit holds several different states at once, and some enemies live off that: Orc Husk adds a success for each.', null, null, 1),
  ('26a37e94-377c-5ead-b71c-e661c14d6237', '4e259166-38a5-5c07-b364-014ae7af0821', 'Slowed', null, null, 'The second MOV is 0 and the charge is 4 strides shorter, down to 0.

With MOV 3-2 [10] a Move is 3, a charge 6 and an assault 3. The state ends after the unit has moved, also when the move is part of a charge or an assault. A unit that stands still keeps it.

Rugged terrain makes a unit Slowed whenever it is adjacent during its activation. Spells, switches and Tinge (for the Scions of Yaldabaoth) give it too.

Fleeing uses both MOV values, and a move of Rest the first. Whether Slowed shortens a flight is not stated in our sources. Iriavík and a few others are immune to it.', null, null, 2),
  ('19a6db8b-98ae-52d8-b14c-ce401771112d', '4e259166-38a5-5c07-b364-014ae7af0821', 'Frightened', null, null, 'On a WP test the unit rerolls every die that shows a success, once.

What comes up the second time stands. The state ends after that test, whether it was passed or failed.

It matters in every WP test: morale, rallying, Intimidating, Bloodlust, skills of both sides. It does nothing to attack and defence rolls.

Example: WP {ORG}{ORG}, rolled {success} and {special}. The first die is rolled again and shows {hollow-special}: no success, the test is failed, and the unit is no longer Frightened.

Units with Fearless or Golem are immune. Before version 1.6: the state ended only when a test was passed.', null, null, 3),
  ('ad7ba104-7d8f-5616-ba00-e34d3eb0df59', '4e259166-38a5-5c07-b364-014ae7af0821', 'Disarmed', null, null, 'In the unit’s attack roll the opponent picks one die that shows a success and cancels it; the unit may not use attack modifiers.

The die goes with everything on it, after rerolls and before switches. The state ends after a roll that it affected. If no die showed a success, nothing was cancelled and the unit stays Disarmed.

It works in melee and in ranged attacks. Automatic symbols are not dice and cannot be picked.

Example: {success}{success}, {success}, {special}. The opponent takes the first die: 1 success and 1 special are left.

Defence rolls are not touched, even if they hold attack dice. Rest removes the state without a roll.', null, null, 4),
  ('843591ef-f9ce-54f6-815f-e67475bdbaed', '4e259166-38a5-5c07-b364-014ae7af0821', 'Vulnerable', null, null, 'In the unit’s defence roll the opponent picks one die that shows a block and cancels it; the unit may not use defence modifiers.

It is the mirror of Disarmed: after rerolls, before switches, the whole die. It ends after a roll that it affected, and stays if there was no die with a block to take.

It works against melee and against shooting alike.

Example: the unit rolls {block}{block}, {block}{special} and {special}. The opponent takes the die with two blocks; 1 block and 2 specials remain, and the specials may still pay a switch, for states come first.

A switch that makes the enemy Vulnerable works from the next attack on.', null, null, 5),
  ('779ae6be-08c3-5bfc-9121-608047616336', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'What a Character is', null, null, 'A Character is a unit of one model that fights alone or joins another unit, one Character per unit at most.

The card has two halves. The upper one holds while the Character is alone; the lower one is added to the unit after joining. The badge says Officer (helmet) or Support (scroll).

Characters do more than fight:

- Some are High Command and lead the company.
- Many carry command skills and a command value.
- The Spellcasters of this catalogue are all Characters.
- Some feats and missions ask for a Character: Track and The Rift, for instance.

On the table a lone Character is activated like every other unit, has its own stress and states, and contests objectives with the conquest value on its card.', null, null, 1),
  ('449bf69f-626c-5d5c-a251-82840e7500a6', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Whom a Character may join', null, null, 'Join (X) names whom: the unit has to fit what stands in the brackets. Without Join a Character joins nobody.

X may be a unit’s name, a characteristic or a keyword.

- A **comma** means all of it: Join (Infantry, Orc) wants a unit that is both.
- A **bar** means one is enough: Join (Living Flesh | Dead Flesh) takes either.
- Both together: Join (Infantry, Varank | Warg Riders) takes Varank Infantry, and Warg Riders by name.

The unit must have no Character yet and must not be Demoralized. Mornmab prints that no Character may join it.

One oddity: Join (Infantry, Dead Flesh), on Orc Husk and Master Nepharim, fits no unit printed so far.', null, null, 2),
  ('8a6c6acc-e869-5170-bb46-464c05b2df20', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Joining during the game', null, null, 'The Character activates and walks into the unit: up to **two Moves and nothing else** in that activation.

So a Character cannot join by a charge, an assault or a skill unless its card says so, and cannot cast or shoot in the same activation, before or after.

Conditions once more:

- Join fits the unit.
- The unit has no Character.
- The unit is not Demoralized.

From now on there is one unit. It is activated as one; the Character’s own activation token is removed, that of the unit stays if it has one. So a fresh unit that a tired Character joins may still act this round without paying stress.', null, null, 3),
  ('3d79bc4a-c6d1-5cd2-8907-b53f21644d4f', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'What becomes of tokens on joining', null, null, 'The higher number counts, states add up, damage stays apart.

- **Stress**: the unit has the higher of the two.
- **Tinge**: the higher of the two.
- **States**: all of both, each once.
- **Effects**: move over to the unit.
- **Activation token**: the Character’s is removed.
- **Damage**: each card keeps its own.

Example: a unit has 1 stress and is Slowed; a Character with 2 stress and 1 Tinge, Slowed and Vulnerable, joins it. The result has 2 stress, 1 Tinge, Slowed and Vulnerable. If the Character’s card holds 1 damage it stays there, and none of it counts toward the next troop.', null, null, 4),
  ('60b08691-8e7b-50e1-a9fd-2805145f4418', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Leaving a unit', null, null, 'A Character may leave at its activation, if the unit is **not engaged**; it then activates on its own.

What it takes along:

- Stress, states and Tinge: a **copy** of what the unit has. The unit keeps its own.
- Effects stay with the Character.
- If the unit is Demoralized, so is the Character, with a token at the same position of the counter.
- No activation token, even if the unit has one.
- Its own damage, as it never left its card.

A Character may not leave and rejoin in the same activation.

The missing token is worth knowing: a Character that leaves a unit which has already acted does so without one, and so pays no stress for a repeat.', null, null, 5),
  ('762f7d23-27c2-5e81-9f17-bcbf3c255718', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Officer and Support', null, null, 'An **Officer** becomes the leader of the unit and counts as one of its troops. A **Support** does neither.

What follows from it:

- With an Officer the unit measures from him wherever its leader is asked for, and gathers round him.
- An Officer counts for the rows of the card: two troops and an Officer use the row for 3+.
- A Support usually does not count. Some effects say that it does, as the feat Resources does.
- Recover never counts a joined Character toward the starting size.

Two Supports become Officers when they join the right unit: Eskold in a Varank unit, Selika with Ice Archers. Some skills ask for an Officer on either side, so remember who is one at the moment.', null, null, 6),
  ('655e8db0-563a-5c8f-a092-5127b96b946c', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'High Command and the commander', null, null, 'A list may hold one Character with High Command, and that Character is the commander automatically.

The commander matters in the feat Decapitation: eliminating the enemy’s is worth 2 points, keeping one’s own alive 1. There the commander joins no unit and may not use Scout or Ambusher.

Several skills work only near an allied High Command, or with one in play; in Sacred Land a High Command who has prayed is worth points at a sacred altar.

Who commands a company that takes no High Command is not stated in our sources. If the mission or the feat needs a commander, settle it before deployment.', null, null, 7),
  ('d1838b2f-abf1-54ee-b9f8-d63712bd9087', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Companions', null, null, 'A Companion is not a Character; it joins one named Character at deployment, and the two never part.

This is Coal, who belongs to Iriavík:

- Neither may leave the other, and that Character can no longer join units.
- It cannot be the target of skills, command skills or spells.
- It shares the Character’s characteristics and keywords.
- It is no extra troop and takes no wounds. Both are removed at the maximum W.

MK-OS Automata are Companions with rules of their own: up to three on the table, W 1, they may move with Trabor when within 7 strides of him, they block LoS and take up room, and either side may attack them. When one is destroyed roll {ORG}: on a success each unit within 3 strides suffers 1 wound.', null, null, 8),
  ('a93ec537-21a6-50f5-bb49-7fa93269b5a0', '420787c4-5b11-5fd6-8cf1-c36445f0cb02', 'Leaders with rules of their own', null, null, 'A few named Characters bend the rules of joining.

- **Ahlwardt** joins only Skin Changers that chose the Polar Bear totem. After a lost combat he, or the unit he leads, may refuse to be pushed back without taking stress.
- **Alborc** and **Ahlwardt**: Characters that join Orc Infantry may join Varank Infantry as well, and the other way round, also after they are gone.
- **Eskold** and **Selika**: Support, but Officer with the units that their cards name.
- **Naergon Caladren** needs Nayra Caladren in the list, and may take her place when she is attacked within 5 strides.
- **Grand Captain**: the unit joined counts as Nemorous.
- **Vercana** is treated by enemies as Neutral until declaring a charge or an assault, or failing a WP test at the end of an activation.', null, null, 9),
  ('5fa8c76c-7eae-52ac-9c53-1b1713cbfa9e', '1f7b4230-cc59-5e93-a54d-f69108863689', 'Kinds of skills', null, null, 'What a skill costs depends on its icon, what it does on its text.

- A **skill** {skill} takes an action. Unless it is marked as long it is a simple action, and the unit may take another, different one.
- A **passive** {passive-skill} always works, as long as its condition holds. It takes no action and no token.
- A **command skill** {command-skill} is paid with a command token and takes no action. Its text says when it may be used.
- A **spell** {spell} is cast by a Spellcaster.
- A **Tinge skill** {tinge-token} is an action paid with the unit’s own Tinge.

An engaged unit may aim spells and skills only at itself or at the enemy it is fighting. A Demoralized unit takes no actions and uses no command skills.

“Once per round” and “once per game” count for the skill on that card.', null, null, 1),
  ('c5562bbc-06db-55e7-a23f-50f944d90a56', '1f7b4230-cc59-5e93-a54d-f69108863689', 'Command skills and command tokens', null, null, 'A command skill costs 1 command token and works at the moment its text names.

Most are used in the Character’s own activation, others at the end of an ally’s, in the middle of a roll, or when an enemy does something. Read the moment first; it is the part that people get wrong at the table.

How many tokens a company has, and whether they come back, is **not stated in our sources**. The command value printed under the points, 0 to 3 per card, surely has to do with it, and the builder adds it up for your list. Use the printed rules for the rest.

A Demoralized unit cannot use command skills. A Companion cannot be their target.', null, null, 2),
  ('267718b0-5ac1-5bbe-8236-13e1c54a2155', '1f7b4230-cc59-5e93-a54d-f69108863689', 'Skills that activate another unit', null, null, 'At the end of an activation at most **one** such skill may be used; the active player decides first.

Offensive Coordination of the Strategos and Mental Communication of the Aide are of this kind: an ally acts in the same turn, in addition to the activation that each player has.

Look closely at what the skill gives:

- “Activates”: a normal activation, with stress if the unit already has its token.
- One simple action, without stress and token: The Warg and the Crow of Alborc.
- Only a charge, an assault or an attack: Experience and Rage of the Prime Warrior.
- Only a Move: Coordinate the Advance of the Sÿenann Captain.

The second activation does not open the door to a third: the limit is one per activation that ends.', null, null, 3),
  ('634536e3-8d09-5410-a5ea-377713595dfd', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Casting a spell', null, null, 'Roll the caster’s WP dice; the spell works if at least 1 success is left.

1. Choose a printed spell, its target and the alterations you want.
2. The opponent may try to block it, once.
3. Roll face to face: WP of the caster against the block attempt. The caster may take 1 Tinge to add 1 success.
4. With 1 success left the spell works. Roll the black dice of its alterations now, for Tinge.

Casting is a simple action, or a long one if the spell is marked so. A Spellcaster casts only what stands on its own card.

Spells marked as automatic seem to need no cast roll. That is how the cards read; no general rule in our sources confirms it, nor does one say if they can be blocked.', null, null, 1),
  ('73f9c443-8603-5a1b-9322-efb0e371da63', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Alterations', null, null, 'Alterations make a spell stronger, and each is paid with the black dice printed beside it.

Choose them when you cast. If the spell works, roll one {BLK} for each die noted; every {hollow-block} gives the caster 1 Tinge. If the spell fails, these dice are not rolled.

A black die shows a hollow block on two of its eight faces, so each die means 1 Tinge one time in four. Elite does not turn it into a block here.

Example: the Druid’s Punish the Intruder offers one upgrade for {BLK} and one for {BLK}{BLK}. Taking both means three black dice, with 0.75 Tinge on average.

Some units soften this: a Tattooist may cancel dice of an ally’s roll in return for Tinge.', null, null, 2),
  ('cd464135-d8d2-5a85-9e65-dfd7e3620ccc', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Where Tinge comes from', null, null, 'Magic stains. A unit gains Tinge from:

- each {hollow-block} on the dice of its alterations,
- taking 1 Tinge for 1 more success on a cast roll,
- each {hollow-block} when it blocks a spell as a Spellcaster; Dispel dice never give any,
- ending its activation within 4 strides of a fog marker,
- standing within 5 strides of a unit that Tinge destroys,
- the keyword Tinge: 1 at the start of each round, while on the table; a unit that such a Character joins gains it too,
- spells and skills that say so.

A joined unit has the higher Tinge of the two. Rest removes 1, Tinge skills spend some, and a few Characters can take it from others.', null, null, 3),
  ('af051628-cf14-57a3-92ff-5ec1ddb69188', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'The Tinge check', null, null, 'At the end of each round, after stress has faded, look up each unit’s Tinge:

- **1 to 4**: 1 stress.
- **5 or 6**: 1 stress and 1 wound.
- **7 or more**: the unit is destroyed, and every unit within 5 strides gains 1 Tinge.

Nothing in our sources takes Tinge off after the check, so a unit with 3 pays 1 stress every round until it rests some away.

Example: a Spellcaster with MOR 2, 2 stress and 4 Tinge that was activated. Stress falls to 1, the check puts it back to 2: at MOR, so no problem yet. With 5 Tinge it would take 1 wound as well.

The Scions of Yaldabaoth use a table of their own.', null, null, 4),
  ('2455c25f-0a61-5bd2-bbf9-82f95d1416c2', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Tinge of the Scions', null, null, 'For the Scions of Yaldabaoth a Tinge of 1 does nothing, 2 to 7 is a roll of {ORG}, and 8 or more destroys the unit.

Apply what the orange die shows:

- {success}: 1 stress.
- {success}{special}: 1 more Tinge.
- {success}{hollow-special}: Slowed.
- {hollow-success}{special}: the unit moves 3 strides.
- {special}: heal 1.
- {hollow-special}: 1 wound.

The first two come up on two faces of eight each, the others on one face each. So half of the rolls bring stress or Tinge, and one in four something useful.

At 8 or more, units within 5 strides gain 1 Tinge, as with everybody else.', null, null, 5),
  ('d42d9402-5c7c-517b-913c-26ced4df0e6b', '7aa2d4e0-3148-5e08-88ba-4ee6e3b24af2', 'Fog markers', null, null, 'A unit that **ends its activation within 4 strides** of a fog marker gains 1 Tinge.

Passing through does nothing, and so does standing there while other units act. Fog does not block LoS and does not hinder movement. Markers lie at least 10 strides from one another.

In the mission Fog of Death the markers move and roll dice against units within 8 strides, by the mission’s own table. In the feat The Rift each player sets up one marker more than 20 strides from the own zone; a Character next to one may try to seal it.

The characteristic Fog, printed on Namaoin, is another thing and has no rule here.', null, null, 6),
  ('cc0d43c7-e5d5-53ab-a099-9ad1b528420f', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Aim and Raging', null, null, '**Aim** rerolls ranged attacks and takes Cover away; **Raging** adds 1 success when the unit charges.

Aim works on each ranged attack of the unit, Hold and shoot included, as that is a ranged attack too. The target gets nothing from Cover, be it from terrain or from standing in a combat.

Raging asks for a charge. An assault, a pursuit, an Ambusher that arrives engaged or a Place into contact is none. The extra success helps against a good defence: 2 rolled successes against 2 blocks come to nothing, with Raging 1 wound is left.

Some units gain Raging for a while, as those near Lotta after Crack the Whip.', null, null, 1),
  ('f21e31bb-bbdc-5699-9080-60251787051a', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Bloodlust', null, null, 'A free unit with Bloodlust must charge or assault: the enemy named in brackets, or the nearest one if none is named.

While it is engaged with that enemy it may reroll its attacks against it. This is the reroll that a charge gives, so the two do not add up.

At the start of its activation the unit may take a WP test; if it passes, it ignores Bloodlust. While engaged it is under no pressure.

Bloodlust (Varank), on Dragoslav, hunts Varank units only. What a unit does if no such enemy can be reached is not stated in our sources; the rule has nothing to force then.', null, null, 2),
  ('0e69c3b2-799b-536f-8f5d-cbb5de580408', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Berserker Rage', null, null, 'After rolling, the unit may suffer 1 wound to add any **one** symbol to an attack, a defence or a WP test.

- Any symbol: a success, a block, a special, or a hollow one.
- Not if that wound would destroy the unit.
- The wound does not count when you look who lost the combat.

Example: a defence roll falls one special short of a switch. One wound, one special, the switch is paid.

A Hersir alone adds two symbols instead of one, thanks to his tattoo. Joined, he and Njord hand the keyword on to their whole unit.', null, null, 3),
  ('af644a41-dcbd-5a93-932e-5d32838ebffa', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Intimidating and who resists', null, null, 'When a unit with Intimidating (N) and an enemy become engaged, that enemy takes a WP test and needs N successes; each one missing is 1 stress.

It happens at most once per activation, no matter who started the combat and how. Even a perfect defence does not help: the test comes with the contact.

Example: Intimidating (2) against WP {ORG}. One success at best, so the enemy gains at least 1 stress, and 2 with no success.

Units with Fearless, Golem or Manned ignore it. Frightened makes it worse, for the successes are rolled again. Passing gives nothing but peace; the test has no other effect than stress.', null, null, 4),
  ('6e4158a9-f390-53ed-97b8-0fb32a053b78', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Large and Immovable', null, null, '**Immovable** units are not shoved, attracted, placed, displaced or pushed back unless their player wants it. **Large** units are Immovable, and more.

A Large unit:

- passes through units that are not Large,
- is hidden only by other Large units and Block LoS terrain,
- is Immovable,
- ignores the Immovable of units that are not Large, so it can push them around.

Before version 1.6: passing through an enemy forced a WP test on it and could deal up to 3 wounds. A line that let Large units charge out of a combat is kept by one source and dropped by another.', null, null, 5),
  ('f96aa114-1269-5a0c-878a-99832befcea3', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Manned and Golem', null, null, '**Manned** units keep calm when beaten; **Golem** units never break.

- **Manned**: ignores Intimidating and gains no stress for losing a combat. Modifiers, reactions and repeated activations cost stress as usual.
- **Golem**: ignores Intimidating, is immune to Frightened, is never Demoralized, and ignores stress above its MOR. Dense forest is Rugged for it.

A Golem makes no morale test worth speaking of, so it cannot be driven off the table by stress. It can still be pinned: with an activation token and stress at its MOR it may only Rest.

Before version 1.6: a Manned unit gained stress only for being activated again.', null, null, 6),
  ('ec39a7b7-637f-55fe-8333-a430d6a38389', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Preferred Terrain', null, null, 'The unit ignores what stands in the brackets: a terrain keyword, a type of terrain, or one keyword on one type.

- Preferred Terrain (Rugged): no Rugged terrain makes it Slowed or stops its charge.
- Preferred Terrain (Rugged | Forest): the bar offers both, so it ignores Rugged anywhere and what forests do to it.

What the unit ignores is the effect on itself. That a forest stops blocking LoS for it is a reading our sources do not confirm.

Grand Captain hands Preferred Terrain (Rugged | Forest) to the whole company.

Before version 1.6: the unit added 2 strides to its first MOV and to its charge if it started adjacent to that terrain.', null, null, 7),
  ('46be3fb1-c518-5753-a35e-33c67e5533ff', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Elite', null, null, 'An Elite unit reads hollow symbols as full ones, in attack, defence and WP tests.

It does so after rerolls and before states. The swap never happens on Tinge rolls or on rolls to block a spell.

How much it is worth, per die and on average: {RED} and {ORG} have one face with a hollow success each, {YLW} has two. So a yellow die of an Elite unit brings 0.63 successes instead of 0.38, and {GRN}, {BLU} and {BLK} gain on hollow blocks.

A card may give Elite only while joined, as Eskold does for his unit. Then the whole unit’s rolls profit.', null, null, 8),
  ('fb6592e6-6eeb-5e30-95ae-d7a09e581285', '0c1110ea-1618-5bf1-87bb-09605a34d1b9', 'Scout and Ambusher compared', null, null, 'Both let you decide late where a unit stands; both need 12 strides from enemies who see it, away from home.

- **When**: Scout deploys last or later in the game; Ambusher comes in play, in place of an activation.
- **At home**: Scout not engaged; Ambusher may arrive engaged.
- **Elsewhere**: Scout touching a table edge; Ambusher anywhere. Neither in the enemy zone.
- **After arriving in play**: Scout activates at once with one simple action; Ambusher activates fully, a long action costs 1 stress.
- **Secret**: both may be held back.

A unit may gain Scout from a skill, as Skin Changers with the Arctic Fox totem do, or from a Character who has joined, as with the Darkmaster.', null, null, 9),
  ('ab02d998-0939-5894-8a77-5598ddf50058', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'What terrain does', null, null, 'A piece of terrain does what its keywords say and nothing else.

- **Block LoS**: stops sight through it, into it and out of it.
- **Cover (X)**: adjacent units add X against shooting.
- **Rugged (X)**: makes adjacent units Slowed in their activation and stops charges.
- **Impassable**: nobody enters.
- **Unstable**: pass through, but do not stop there.
- **Lethal (X:D)**: contact means an attack with D.
- **Sinister (X)**: a WP test near it, or 1 stress.
- **Fog**: Tinge for those who end near it.

A piece may have several. A wall that lacks Impassable can be crossed, however solid it looks, and a river does not hide anybody. Go round the table with your opponent before deployment and name the keywords of each piece.', null, null, 1),
  ('8b6d6eba-e46f-5ed6-a7fb-e73a4a09ef6d', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Pieces and their keywords', null, null, 'Sizes in strides; bases are about square unless two numbers are given.

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

Skills may add or change pieces: a Druid adds a forest, explosives turn a piece into ruins, Pioneers lay a Trap.', null, null, 2),
  ('68133da6-9e23-540c-a096-a3a7d46a85dd', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Rugged terrain', null, null, 'A unit that is adjacent to Rugged terrain during its activation becomes Slowed, and no charge may go along a path that touches it.

Being adjacent is enough: you need not step into it. Slowed costs the second MOV and 4 strides of charge, so a unit that starts beside a river is slow from its first step.

If the piece prints brackets, only those units are affected. Dense forest, Rugged (Cavalry, Golem), troubles riders and golems and lets Infantry through. Without brackets everybody is affected.

Preferred Terrain lets a unit ignore it. An assault across Rugged terrain is allowed, but Slowed leaves it only the first MOV.', null, null, 3),
  ('62e1a1e1-f9af-5fd6-b472-2362f604a259', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Impassable and Unstable', null, null, '**Impassable**: no unit enters, by whatever means. **Unstable**: units cross it but may not stop there.

Small structures, buildings and lakes are Impassable. Place cannot set a unit there, and Displace, which ignores all other terrain, stops there. A unit stopped by such terrain during Shove, Attract or Displace has a Collide.

Some skills make an exception: Namaoin may cross Impassable terrain, but may not end a move in it.

None of the standard pieces is Unstable; look for it in missions. If a forced move would end on such a piece, our sources do not say what happens.', null, null, 4),
  ('21536095-0fed-5f5d-a4f6-fa4d3a5cfbab', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Lethal and Sinister', null, null, '**Lethal (X:D)**: a unit that touches it suffers an attack of D. **Sinister (X)**: a unit within 4 strides at the start of its activation takes a WP test, or gains 1 stress.

In both cases D or the test is clear, and the X in front is not explained in our sources. In other terrain keywords the brackets name the units affected; whether X means that here, agree with your opponent.

Sinister looks only at the start of the activation. A unit that walks up to it afterwards is safe until its next one, and a failed test costs stress but no action.

None of the standard pieces has either keyword.', null, null, 5),
  ('b5fe5238-50d9-5998-83ce-84d0f3c78766', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Traps', null, null, 'A Trap is a piece 6 strides across that a skill lays, never on Impassable terrain; its card says what it does.

The Pioneers’ Trap is the example at hand: the first enemy that touches it in its activation becomes Slowed and rolls defence against {RED}{RED}{ORG}{success}. Then it is gone. They may lay one per round within 5 strides in their own activation.

Units that are able to remove traps may take one off the table.

Version 1.6 seems to have dropped the general entry. Whatever the card does not say, you have to agree on.', null, null, 6),
  ('f4c314e3-64de-59fa-a40b-99f997c2c354', '7ac8832e-9315-5362-b41b-1f3d465eb0ca', 'Hills and height', null, null, 'Our sources hold no rule for height: no bonus for standing higher, no extra cost for climbing.

They know terrain by its keywords only. A hill on your table is therefore whatever keywords you give it before the game: Rugged if it is steep, Block LoS if it hides what is behind, nothing if it is a gentle rise.

The same goes for stairs, roofs and the inside of buildings. A building is Impassable, so nobody enters it in the first place.

If the printed rules you use say more, follow them; this text leaves the gap open on purpose.', null, null, 7),
  ('eb15e941-f725-5c11-9933-ff8b2b62ac2e', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Controlling an objective', null, null, 'Control is checked at the end of **every** activation: units within 3 strides contest, and conquest values are compared.

So an objective can change hands several times in a round, but points are counted only when the round ends. In some missions a conquest marker shows whose it is.

- A Demoralized unit has no conquest value and holds nothing.
- A mission may change the distance: 7 strides in Influence Zones, a whole quarter of the table in Quadrants.

How the values of several units on one side combine, and who controls on equal values, is not stated in our sources. Settle both with your opponent before you start.', null, null, 1),
  ('294c2dbb-efa2-55bb-9899-b3d485b3f4b1', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Conquest value', null, null, 'Units print a conquest value of 0 to 2 in each row, and a joined Character adds 0 to 2.

As troops fall the unit changes row, and the value often drops. A unit with 0 brings nothing to the comparison.

Missions and skills raise it:

- Influence Zones and Quadrants: +1 for every unit that is not Demoralized. Modifiers are not raised by it.
- Sacred Land: +1 for each prayer.
- The Anvil of Dragoslav: +2 for one unit at the end of an ally’s activation. Hold Position of Bulwarks: +1 for each suitable ally within 5 strides.

Check control with the value that holds at that moment, right after morale.', null, null, 2),
  ('7ada8895-6e90-5d86-acfe-97bfb7fcd06a', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Mission points', null, null, 'Mission points (MP) are scored at the end of each round, in the second step, before stress fades.

Older texts call them victory points (VP). Each mission says what pays. Common ones are:

- objectives of the rival’s colour that you hold,
- the rival holding none of yours,
- holding more than the rival, or at least one, or at least two.

Example, Take Positions: you hold one red and one blue objective, and blue is yours. The red one brings 1. If your rival holds no blue one, that is 1 more: 2 MP this round.

A few points come at once, as when a fog marker reaches the artifact in Fog of Death. Tree Mother is scored only at the end.', null, null, 3),
  ('f3295ae1-9be4-5041-b20c-f148b4d088e8', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Feats and feat points', null, null, 'Feats are second goals beside the mission; their points (AP) are counted at the end of the game.

- **Track**: follow your vestige. Up to 4.
- **Decapitation**: 2 for the enemy commander, 1 for keeping yours, 1 for the contract.
- **The Rift**: 2 for each fog marker sealed.
- **Banner**: 1 if the rival ever lost its banner, 1 if you never lost yours, 2 for higher glory or 1 for equal.
- **Resources**: 1 each at 4, 7 and 10 on the meter, and 1 for being ahead.

Feats have their own preparation and their own small actions; read yours before deployment. Our sources name no author for them and no rule for choosing one.', null, null, 4),
  ('e13f0f12-a602-5b5d-b33e-f3c755d848b6', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'The official missions', null, null, 'Eight official missions are known; rounds and turns in brackets.

- **Take Positions** (3 rounds of 5): the rival’s colour, and none of yours lost.
- **Fog of Death** (3 of 4): one artifact, four creeping fog markers.
- **Influence Zones** (3 of 5): five objectives, contested from 7 strides.
- **Expanse** (3 of 5): four brown objectives on the zone lines, one blue in the middle.
- **Loot** (3 of 5): pick objectives up and carry them.
- **Quadrants** (3 of 5): hold quarters of the table.
- **Consolidated Progress** (3 of 5): three objectives in depth. Two scorings are known.
- **Tree Mother** (4 of 5, 4, 3 and 2): a scenario with 205 points; Sÿenann defend.

Take Positions and Consolidated Progress exist in two layouts. Use the newer unless your event says otherwise.', null, null, 5),
  ('8758039c-0cb7-5bbb-bb0c-f3b072aea404', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Community missions', null, null, 'Five missions by players are included. They end after the last round, or when a side has no unit.

- **Battle Lines** (3 rounds of 5): an objective of each colour, two neutral ones, and a supply chest that lets a second unit act.
- **Breached Front** (3 of 5): four objectives; the one in the centre pays 2.
- **Ghosts from the Mist** (3 of 4): ghosts that move on events, and score by carrying them home. Text and map disagree on how many coloured markers there are.
- **Sacred Land** (4 of 2, 3, 4 and 5): altars, prayers and offerings.
- **Rescue Mission** (3 of 4): fallen comrades, survivors and vengeance.

They are not official; ask your opponent or organizer first. The mission pages give the creator of each.', null, null, 6),
  ('2f7efdf2-a736-533b-8079-2d9d2863f849', '6fb654e6-a5c1-5a9a-a0a2-600e51434a5a', 'Who wins', null, null, 'Add mission points and feat points; the higher total wins, and equal totals are a tie.

- Mission points were collected round by round.
- Feat points come on top at the very end.
- A company without units has not lost for that reason alone. It depends on the mission: some end at once, and then points decide.

The score also matters during the game: at the end of each round the player with fewer points takes the initiative. Being one point behind before the last round means choosing who plays first in it.

How big a win counts for a tournament ranking is up to the event.', null, null, 7),
  ('2022a9a3-3380-5497-bf50-6344c71a470d', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'One faction', null, null, 'All units of a list come from one faction. Mercenaries are the exception: they stand in the list of every faction.

There are five: Sÿenann, Northern Tribes, Hegemony of Embersig, Scions of Yaldabaoth and Feudom. For Feudom no list of its own has been published here; what is known of it is shown and nothing is made up.

Vercana is the only Mercenary so far. She costs her points and has AVB 1 like any other unit of your list, and she is not legal in tournaments.

Her card is the same whatever faction you play.', null, null, 1),
  ('8d9b9156-c4eb-55f4-90be-2ff9f1005b0d', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Points and availability', null, null, 'Add points times copies; and take no unit more often than its AVB.

AVB is 1 to 3. A second copy of a unit is a unit of its own, with its own card, stress and activation. It does not make the first one bigger.

How many points a game is played with is not stated in our sources. The one figure they give is 205 points for the scenario Tree Mother. So the builder sets no limit unless you or your event enter one, and then it shows what is left.

Costs run from 0 to 60 points. The only entry without cost are the MK-OS Automata.

Points may have changed since the cards were printed. Check your event’s pack.', null, null, 2),
  ('8fe58a07-3d16-523a-9a56-73013098e820', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'High Command in a list', null, null, 'At most one unit with High Command, and that one is your commander.

You may do without. What a company without High Command does for a commander is not stated in our sources.

The builder warns of a second High Command and marks the list, on the screen and in print.

Not every famous name is a High Command, and not every High Command is famous: Hetman, Wrathmane or Grand Captain have no name of their own. Whether a unit is one is printed among its characteristics, so look there. Each has AVB 1 as well, so a second copy is out of the question in any case.', null, null, 3),
  ('d9bb9903-38c4-587f-8d64-7c611bcefcd7', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Command value of a list', null, null, 'Add the command value of each card times its copies; the builder shows the sum.

Most troops print 0, Characters 0 to 3. The sum says how much command a company carries, but how it turns into command tokens is not stated in our sources. Compare lists by it, and look into the printed rules for its use in play.

A list full of command skills and poor in command value will leave some of them unused. A list rich in command value and without command skills has paid for nothing.

The text export writes the value as CP behind the name.', null, null, 4),
  ('44df5eca-c517-59f9-8af5-89e64e9963a3', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Characters and fitting units', null, null, 'Take Characters with a unit they can join, for Join decides whether the lower half of the card is ever used.

The unit page shows who may join whom, as far as Join and characteristics tell. Some hints:

- Evoker, Druid, Revenant and others print no Join. They fight alone.
- Join (Infantry) fits any Infantry of your faction.
- Alborc or Ahlwardt in the list let the Characters of Orc and of Varank Infantry change places.
- Coal needs Iriavík, MK-OS Automata need Trabor Slepmund, Naergon Caladren needs Nayra Caladren.
- One Character per unit: two Characters who can only join the same single unit are one too many.', null, null, 5),
  ('7c67e9fa-ed73-5171-a7b2-15f52211f34e', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'Legal in tournaments', null, null, 'In the newest data everything is legal but three groups: Colossal Company, Companions and Mercenaries.

- **Colossal Company**: several named Characters of three factions.
- **Companions**: Coal and the MK-OS Automata.
- **Mercenary**: Vercana.

Units of these groups carry a mark in the builder, in shared links and in print, and a list that holds one shows a warning. It can be saved and played all the same.

An event may draw its own line. Older data differed in single cases, such as Trabor Slepmund, who was listed as legal for a time. If in doubt the organizer decides.', null, null, 6),
  ('f41131d4-675d-5c68-ac30-3188df4a1246', '7cbedbba-699d-5714-8802-86e4a1b3cf68', 'What you show your opponent', null, null, 'A full list shows everything; a **courtesy list** leaves out units with Scout or Ambusher, which may be held back in secret.

When you agree on open lists, hand over the full one. When hidden units are to stay hidden, print the courtesy list: it is marked as such, so nobody takes it for the whole army.

The courtesy list leaves out units that print the keywords. A unit that gains Scout by a skill or a Character, such as Skin Changers with the Arctic Fox totem, is on it.

Characters who are to wait with a hidden unit, but print neither keyword themselves, are on it too; keep that in mind when you hand it over.', null, null, 7),
  ('ba4af631-90c9-5840-ab0f-9cd57d27b96f', 'b359bc80-198d-5c27-a464-b27b9d574838', 'A round on one page', null, null, 'Choose who plays first, play the turns, then score and clean up.

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

In an activation: two different simple actions (Move may be both), or one long action. After it: effects, morale, objectives, at most one skill that activates another unit.', null, null, 1),
  ('398e06a4-bf6c-5168-88d2-f0adb5c2ae1e', 'b359bc80-198d-5c27-a464-b27b9d574838', 'A roll on one page', null, null, 'Gather, stress, roll, reroll, add, cancel, switch, block, wound.

1. Gather dice. Against shooting the defender drops {RED}{ORG}{YLW}.
2. Engaged with two or more enemies: one die or automatic symbol less.
3. Modifiers for 1 stress: the other player first, then the active one.
4. Roll; rerolls.
5. Automatic symbols.
6. Elite; Disarmed and Vulnerable; other cancelling.
7. Switches: active player first. None for a defender against shooting.
8. Each block takes one success. Each success left is 1 wound.
9. Melee: more wounds suffered loses: 1 stress at the end of the activation, push back by its first MOV.
10. States that acted come off.', null, null, 2),
  ('7f91468f-455d-5a84-8045-0e068c977121', 'b359bc80-198d-5c27-a464-b27b9d574838', 'Numbers to remember', null, null, 'Distances in strides:

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
- 1 to 3: AVB.', null, null, 3),
  ('d73ffc5a-eae9-578c-b77a-d6f624f295f8', 'b359bc80-198d-5c27-a464-b27b9d574838', 'Stress on one page', null, null, 'Gained: repeat activation, modifier, Hold and shoot, opportunity attack, lost combat, refused push back, friends shooting into your combat, Intimidating, Sinister, long action of an arriving Ambusher, Tinge.

Lost: Rest (all), end of the round (1, or 2 if not activated), skills, rallying (to MOR minus 1).

Checked:

- **At the activation**: with a token and stress at MOR or more, only Rest.
- **At the end of each activation**: above MOR, a WP test; above by 2 or more, 2 successes. Failure: Demoralized, and it flees at once.

Never: Golem units are not Demoralized. Demoralized units neither gain nor lose stress.', null, null, 4),
  ('f23f129f-5273-55a0-acde-aafadc17fd01', 'b359bc80-198d-5c27-a464-b27b9d574838', 'What our sources leave open', null, null, 'These points are not settled by what we have. Agree on them, or look into the printed rules.

- The usual number of points and the size of the table.
- The full steps of preparing the game, and how ordinary deployment alternates.
- How far troops may stand from their leader, and how distance between units is measured.
- How many command tokens a company has, and who commands without High Command.
- How conquest values of several units combine, and who controls on a tie.
- Which troops are taken away, and which card of a joined unit takes a wound.
- Where the token of a Demoralized unit starts.
- A charge that falls short, and units in its way.
- Faction abilities: none is described.
- Height, and the X of Lethal and Sinister.', null, null, 5)
) as seed (id, chapter_id, title, title_es, title_fr, content, content_es, content_fr, order_index)
on conflict (id) do update set
  chapter_id = excluded.chapter_id, title = excluded.title, title_es = excluded.title_es, title_fr = excluded.title_fr, content = excluded.content, content_es = excluded.content_es, content_fr = excluded.content_fr, order_index = excluded.order_index,
  created_at = now()
where held.updated_at = held.created_at
  and (held.chapter_id, held.title, held.title_es, held.title_fr, held.content, held.content_es, held.content_fr, held.order_index)
    is distinct from (excluded.chapter_id, excluded.title, excluded.title_es, excluded.title_fr, excluded.content, excluded.content_es, excluded.content_fr, excluded.order_index);
