import type { Compounds } from '../../languages/language-traits.ts';
import { compoundsByLanguage } from '../../languages/traits.generated.ts';

const byLanguage: ReadonlyMap<string, Compounds> = new Map(Object.entries(compoundsByLanguage));

/** Whether the language writes several nouns as one word. */
export function buildsCompounds(language: string | null): language is string {
	return language !== null && byLanguage.has(language);
}

/** The spellings of two words as one: “Liebe Brief” as Liebesbrief, “backen Rezept” as Backrezept. */
export function compoundSpellings(modifier: string, head: string, language: string): string[] {
	const { droppedEndings, linkingLetters } = byLanguage.get(language) ?? noCompounds;
	const links = parts(linkingLetters);
	const short = shortened(modifier, parts(droppedEndings));
	const starts = [modifier, ...short, ...short.map((start) => `${start}s`)];
	return [...starts, ...links.map((link) => modifier + link)].map((start) => start + head);
}

const noCompounds: Compounds = { linkingLetters: '' };

const parts = (list = '') => list.split(' ').filter(Boolean);

/** Too many words share a shorter beginning. */
const shortestStart = 3;

function shortened(word: string, endings: readonly string[]): string[] {
	return endings
		.filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortestStart)
		.map((ending) => word.slice(0, -ending.length));
}
