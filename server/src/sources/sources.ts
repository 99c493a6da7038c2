import type { Source } from './source.ts';

/** All there are; a new one is a folder and a line here. */
export const sources: readonly Source[] = [];

export function findSource(name: string): Source | null {
	return sources.find((source) => source.name === name) ?? null;
}
