import type { KeywordSources } from '../../../text/keywords/extract-keywords.ts';
import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import type { MainText } from '../page/main-text.fact.ts';

/**
 * The parts of a page's text about its subject: no teasers, no notices, nothing that a template
 * repeats.
 */
export function keywordBlocks(
	{ region }: MainText,
	textBlocks: readonly TextBlock[],
	title: string,
): Required<Pick<KeywordSources, 'headings' | 'blocks'>> {
	const own = textBlocks.filter((block) => block.region === region);
	const isOffTopic = (text: string) => isConsentNotice(text) && !isConsentNotice(title);
	const prose = own.filter((block) => isProse(block) && !isOffTopic(block.text));
	return {
		headings: headingsWithText(own).filter((text) => !isOffTopic(text)),
		blocks: [...new Set(prose.map(({ text }) => text))],
	};
}

const isProse = (block: TextBlock) =>
	!isHeadingBlock(block) &&
	block.kind !== 'button' &&
	block.linkedLength * 2 <= block.text.length &&
	block.codeLength * 2 <= block.text.length;

/**
 * A heading followed only by links is that of a menu or teasers (“You may also like”); the first is
 * that of the page.
 */
function headingsWithText(blocks: readonly TextBlock[]): string[] {
	const headings: string[] = [];
	let open: TextBlock[] = [];
	for (const block of blocks) {
		if (isHeadingBlock(block)) {
			open = [...open.filter(({ kind }) => kind < block.kind), block];
			if (block.kind === 'h1') headings.push(block.text);
		} else if (isProse(block)) {
			headings.push(...open.filter(({ kind }) => kind !== 'h1').map(({ text }) => text));
			open = [];
		}
	}
	return [...new Set(headings)];
}

/** A request for consent to cookies, if the notice is short. */
const isConsentNotice = (text: string) => text.length < 600 && consent.test(text);

const consent = /\bcookies?\b|クッキー|쿠키|คุกกี้|कुकी|çerez|ملفات تعريف|файл\S* cookie|隐私偏好/i;
