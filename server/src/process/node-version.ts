/** Undici, which fetches pages, needs this one. */
const oldest = [22, 19] as const;

/** The remedy if this Node is too old; otherwise null. */
export function nodeVersionProblem(version: string): string | null {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null;
	return `Plumbline needs Node ${oldest.join('.')} or newer; this is ${version}. Install it from https://nodejs.org.`;
}
