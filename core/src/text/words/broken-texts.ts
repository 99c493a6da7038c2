import { findMojibake, mayBeBroken } from './mojibake.ts';

export interface BrokenPart {
	/** Index of the text in the list. */
	readonly index: number;
	/** The broken characters with the word around them. */
	readonly sample: string;
}

/**
 * The broken parts of a page's texts. Texts are judged together: one pair in each of two texts
 * makes two pairs.
 */
export function findBrokenTexts(texts: readonly string[]): readonly BrokenPart[] {
	if (!texts.some(mayBeBroken)) return [];
	const broken: BrokenPart[] = [];
	const page = texts.join('\n');
	let index = 0;
	let start = 0;
	for (const found of findMojibake(page)) {
		while (found.start > start + (texts[index]?.length ?? 0)) {
			start += (texts[index++]?.length ?? 0) + 1;
		}
		if (broken.at(-1)?.index === index) continue;
		broken.push({ index, sample: wordAround(page, found.start, found.end) });
	}
	return broken;
}

const longestSample = 20;

function wordAround(text: string, start: number, end: number): string {
	const before = /\S*$/.exec(text.slice(Math.max(0, start - longestSample), start));
	const after = /^\S*/.exec(text.slice(end, end + longestSample));
	return `${before?.[0] ?? ''}${text.slice(start, end)}${after?.[0] ?? ''}`;
}
