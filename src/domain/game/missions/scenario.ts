import type { Feat, Mission, MissionKind } from './mission.ts';

/** The kinds of missions that a random scenario may have. */
export type ScenarioKinds = Readonly<Record<MissionKind, boolean>>;

/** A mission and a feat, by id. */
export type Scenario = { readonly missionId: string; readonly featId: string };

/** A number from 0 up to but not including 1, another one each time (`Math.random` in the app). */
export type Chance = () => number;

type Choice = { readonly missions: readonly Mission[]; readonly feats: readonly Feat[] };

/** The missions that may be drawn. */
export function scenarioMissions(missions: readonly Mission[], kinds: ScenarioKinds): readonly Mission[] {
  return missions.filter(({ kind }) => kinds[kind]);
}

/**
 * Draws a mission of the ticked kinds and any feat; returns null when no kind is ticked or no
 * mission fits.
 */
export function drawScenario(choice: Choice, kinds: ScenarioKinds, chance: Chance): Scenario | null {
  const mission = draw(scenarioMissions(choice.missions, kinds), chance);
  const feat = draw(choice.feats, chance);
  return mission === null || feat === null ? null : { missionId: mission.id, featId: feat.id };
}

/**
 * The scenario with another mission of the ticked kinds; the same scenario when there is no other.
 */
export function redrawMission(
  scenario: Scenario,
  choice: Choice,
  kinds: ScenarioKinds,
  chance: Chance,
): Scenario {
  const others = scenarioMissions(choice.missions, kinds).filter(({ id }) => id !== scenario.missionId);
  const mission = draw(others, chance);
  return mission === null ? scenario : { ...scenario, missionId: mission.id };
}

/** The scenario with another feat; the same scenario when there is no other. */
export function redrawFeat(scenario: Scenario, { feats }: Choice, chance: Chance): Scenario {
  const feat = draw(
    feats.filter(({ id }) => id !== scenario.featId),
    chance,
  );
  return feat === null ? scenario : { ...scenario, featId: feat.id };
}

function draw<Item>(items: readonly Item[], chance: Chance): Item | null {
  return items[Math.floor(chance() * items.length)] ?? null;
}
