import { htmlParser } from '#html-parser';
import type { CollectedFacts } from '../../facts/collected/collected-facts.ts';
import type { CharsetMeta } from '../../facts/collected/head/charset-metas.fact.ts';
import { noGivenFacts } from '../../facts/given/no-given-facts.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import type { GivenFacts, HeadBreak, PageFacts, RawHtml } from '../../facts/page-facts.ts';
import { unknownFacts } from '../../facts/unknown-facts.ts';
import { atOnce, type Steps } from '../../slices/steps.ts';
import { Collector } from '../walk/collector.ts';
import { givenTexts, type PageTexts } from '../walk/given-texts.ts';
import { findByPath } from './find-by-path.ts';
import { hasLostMetadata } from './has-lost-metadata.ts';
import type { ParsedHtml } from './html-parser.ts';
import type { HtmlElement } from './html-tree.ts';
import { createHtmlLocator, type Place } from './locate-in-html.ts';
import { mediaFiles, type NamedFile } from './media-files.ts';
import { shellSteps } from './script-shells.ts';
import { utf8Length } from './utf8-length.ts';
import { htmlSource, offsetRef, walkHtml } from './walk-html.ts';

const longestTag = 2000;

/** The bytes up to the end of the first tag that declares the encoding; null without such a tag. */
function charsetEnd(html: string, [first]: readonly CharsetMeta[]): number | null {
	if (first === undefined) return null;
	const offset = offsetOf(first.node);
	const tag = /^<(?:"[^"]*"|'[^']*'|[^'">])*>/.exec(html.slice(offset, offset + longestTag));
	const end = offset + (tag?.[0].length ?? 0);
	// In other encodings each character takes at least one byte; how many exactly is unknown.
	return /^utf-?8$/i.test(first.charset) ? utf8Length(html.slice(0, end)) : end;
}

/** The offset is the last part of a name. */
const offsetOf = (node: NodeRef) =>
	typeof node === 'number' ? node : Number(node.slice(node.lastIndexOf(':') + 1));

/** Whether the first viewport tag in the text is inside a script, which writes it. */
function scriptsWriteViewport(html: string): boolean {
	const at = html.search(viewportName);
	return at >= 0 && html.lastIndexOf('<script', at) > html.lastIndexOf('</script', at);
}

/** In a tag or an assignment. `[name=viewport]` only looks for the tag. */
const viewportName = /(?<!\[)\bname\b[^<>;\]]{0,20}viewport/i;

export type Scope = 'document' | 'fragment' | 'auto';

export interface FromHtmlOptions extends PageTexts {
	readonly given: Partial<GivenFacts>;
	readonly scope: Scope;
	/** Precedes the offset in node names that must differ from those of another text. */
	readonly nodePrefix?: string;
}

export interface HtmlPage extends PageFacts {
	/** The place of the node at this offset. */
	readonly locate: (offset: number) => Place;
	/** Walks through the page, for callers that know which files exist; absent from a drawn page. */
	readonly mediaFiles?: () => readonly NamedFile[];
}

export interface ParsedPage extends HtmlPage {
	/** The place of the element that a path of ours leads to; null for none. */
	readonly locatePath: (path: string) => Place | null;
	readonly mediaFiles: () => readonly NamedFile[];
}

export interface CollectedHtml {
	readonly facts: CollectedFacts;
	readonly headBreaks: readonly HeadBreak[];
	readonly isTooDeep: boolean;
}

/** The facts of an HTML text. Needs the parser: in a browser, call `load({ html: true })` first. */
export const fromHtml = (html: string, options: FromHtmlOptions): ParsedPage =>
	atOnce(htmlSteps(html, options));

export function* htmlSteps(text: string, options: FromHtmlOptions): Steps<ParsedPage> {
	const html = withoutMark(text);
	const scope = options.scope === 'auto' ? scopeOf(html) : options.scope;
	const { parseDocument, parseFragment } = htmlParser();
	const parsed = scope === 'document' ? yield* parseDocument(html) : parseFragment(html);
	const prefix = options.nodePrefix ?? null;
	const { facts, headBreaks, isTooDeep } = yield* collectHtml(parsed, prefix);
	const page = unknownFacts({
		source: 'html',
		scope,
		facts: {
			...facts,
			headBreaks,
			// For a fragment, nothing is known about the document around it.
			rawHtml: scope === 'document' ? rawHtml(text, parsed, facts, prefix) : null,
			scriptShells: yield* shellSteps(parsed.root, facts, prefix),
			wholePage: true,
			...noGivenFacts,
			...options.given,
		},
		isTooDeep,
	});
	const locate = createHtmlLocator(html, parsed.root);
	return {
		...givenTexts(page, options),
		locate,
		mediaFiles: () => mediaFiles(parsed.root),
		locatePath(path) {
			const offset = findByPath(parsed.root, path)?.offset ?? -1;
			return offset < 0 ? null : locate(offset);
		},
	};
}

const mark = '\ufeff';

/** A byte order mark is not text, though many ways to read a file leave it before the doctype. */
const withoutMark = (text: string) => (text.startsWith(mark) ? text.slice(1) : text);

function rawHtml(
	text: string,
	{ repeatedTags }: ParsedHtml,
	facts: CollectedFacts,
	prefix: string | null,
): RawHtml {
	const html = withoutMark(text);
	return {
		bytes: utf8Length(html),
		repeatedTags: repeatedTags.map(({ name, offset }) => ({
			name,
			node: offsetRef(offset, prefix),
		})),
		charsetEnd: charsetEnd(html, facts.charsetMetas),
		byteOrderMark: text.startsWith(mark),
		scriptsWriteViewport: facts.viewportTags.length === 0 && scriptsWriteViewport(html),
	};
}

/** A text without html, head or body tag is a fragment. */
const scopeOf = (html: string) =>
	/<(?:!doctype|html|head|body)[\s/>]/i.test(html) ? 'document' : 'fragment';

/** One walk over a parsed text; `prefix` names the block it belongs to. */
export function* collectHtml(
	parsed: ParsedHtml,
	prefix: string | null = null,
): Steps<CollectedHtml> {
	const collector = new Collector<HtmlElement>(htmlSource(prefix));
	yield* walkHtml(parsed.root, collector);
	const facts = collector.facts();
	return { facts, headBreaks: headBreaks(parsed, facts, prefix), isTooDeep: collector.isTooDeep };
}

/** A head that ends early harms only the metadata after it. */
function headBreaks(
	{ headEnd }: ParsedHtml,
	facts: CollectedFacts,
	prefix: string | null,
): readonly HeadBreak[] {
	if (!headEnd || !hasLostMetadata(facts)) return [];
	return [{ name: headEnd.name, node: offsetRef(headEnd.offset, prefix) }];
}
