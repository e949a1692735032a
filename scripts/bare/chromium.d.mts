export function findChromium(env?: NodeJS.ProcessEnv): Promise<string | null>;
export function findOrInstallChromium(node: string): Promise<string>;
