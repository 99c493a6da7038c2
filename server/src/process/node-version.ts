const oldestMajor = 24;

/** The remedy if this Node is too old; otherwise null. */
export function nodeVersionProblem(version: string): string | null {
	if (Number.parseInt(version, 10) >= oldestMajor) return null;
	return `Plumbline needs Node ${oldestMajor} or newer; this is ${version}. Install it from https://nodejs.org.`;
}
