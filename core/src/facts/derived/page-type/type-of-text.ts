import { pageAddress } from '../../../addresses/page-address.ts';
import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import type { MainText } from '../page/main-text.fact.ts';
import { isListOfTeasers } from '../page/teasers.ts';
import { isSyllabic, weightOf } from '../page/weight-of.ts';
import { isByline } from './byline.ts';
import { isDateline } from './dateline.ts';
import { isAboutSite, namesArticle } from './page-names.ts';
import type { PageType } from './page-type.fact.ts';

/** The parts of a page that show its type where no markup states it. */
export interface PageText {
	readonly mainText: MainText;
	readonly textBlocks: readonly TextBlock[];
	readonly url: string | null;
	/** The title that browsers show; empty if the page has none. */
	readonly title: string;
	/** Its head names an author. */
	readonly hasAuthor: boolean;
	/** It marks a few dates; a list marks many. */
	readonly hasDate: boolean;
}

/** A shorter block is a label, a date or an item of a list. */
const shortestParagraph = 80;

/** About a hundred words. */
const shortestArticle = 500;
const fewestParagraphs = 2;

/** Nobody writes as much prose about a product or a service. */
const lengthOfEssay = 6000;
const shareOfEssay = 0.8;

/** Author, date, headline, URL and length: two of them make a text an article. */
const enoughSigns = 2;

/** How far from the headline and the end of the text a byline may be. */
const nearBlocks = 4;

/** The type that a person would see from the text; null if it could be anything. */
export function typeOfText(page: PageText): PageType | null {
	const { mainText, textBlocks, url } = page;
	if (isListOfTeasers(mainText.blocks)) return 'listing';
	const shortest = shortestParagraph / weightOf(mainText.blocks);
	const paragraphs = mainText.blocks.filter(
		(block) => block.text.length >= shortest && !isHeadingBlock(block),
	);
	const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
	if (length * weightOf(paragraphs) < shortestArticle || paragraphs.length < fewestParagraphs)
		return null;
	const headline = headlineOf(page);
	const address = pageAddress(url);
	if (isAboutSite(headline?.text ?? '', address)) return null;
	const lines = linesNear(textBlocks, headline, paragraphs);
	const signs = [
		() => length >= lengthOfEssay && length >= mainText.length * shareOfEssay,
		() => isSentence(headline?.text ?? ''),
		() => namesArticle(address),
		() => page.hasDate || lines.some(isDateline),
		() => page.hasAuthor || lines.some(isByline),
	];
	return hasEnough(signs) ? 'article' : null;
}

/** Stops as soon as the answer is clear: reading the lines takes longest, and comes last. */
function hasEnough(signs: readonly (() => boolean)[]): boolean {
	let found = 0;
	for (const [at, isSeen] of signs.entries()) {
		if (found + signs.length - at < enoughSigns) return false;
		if (isSeen()) found++;
		if (found === enoughSigns) return true;
	}
	return false;
}

/**
 * The heading that the title repeats, or else the first one: many templates put other headings
 * above it.
 */
function headlineOf({ mainText, textBlocks, title }: PageText): TextBlock | undefined {
	const headings = firstHeadings(mainText.blocks);
	const said = title.slice(0, longestTitle);
	return (
		headings.find(({ text }) => text.length >= shortestHeadline && said.includes(text)) ??
		headings.find(({ kind }) => kind === 'h1') ??
		textBlocks.find(({ kind, region }) => kind === 'h1' && region === 'header') ??
		headings[0]
	);
}

function firstHeadings(blocks: readonly TextBlock[]): readonly TextBlock[] {
	const headings: TextBlock[] = [];
	for (const block of blocks) {
		if (isHeadingBlock(block)) headings.push(block);
		if (headings.length === mostHeadings) break;
	}
	return headings;
}

const shortestHeadline = 10;
const mostHeadings = 50;
const longestTitle = 500;

/** Whether a heading is long enough for a headline; “About us” is only the name of a page. */
const isSentence = (text: string) =>
	text.split(/\s+/, wordsOfSentence).length >= wordsOfSentence ||
	(text.length >= lettersOfSentence && isSyllabic(text));

const wordsOfSentence = 5;
const lettersOfSentence = 12;

/** Short blocks around the headline, above the first paragraph and below the last. */
function linesNear(
	blocks: readonly TextBlock[],
	headline: TextBlock | undefined,
	paragraphs: readonly TextBlock[],
): readonly string[] {
	const first = blocks.indexOf(paragraphs[0] as TextBlock); // there are paragraphs
	const last = blocks.lastIndexOf(paragraphs.at(-1) as TextBlock);
	const top = headline ? blocks.indexOf(headline) : first;
	const near = [
		...blocks.slice(Math.max(0, top - nearBlocks), top + 2 * nearBlocks),
		...blocks.slice(Math.max(0, first - nearBlocks), first + nearBlocks),
		...blocks.slice(last + 1, last + nearBlocks),
	];
	return near.map(({ text }) => text);
}
