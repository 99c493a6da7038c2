import { googleSearchConsole } from './google-search-console/google-search-console.source.ts';
import type { Source } from './source.ts';

/** All there are; a new one is a folder and a line here. */
export const sources: readonly Source[] = [googleSearchConsole];

export function findSource(name: string): Source | null {
	return sources.find((source) => source.name === name) ?? null;
}
