/** A test whether a name comes for the first time. */
export function newNames(): (name: string) => boolean {
	const known = new Set<string>();
	return (name) => known.size < known.add(name).size;
}
