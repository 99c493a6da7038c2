/** The first tracked search engine of the country whose rules apply, or else the first one. */
export function engineFor(geo: string, engines: readonly string[]): string | null {
	return engines.find((key) => key.split('_')[1] === geo) ?? engines[0] ?? null;
}
