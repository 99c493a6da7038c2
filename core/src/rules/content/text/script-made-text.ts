import type { MainText } from '../../../facts/derived/page/main-text.fact.ts';
import type { PageDigest } from '../../../facts/page-digest.ts';

/** In UTF-16 units; with less text the share means little. */
const enough = 500;

export interface TextShare {
	readonly served: number;
	readonly rendered: number;
}

/** The share of the main text that existed before scripts ran; null if there is too little text. */
export function textShare({ texts }: PageDigest, { blocks }: MainText): TextShare | null {
	const rendered = lengthOf(blocks.map(({ text }) => text));
	return texts === null || rendered < enough ? null : { served: lengthOf(texts), rendered };
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/**
 * Whether scripts create the page. Its headings and links are then part of that, so it is reported
 * only once.
 */
export function isScriptMade(served: PageDigest, mainText: MainText): boolean {
	const share = textShare(served, mainText);
	return share !== null && share.served < share.rendered / 2;
}
