import { htmlParser } from '#html-parser';
import { type CollectedFacts, elementFacts } from '../../facts/collected/collected-facts.ts';
import { noGivenFacts } from '../../facts/given/no-given-facts.ts';
import type { PageFacts, UnknownReason } from '../../facts/page-facts.ts';
import { factsOf } from '../../facts/unknown-facts.ts';
import { atOnce } from '../../slices/steps.ts';
import { collapse } from '../../text/words/white-space.ts';
import { collectHtml } from '../html/from-html.ts';
import { givenTexts } from '../walk/given-texts.ts';
import { type EditorHead, headFacts } from './editor-head.ts';
import { withMainHeading } from './main-heading.ts';
import { shareUnchanged } from './share-unchanged.ts';

/** One block of an editor, with the HTML it renders. */
export interface EditorBlock {
	/** Unique in the post; stays the same while the block is edited. */
	readonly id: string;
	/** The type of block, such as `core/paragraph`. */
	readonly name: string;
	readonly html: string;
}

/** A post as its editor knows it. A field that is left out is unknown, an empty one absent. */
export interface EditorPost extends EditorHead {
	/** Text of the title tag. */
	readonly title: string;
	/** The main heading that the theme shows above the blocks; left out if it is unknown. */
	readonly mainHeading?: string;
	/** Left out if the editor has no description field: then the description is unknown. */
	readonly description?: string;
	/** The current or future URL of the post. */
	readonly url?: string;
	/** BCP 47 tag of the post's language. */
	readonly language?: string;
	readonly blocks: readonly EditorBlock[];
}

interface Segment {
	readonly id: string;
	readonly html: string;
	readonly facts: CollectedFacts;
	readonly isTooDeep: boolean;
}

type FactKey = keyof CollectedFacts;

/**
 * Facts of a post while it is edited. An unchanged block is not read again, and a fact that no edit
 * touched stays the same object, so that rules can recognize it.
 */
export function createBlockReader() {
	let known = new Map<string, Segment>();
	let segments: readonly Segment[] = [];
	let merged = mergeFacts([]);
	let page: PageFacts | null = null;

	/**
	 * `there` is the block that was in this place; it is usually the same one, which saves a
	 * look-up.
	 */
	function read(block: EditorBlock, there?: Segment): Segment {
		if (there?.id === block.id && there.html === block.html) return there;
		const before = known.get(block.id);
		const segment = readBlock(block, before);
		if (segment !== before) known.set(block.id, segment);
		return segment;
	}

	return {
		/** Reads some blocks of a long post in advance, so that `page` has less to do. */
		readAhead(blocks: readonly EditorBlock[]) {
			for (const block of blocks) read(block);
		},
		page(post: EditorPost): PageFacts {
			const next = post.blocks.map((block, at) => read(block, segments[at]));
			if (known.size > next.length) {
				known = new Map(post.blocks.map(({ id }, index) => [id, next[index]!]));
			}
			merged = mergeChanges(next, segments, merged);
			segments = next;
			const isTooDeep = segments.some((segment) => segment.isTooDeep);
			const facts = pageOf(post, merged, isTooDeep);
			page = page ? shareUnchanged(page, facts) : facts;
			return page;
		},
	};
}

function readBlock({ html, id }: EditorBlock, known: Segment | undefined): Segment {
	if (known?.html === html) return known;
	const { facts, isTooDeep } = atOnce(collectHtml(htmlParser().parseFragment(html), id));
	return { id, html, facts: known ? shareUnchanged(known.facts, facts) : facts, isTooDeep };
}

const factKeys = [...Object.keys(elementFacts), 'textBlocks', 'ignoredNodes'] as FactKey[]; // the keys of CollectedFacts

/** Merges only the facts that an edit touched; usually the text of one block. */
function mergeChanges(
	after: readonly Segment[],
	before: readonly Segment[],
	known: CollectedFacts,
): CollectedFacts {
	if (after.length !== before.length) return shareUnchanged(known, mergeFacts(after));
	const touched = new Set<FactKey>();
	for (let index = 0; index < after.length; index++) {
		const segment = after[index];
		const old = before[index];
		if (!segment || !old || segment === old) continue;
		for (const key of factKeys) if (segment.facts[key] !== old.facts[key]) touched.add(key);
	}
	return touched.size === 0 ? known : { ...known, ...mergeFacts(after, [...touched]) };
}

function mergeFacts(segments: readonly Segment[], keys = factKeys): CollectedFacts {
	const merged = keys.map((key) => {
		const items: unknown[] = [];
		for (const { facts } of segments) {
			const own = facts[key];
			for (let index = 0; index < own.length; index++) items.push(own[index]);
		}
		return [key, items];
	});
	return Object.fromEntries(merged) as CollectedFacts; // one entry for each of the keys
}

function pageOf(post: EditorPost, ofBlocks: CollectedFacts, isTooDeep: boolean): PageFacts {
	const heading = collapse(post.mainHeading ?? '');
	const facts = heading ? withMainHeading(heading, ofBlocks) : ofBlocks;
	const known = headFacts(post);
	const unknown = factsOf('document').filter((name) => !Object.hasOwn(known, name));
	const page: PageFacts = {
		source: 'editor',
		scope: 'fragment',
		facts: {
			...facts,
			headBreaks: null,
			rawHtml: null,
			scriptShells: null,
			wholePage: null,
			...nulls(unknown),
			...known,
			...(isTooDeep && nulls(factsOf('content'))),
			...noGivenFacts,
			url: post.url ?? null,
			declaredLanguage: post.language ?? null,
		},
		unknown: {
			...reasons(unknown, 'theme'),
			...(isTooDeep && reasons(factsOf('content'), 'too_deep')),
			...(post.url === undefined && { url: 'no_url' }),
			response: 'no_response',
			robotsTxt: 'no_robots_txt',
			served: 'no_served_html',
			layout: 'no_layout',
			loadedImages: 'no_layout',
			vitals: 'no_vitals',
		},
	};
	return givenTexts(page, post);
}

const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const reasons = (names: readonly string[], reason: UnknownReason) =>
	Object.fromEntries(names.map((name) => [name, reason]));
