/** Of the engines a site tracks, the first of the country whose rules hold; else the first. */
export function engineFor(geo: string, engines: readonly string[]): string | null {
	return engines.find((key) => key.split('_')[1] === geo) ?? engines[0] ?? null;
}
