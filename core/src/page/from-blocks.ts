import { htmlParser } from '#html-parser';
import { type CollectedFacts, elementFacts } from './collected-facts.ts';
import { collectHtml } from './from-html.ts';
import { givenTexts } from './given-texts.ts';
import { nothingGiven } from './nothing-given.ts';
import type { PageFacts, UnknownReason } from './page-facts.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { factsOf } from './unknown-facts.ts';

/** One block of an editor, with the HTML it renders. */
export interface EditorBlock {
	readonly id: string;
	readonly name: string;
	readonly html: string;
}

export interface EditorPost {
	readonly title: string;
	/** Left out where the editor has no description field: then it cannot be known. */
	readonly description?: string;
	/** The address the post has or will have. */
	readonly url?: string;
	/** BCP 47 tag of the post's language. */
	readonly language?: string;
	readonly blocks: readonly EditorBlock[];
}

interface Segment {
	readonly html: string;
	readonly facts: CollectedFacts;
	readonly isTooDeep: boolean;
}

type FactKey = keyof CollectedFacts;

/**
 * Facts of a post that somebody edits. A block that did not change is not read again, and a fact
 * that no edit touched stays the same object, so that rules can tell.
 */
export function createBlockReader() {
	let segments = new Map<string, Segment>();
	let merged: CollectedFacts | null = null;
	let page: PageFacts | null = null;

	const read = (block: EditorBlock) => readBlock(block, segments.get(block.id));

	return {
		/** Reads some blocks of a long post, so that `page` has less to do. */
		readAhead(blocks: readonly EditorBlock[]) {
			for (const block of blocks) segments.set(block.id, read(block));
		},
		page(post: EditorPost): PageFacts {
			segments = new Map(post.blocks.map((block) => [block.id, read(block)]));
			const parts = [...segments.values()];
			merged = mergeFacts(parts, merged);
			const isTooDeep = parts.some((part) => part.isTooDeep);
			const next = pageOf(post, merged, isTooDeep);
			page = page ? shareUnchanged(page, next) : next;
			return page;
		},
	};
}

function readBlock({ html, id }: EditorBlock, known: Segment | undefined): Segment {
	if (known?.html === html) return known;
	const { facts, isTooDeep } = collectHtml(htmlParser().parseFragment(html), id);
	return { html, facts: known ? shareUnchanged(known.facts, facts) : facts, isTooDeep };
}

const factKeys = [...Object.keys(elementFacts), 'textBlocks'] as FactKey[]; // the keys of CollectedFacts

function mergeFacts(segments: readonly Segment[], known: CollectedFacts | null): CollectedFacts {
	const merged = factKeys.map((key) => {
		const items = segments.flatMap(({ facts }): readonly unknown[] => facts[key]);
		return [key, shareUnchanged<readonly unknown[] | undefined>(known?.[key], items)];
	});
	return Object.fromEntries(merged) as CollectedFacts; // one entry for each key
}

function pageOf(post: EditorPost, facts: CollectedFacts, isTooDeep: boolean): PageFacts {
	const page: PageFacts = {
		source: 'editor',
		scope: 'fragment',
		facts: {
			...facts,
			headBreaks: null,
			rawHtml: null,
			wholePage: null,
			...nulls(factsOf('document')),
			...(isTooDeep && nulls(factsOf('content'))),
			...nothingGiven,
			url: post.url ?? null,
			declaredLanguage: post.language ?? null,
		},
		unknown: {
			...reasons(factsOf('document'), 'theme'),
			...(isTooDeep && reasons(factsOf('content'), 'too_deep')),
			...(post.url === undefined && { url: 'no_url' }),
			response: 'no_response',
			robotsTxt: 'no_robots_txt',
			served: 'no_served_html',
			layout: 'no_layout',
			vitals: 'no_vitals',
		},
	};
	return givenTexts(page, post);
}

const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const reasons = (names: readonly string[], reason: UnknownReason) =>
	Object.fromEntries(names.map((name) => [name, reason]));
