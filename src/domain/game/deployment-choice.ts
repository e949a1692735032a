/** A skill's text taken apart: what it says first, and what may be chosen, in order. */
export type DeploymentChoice = {
  readonly lead: string;
  readonly options: readonly { readonly name: string; readonly text: string }[];
};

/**
 * The choices in a skill's text (`locales/<lang>/skills.json`): each stands on a line of its own,
 * its name before a colon. No options where the skill is a single thing to do or not to do.
 */
export function deploymentChoice(text: string): DeploymentChoice {
  const [lead = '', ...lines] = text.split('\n');
  const options = lines.flatMap((line) => {
    const found = /^(?<name>[^:]{1,60}?)\s*:\s*(?<text>.+)$/u.exec(line)?.groups;
    return found === undefined ? [] : [{ name: found['name'] ?? '', text: found['text'] ?? '' }];
  });
  return options.length > 1 ? { lead, options } : { lead: text, options: [] };
}
