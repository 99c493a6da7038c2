import type { MainText } from '../../facts/derived/page/main-text.fact.ts';
import type { PageDigest } from '../../facts/page-digest.ts';

/** In UTF-16 units; below it the share says little. */
const ENOUGH = 500;

export interface TextShare {
	readonly served: number;
	readonly rendered: number;
}

/** How much of the main text there was before scripts ran; null where there is too little to tell. */
export function textShare(served: PageDigest, { length }: MainText): TextShare | null {
	if (served.texts === null || length < ENOUGH) return null;
	return { served: served.texts.reduce((sum, text) => sum + text.length, 0), rendered: length };
}

/** Scripts write the page: then its headings and links are theirs too, and that is said once. */
export function isScriptMade(served: PageDigest, mainText: MainText): boolean {
	const share = textShare(served, mainText);
	return share !== null && share.served < share.rendered / 2;
}
