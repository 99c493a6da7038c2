import type { KeywordSources } from '../../../text/keywords/extract-keywords.ts';
import type { Heading } from '../../collected/body/headings.fact.ts';
import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import type { OpenGraphTag } from '../../collected/head/open-graph.fact.ts';
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
 * The headings of sections. A heading followed only by links is that of a menu or teasers (“You may
 * also like”).
 */
function headingsWithText(blocks: readonly TextBlock[]): string[] {
	const headings: string[] = [];
	let open: TextBlock[] = [];
	for (const block of blocks) {
		if (isHeadingBlock(block)) {
			open = [...open.filter(({ kind }) => kind < block.kind), block];
		} else if (isProse(block)) {
			headings.push(...open.filter(({ kind }) => kind !== 'h1').map(({ text }) => text));
			open = [];
		}
	}
	return [...new Set(headings)];
}

/** The names that the page gives itself besides its title. */
export function namesOfPage(
	headings: readonly Heading[],
	openGraph: readonly OpenGraphTag[],
): readonly string[] {
	const mainHeadings = headings.filter(({ level }) => level === 1).map(({ text }) => text);
	const titles = openGraph.filter(({ property }) => socialTitle.test(property));
	return [...mainHeadings, ...titles.map(({ content }) => content)];
}

const socialTitle = /^(?:og|twitter):title$/;

/** The words in the last part of a URL: “/blog/rye-bread.html” and “/rye-bread/a-123” say “rye bread”. */
export function wordsOfAddress(url: string | null): string {
	const path = url === null ? '' : (URL.parse(url)?.pathname ?? '');
	const parts = path.split('/').filter((part) => part !== '');
	const last = parts.findLast((part) => /\p{L}{4}/u.test(decoded(part))) ?? parts.at(-1) ?? '';
	return decoded(last.replace(/\.\w{2,5}$/, '')).replace(/[-_+]+/g, ' ');
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** Whether a short notice asks for consent to cookies. */
const isConsentNotice = (text: string) => text.length < 600 && consent.test(text);

const consent = /\bcookies?\b|クッキー|쿠키|คุกกี้|कुकी|çerez|ملفات تعريف|файл\S* cookie|隐私偏好/i;
