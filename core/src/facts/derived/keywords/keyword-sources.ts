import type { KeywordSources } from '../../../text/keywords/extract-keywords.ts';
import type { BoldText } from '../../collected/body/bold-texts.fact.ts';
import type { Heading } from '../../collected/body/headings.fact.ts';
import type { Link } from '../../collected/body/links.fact.ts';
import { isHeadingBlock, type TextBlock } from '../../collected/body/text-blocks.ts';
import type { NamedMeta } from '../../collected/head/named-meta.ts';
import type { OpenGraphTag } from '../../collected/head/open-graph.fact.ts';
import type { Title } from '../../collected/head/titles.fact.ts';
import type { MainText } from '../page/main-text.fact.ts';
import { shownDescription } from '../page/shown-text.ts';
import { type NamedPage, namedThing } from './named-thing.ts';

/** The places where a page may name its topics. */
export interface KeywordFacts extends NamedPage {
	readonly mainText: MainText;
	readonly textBlocks: readonly TextBlock[];
	readonly siteName: string;
	readonly authorMetas: readonly { readonly content: string | null }[] | null;
	readonly titles: readonly Title[] | null;
	readonly links: readonly Link[] | null;
	readonly boldTexts: readonly BoldText[] | null;
	readonly descriptions: readonly NamedMeta[] | null;
	readonly openGraph: readonly OpenGraphTag[] | null;
	readonly url: string | null;
}

export function keywordSources(facts: KeywordFacts): KeywordSources {
	const title = facts.titles?.[0]?.text ?? '';
	return {
		title,
		siteName: facts.siteName,
		names: namesOfPage(facts.headings ?? [], facts.openGraph ?? []),
		authors: (facts.authorMetas ?? []).flatMap(({ content }) => content ?? []),
		address: wordsOfAddress(facts.url),
		description: shownDescription(facts.descriptions ?? [])?.content,
		anchors: saidOnce((facts.links ?? []).filter(({ region }) => region === 'main')),
		emphasis: saidOnce(facts.boldTexts ?? []),
		tags: tagsOfPage(facts),
		thing: namedThing(facts),
		isStory: facts.pageType === 'article',
		...keywordBlocks(facts.mainText, facts.textBlocks, title),
	};
}

/** Text that a page repeats belongs to its template: “Read more”. */
function saidOnce(said: readonly { readonly text: string }[]): string[] {
	const counts = new Map<string, number>();
	for (const { text } of said) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts].filter(([, count]) => count === 1).map(([text]) => text);
}

/**
 * The parts of a page's text about its subject: no teasers, no notices, nothing that a template
 * repeats.
 */
function keywordBlocks(
	{ region }: MainText,
	textBlocks: readonly TextBlock[],
	title: string,
): Required<Pick<KeywordSources, 'headings' | 'blocks'>> {
	const own = textBlocks.filter((block) => block.region === region);
	const isOffTopic = (text: string) =>
		serverMessage.test(text) || (isConsentNotice(text) && !isConsentNotice(title));
	const prose = own.filter((block) => isProse(block) && !isOffTopic(block.text));
	return {
		headings: headingsWithText(own).filter((text) => !isOffTopic(text)),
		blocks: [...new Set(prose.map(({ text }) => text.replace(placeOfReport, '')))],
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
function namesOfPage(
	headings: readonly Heading[],
	openGraph: readonly OpenGraphTag[],
): readonly string[] {
	const mainHeadings = headings.filter(({ level }) => level === 1).map(({ text }) => text);
	const titles = openGraph.filter(({ property }) => socialTitle.test(property));
	return [...mainHeadings, ...titles.map(({ content }) => content)];
}

/** The tags that a link or its head gives the page. */
function tagsOfPage({ links, mainText, openGraph }: KeywordFacts): readonly string[] {
	const inHead = (openGraph ?? []).filter(({ property }) => property === 'article:tag');
	const isTag = ({ region, rel }: Link) => region === mainText.region && rel.includes('tag');
	const linked = (links ?? []).filter(isTag);
	return [
		...inHead.flatMap(({ content }) => content.split(',')),
		...linked.map(({ text }) => text),
	];
}

const socialTitle = /^(?:og|twitter):title$/;

/** The words in the last part of a URL: “/blog/rye-bread.html” and “/rye-bread/a-123” say “rye bread”. */
function wordsOfAddress(url: string | null): string {
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

/** “NEW DELHI: ”, “LONDON (AP) — ”. */
const placeOfReport = /^\p{Lu}{3}[\p{Lu}\s,.]{0,30}(?:\([^)]{1,20}\))?\s?[:—–-]+\s/u;

/** PHP prints its warnings into the page: “Strict Standards: Only variables …”. */
const serverMessage =
	/^(?:Strict Standards|Warning|Notice|Deprecated|(?:Fatal|Parse) error): .{1,800} on line \d+$/s;

/** Whether a short notice asks for consent to cookies. */
const isConsentNotice = (text: string) => text.length < 600 && consent.test(text);

const consent = /\bcookies?\b|クッキー|쿠키|คุกกี้|कुकी|çerez|ملفات تعريف|файл\S* cookie|隐私偏好/i;
