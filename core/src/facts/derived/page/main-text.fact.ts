import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import type { Region } from '../../element-kinds.ts';
import { deriveFact } from '../derived-fact.ts';
import { isLinkedParagraph } from './linked-paragraph.ts';
import { withoutTeasers } from './teasers.ts';
import { weightOf } from './weight-of.ts';

/** Notices are short; longer texts are about privacy. */
const longestNotice = 500;

/** How many blocks before its button a notice may come. */
const nearNotices = 3;

const notice =
	/\b(?:us(?:es?|ing)|verwende[nt]?|nutzt?|nutzen|utilis\w+|utiliz\w+|gebruik\w*)\s(?:\S+\s){0,3}?["“„«]?cookies?\b|(?:cookie|クッキー)\s?を(?:使用|利用)|使用\s?cookie|쿠키를\s사용/i;

/** Blocks that only ask for consent to cookies: such a sentence, with a button after it. */
export function consentNotices(blocks: readonly TextBlock[]): ReadonlySet<TextBlock> {
	const notices = new Set<TextBlock>();
	for (let at = 0; at < blocks.length; at++) {
		if (blocks[at]?.kind !== 'button') continue;
		for (const block of blocks.slice(Math.max(0, at - nearNotices), at))
			if (block.text.length <= longestNotice && notice.test(block.text)) notices.add(block);
	}
	return notices;
}

/** The blocks about the page's own subject, in order. */
export interface MainText {
	readonly blocks: readonly TextBlock[];
	readonly length: number;
	/** The region of the content: `body` on pages that do not mark it. */
	readonly region: Extract<Region, 'main' | 'body'>;
}

/** Above this share of linked characters a block is a menu or a teaser, not prose. */
const maxLinkedShare = 0.5;

/**
 * If there is this many times as much text outside the articles as in them, they are only teasers
 * of other pages.
 */
const besideTeasers = 2;

/** A shorter block is a label, a date or an item of a list. */
const shortestParagraph = 80;

/**
 * Some page builders put only the title and a line or two into `main`, and the article after it. The
 * less is in `main`, the less text beside it is enough.
 */
const titleLength = 200;
const articleLength = 600;
const articleParagraphs = 3;
const textLength = 150;
const shortestSentence = 40;

/**
 * The content of `main` or `article`; on pages without either, and on those that mark only their
 * title, everything outside menus, headers, footers and asides. Blocks that are mostly links are
 * left out, but never headings or linked paragraphs between others, and so are buttons, requests for consent and the teasers of other
 * pages below an article.
 */
export const mainText = deriveFact({
	reads: ['textBlocks'],
	mayRead: ['mainLandmarks'],
	derive({ mainLandmarks, textBlocks }): MainText {
		const notices = consentNotices(textBlocks);
		const asked = notices.size === 0 ? textBlocks : textBlocks.filter((each) => !notices.has(each));
		const own = ownBlocks(asked, mainLandmarks?.length === 0);
		const blocks = withoutTeasers(own.blocks);
		return { blocks, length: lengthOf(blocks), region: own.region };
	},
});

type OwnBlocks = Pick<MainText, 'blocks' | 'region'>;

function ownBlocks(textBlocks: readonly TextBlock[], lacksMain: boolean): OwnBlocks {
	const body = proseIn('body', textBlocks);
	if (!textBlocks.some(({ region }) => region === 'main')) return { blocks: body, region: 'body' };
	const main = proseIn('main', textBlocks);
	const hasTitle = main.some(({ kind }) => kind === 'h1');
	if (lacksMain && !hasTitle) {
		const isTeaser = lengthOf(body) > lengthOf(main) * besideTeasers;
		return isTeaser ? { blocks: body, region: 'body' } : { blocks: main, region: 'main' };
	}
	if (isArticle(body, lengthOf(main.filter((block) => !isHeadingBlock(block))))) {
		return { blocks: textBlocks.filter(isContent), region: 'body' };
	}
	return { blocks: main, region: 'main' };
}

const proseIn = (region: Region, blocks: readonly TextBlock[]) =>
	blocks.filter(
		(block, at) => block.region === region && (isProse(block) || isLinkedParagraph(blocks, at)),
	);

const isContent = (block: TextBlock, at: number, blocks: readonly TextBlock[]) =>
	(block.region === 'main' || block.region === 'body') &&
	(isProse(block) || isLinkedParagraph(blocks, at));

/** Whether the blocks beside `main` are the article whose title is in it. */
function isArticle(blocks: readonly TextBlock[], lengthInMain: number): boolean {
	if (lengthInMain > titleLength) return false;
	const weight = weightOf(blocks);
	const shortest = lengthInMain === 0 ? shortestSentence : shortestParagraph;
	const paragraphs = blocks.filter(
		(block) => block.text.length * weight >= shortest && !isHeadingBlock(block),
	);
	const length = lengthOf(paragraphs) * weight;
	if (lengthInMain === 0) return length >= textLength;
	return paragraphs.length >= articleParagraphs && length >= articleLength;
}

const lengthOf = (blocks: readonly TextBlock[]) =>
	blocks.reduce((sum, { text }) => sum + text.length, 0);

const isProse = (block: TextBlock) =>
	isHeadingBlock(block) ||
	(block.kind !== 'button' && block.linkedLength <= block.text.length * maxLinkedShare);
