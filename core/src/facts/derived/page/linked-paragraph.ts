import type { TextBlock } from '../../collected/body/text-blocks.ts';
import { isSyllabic } from './weight-of.ts';

/** In Latin letters. Shorter links in an article lead to other articles. */
const shortest = 120;
const shortestBeside = 80;

/** More in a row are a list of other pages. */
const mostInRow = 3;

/** A headline has no full stop. */
const sentenceEnd = /[.!?…。！？।؟۔][)\]"'”’»」』]*$/;

/** Whether a block that is mostly a link is a paragraph of the article all the same. */
export function isLinkedParagraph(blocks: readonly TextBlock[], at: number): boolean {
	const block = blocks[at];
	if (block?.kind !== 'p' || !isLong(block, shortest) || !sentenceEnd.test(block.text)) {
		return false;
	}
	const before = nextTo(blocks, at, -1);
	const after = nextTo(blocks, at, 1);
	if (after.linked + before.linked >= mostInRow || before.block === undefined) return false;
	return isProse(before.block, block) && (!after.block || isProse(after.block, block));
}

/** The nearest block that is not a linked paragraph, and how many of these come first. */
function nextTo(blocks: readonly TextBlock[], from: number, step: 1 | -1) {
	let linked = 0;
	for (let at = from + step; linked < mostInRow; at += step) {
		const block = blocks[at];
		if (block?.kind !== 'p' || !isLinked(block)) return { block, linked };
		linked++;
	}
	return { block: undefined, linked };
}

const isLinked = ({ linkedLength, text }: TextBlock) => linkedLength * 2 > text.length;

const isProse = (block: TextBlock, { region }: TextBlock) =>
	block.region === region && block.kind === 'p' && isLong(block, shortestBeside);

const isLong = ({ text }: TextBlock, length: number) =>
	text.length >= length || (text.length * 2 >= length && isSyllabic(text));
