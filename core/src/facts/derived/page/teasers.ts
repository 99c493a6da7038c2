import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';

/** The heading of a teaser is a link to the page it is about. */
const linkedShare = 0.9;

/**
 * More text below a linked heading is a section of the page itself, whose heading links to a
 * source.
 */
const longestTeaser = 400;

/** A single linked heading may belong to the article. */
const fewestTeasers = 2;

/** Fewer teasers than this do not make a list. */
const fewestInList = 5;

/** The article has at least this much text, and this many times as much as the teasers. */
const shortestArticle = 400;
const articleToTeasers = 2;

interface Section {
	readonly blocks: readonly TextBlock[];
	/** The length of its text without the heading. */
	readonly length: number;
	readonly isTeaser: boolean;
}

/**
 * The text without the teasers of other pages that follow an article, and without the heading above
 * them. On a page of teasers they are the content, so all of them stay.
 */
export function withoutTeasers(blocks: readonly TextBlock[]): readonly TextBlock[] {
	if (!hasLinkedHeadings(blocks, fewestTeasers)) return blocks;
	const sections = sectionsOf(blocks);
	const teasers = sections.filter(({ isTeaser }) => isTeaser);
	if (teasers.length < fewestTeasers) return blocks;
	const teased = sum(teasers);
	const article = sum(sections) - teased;
	if (article < shortestArticle || article < teased * articleToTeasers) return blocks;
	return sections.flatMap((section, at) => (isDropped(sections, at) ? [] : section.blocks));
}

/** Whether teasers are the content, and any other text only introduces them. */
export function isListOfTeasers(blocks: readonly TextBlock[]): boolean {
	if (!hasLinkedHeadings(blocks, fewestInList)) return false;
	const sections = sectionsOf(blocks);
	const teasers = sections.filter(({ isTeaser }) => isTeaser);
	return teasers.length >= fewestInList && sum(teasers) * 2 >= sum(sections);
}

/** Most pages have few, and need no sections. */
function hasLinkedHeadings(blocks: readonly TextBlock[], count: number): boolean {
	let found = 0;
	for (const block of blocks) if (block.linkedLength > 0 && isHeadingBlock(block)) found++;
	return found >= count;
}

const sum = (sections: readonly Section[]) =>
	sections.reduce((total, { length }) => total + length, 0);

/** “Related articles” has no text of its own, only teasers. */
function isDropped(sections: readonly Section[], at: number): boolean {
	const section = sections[at];
	if (!section || section.isTeaser) return section?.isTeaser === true;
	const [heading] = section.blocks;
	const isBare = section.length === 0 && heading !== undefined && heading.kind !== 'h1';
	return isBare && sections[at + 1]?.isTeaser === true;
}

/** A section for each heading, and one for the text before the first. */
function sectionsOf(blocks: readonly TextBlock[]): readonly Section[] {
	const sections: Section[] = [];
	let start = 0;
	for (let at = 1; at <= blocks.length; at++) {
		const block = blocks[at];
		if (block !== undefined && !isHeadingBlock(block)) continue;
		sections.push(sectionOf(blocks.slice(start, at)));
		start = at;
	}
	return sections;
}

function sectionOf(blocks: readonly TextBlock[]): Section {
	const [first] = blocks;
	const heading = first && isHeadingBlock(first) ? first : null;
	const length = blocks.reduce(
		(total, block) => (block === heading ? total : total + block.text.length),
		0,
	);
	const isTeaser =
		heading !== null &&
		heading.kind !== 'h1' &&
		heading.linkedLength >= heading.text.length * linkedShare &&
		length <= longestTeaser;
	return { blocks, length, isTeaser };
}
