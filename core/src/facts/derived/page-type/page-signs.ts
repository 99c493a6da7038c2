import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import { hasFigure, isPrice, isQuantity, isSize } from './figures.ts';
import { type TypeSign, typeSignsOf } from './type-words.ts';

/** Signs of a type, each with the blocks it is in. */
export interface PageSigns {
	/** The block that names the page; -1 without one. */
	readonly headline: number;
	readonly at: Readonly<
		Record<TypeSign | 'price' | 'card' | 'quantity' | 'size', readonly number[]>
	>;
	/** The blocks from the headline on. */
	readonly top: readonly TextBlock[];
}

/** Some templates put the name and the price of a product into the header. */
const blocksAtTop = 12;
const mostLinked = 0.9;
const longestLine = 120;

/** Signs that are buttons, and so may be links; other labels in links name other pages. */
const onButtons: ReadonlySet<TypeSign> = new Set([
	'buy',
	'apply',
	'reply',
	'download',
	'tickets',
	'offer',
]);

export function pageSigns(blocks: readonly TextBlock[], title: string): PageSigns {
	const headline = headlineAt(blocks, title);
	const at = emptySigns();
	for (const [place, { kind, linkedLength, region, text }] of blocks.entries()) {
		const isAtTop = headline >= 0 && place >= headline && place < headline + blocksAtTop;
		if (text.length > longestLine) continue;
		if (region !== 'main' && region !== 'body' && !(region === 'header' && isAtTop)) continue;
		const isLink = linkedLength >= text.length * mostLinked;
		for (const sign of typeSignsOf(text, linkedLength > 0 || kind === 'button')) {
			if (!isLink || onButtons.has(sign)) at[sign].push(place);
		}
		if (!hasFigure(text)) continue;
		if (isPrice(text)) {
			at.price.push(place);
			if (isEntry(blocks, place)) at.card.push(place);
		}
		if (!isLink && isQuantity(text)) at[isSize(text) ? 'size' : 'quantity'].push(place);
	}
	return { headline, at, top: headline < 0 ? [] : blocks.slice(headline, headline + blocksAtTop) };
}

const emptySigns = (): Record<keyof PageSigns['at'], number[]> => ({
	buy: [],
	offer: [],
	ingredients: [],
	steps: [],
	servings: [],
	apply: [],
	duties: [],
	tickets: [],
	venue: [],
	answers: [],
	reply: [],
	download: [],
	system: [],
	price: [],
	card: [],
	quantity: [],
	size: [],
});

/** Whether the price belongs to a link with a name, as in a list. */
function isEntry(blocks: readonly TextBlock[], at: number): boolean {
	for (let place = at; place >= at - blocksOfName && place >= 0; place--) {
		const { kind, linkedLength, text } = blocks[place] as TextBlock; // it is in the list
		if (kind === 'h1' && linkedLength === 0) return false;
		if (linkedLength >= shortestName && linkedLength >= text.length * mostLinked) return true;
	}
	return false;
}

const blocksOfName = 3;
const shortestName = 12;

/** The name of the page: the heading or the line that the title repeats, or else the first h1. */
function headlineAt(blocks: readonly TextBlock[], title: string): number {
	const said = plain(title.slice(0, longestTitle));
	const begin = said.slice(0, sharedLetters);
	const repeats = ({ text }: TextBlock) => {
		const name = plain(text.slice(0, longestHeadline));
		if (begin.length === sharedLetters && name.includes(begin)) return true;
		return said.includes(name.slice(0, sharedLetters).trim());
	};
	let first = -1;
	for (const [place, block] of blocks.entries()) {
		if (!isHeadingBlock(block) || !mayName(block)) continue;
		if (block.text.length >= shortestHeadline && repeats(block)) return place;
		if (first < 0 && block.kind === 'h1') first = place;
	}
	const line =
		first >= 0
			? -1
			: blocks.findIndex(
					(block, place) =>
						place < blocksToLine &&
						block.text.length >= sharedLetters &&
						block.text.length <= longestHeadline &&
						mayName(block) &&
						repeats(block),
				);
	return line >= 0 ? line : first;
}

const mayName = ({ linkedLength, region, text }: TextBlock) =>
	region !== 'nav' && region !== 'footer' && region !== 'aside' && linkedLength <= text.length / 2;

const blocksToLine = 400;

/** Templates write a name in other capitals and with other signs than its title. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

const longestTitle = 500;
const longestHeadline = 200;
const sharedLetters = 24;
const shortestHeadline = 8;
