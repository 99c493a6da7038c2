import { readFileSync } from 'node:fs';
import type { LabelledPage } from './labelled-page.ts';

export type LabelSet = LabelledPage['set'];

/** The keywords that somebody would track for a real page; the page itself is not in the project. */
export interface RealPageLabels {
	/** Path relative to the folder of pages. */
	readonly file: string;
	readonly set: LabelSet;
	readonly language: string;
	/** Each topic with its accepted spellings, named before any extractor ran. */
	readonly topics: readonly (readonly string[])[];
	/** Suggestions of extractors that a person judged afterwards. */
	readonly alsoRight: readonly string[];
	readonly judgedWrong: readonly string[];
}

/** Leaves out pages that are skipped or have no keywords. */
export function realPageLabels(set: LabelSet): readonly RealPageLabels[] {
	const text = readFileSync(new URL(`real-pages.${set}.json`, import.meta.url), 'utf8');
	// Our own file, in the format that the README of this folder describes.
	const pages = JSON.parse(text) as Readonly<Record<string, SavedLabels>>;
	return Object.entries(pages)
		.filter(([, { keywords, skip }]) => !skip && keywords.length > 0)
		.map(([file, { alsoRight = [], judgedWrong = [], keywords, language }]) => ({
			file,
			set,
			language,
			topics: keywords,
			alsoRight,
			judgedWrong,
		}));
}

interface SavedLabels {
	readonly language: string;
	readonly subject: string;
	readonly keywords: readonly (readonly string[])[];
	readonly alsoRight?: readonly string[];
	readonly judgedWrong?: readonly string[];
	/** Why the page is not measured. */
	readonly skip?: string;
}
