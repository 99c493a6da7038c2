import type { TextBlock } from '../../collected/body/text-blocks.ts';

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
