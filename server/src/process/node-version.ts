const oldestMajor = 24;

/** What to do where this Node is too old; null where it is not. */
export function nodeVersionProblem(version: string): string | null {
	if (Number.parseInt(version, 10) >= oldestMajor) return null;
	return `Node ${oldestMajor} or newer is needed, and this is ${version}. Install it from https://nodejs.org.`;
}
