import { factsOfElement, type NamedFact } from './facts-by-element.ts';

/** The region of the page that contains something, by its landmark elements. */
export type Region = 'main' | 'header' | 'nav' | 'aside' | 'footer' | 'body';

export interface ElementKind {
	/** A block ends the text before it; inline elements are transparent. */
	readonly isBlock: boolean;
	/** Text inside is not page text (scripts, fallbacks, form values). */
	readonly isRaw: boolean;
	/** Names the kind of text block that begins here. */
	readonly block: string | null;
	readonly region: Region | null;
	/** Programs, commands and their output: quotations, not statements. */
	readonly isCode: boolean;
	/** Recorded inside a heading or link, because it is more than text or may have a name. */
	readonly isPart: boolean;
	/** Its content is shown only by browsers that cannot play media, and those no longer exist. */
	readonly isPlayer: boolean;
	/** The facts that the element may give. */
	readonly facts: readonly NamedFact[];
}

const words = (text: string) => new Set(text.split(' '));

const blocks = words(
	'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option optgroup p pre search section select summary table tbody td tfoot th thead tr ul',
);
const named = words(
	'p h1 h2 h3 h4 h5 h6 li dt dd td th caption figcaption blockquote pre summary legend button',
);
// An iframe's own text is its fallback; select, textarea and datalist contain values, not prose;
// the readings of ruby (rt) repeat the text below them and would split its words.
const raw = words(
	'title script style noscript template iframe noembed noframes object audio video canvas select textarea datalist map progress meter rt rp rtc',
);
const parts = words(
	'a img picture noscript svg video audio canvas iframe object embed input button select textarea table form ul ol dl blockquote pre figure div section article aside header footer nav p h1 h2 h3 h4 h5 h6',
);
const code = words('code kbd pre samp tt var');
const regions = new Map<string, Region>([
	['main', 'main'],
	['article', 'main'],
	['header', 'header'],
	['nav', 'nav'],
	['aside', 'aside'],
	['footer', 'footer'],
	['banner', 'header'],
	['navigation', 'nav'],
	['complementary', 'aside'],
	['contentinfo', 'footer'],
	['search', 'nav'],
	['dialog', 'aside'],
	['alertdialog', 'aside'],
]);

const kinds = new Map<string, ElementKind>();

export function elementKind(name: string): ElementKind {
	let kind = kinds.get(name);
	if (!kind) {
		kind = describe(name);
		// Hostile pages invent endless names; the table should only contain real ones.
		if (kinds.size < 500) kinds.set(name, kind);
	}
	return kind;
}

function describe(name: string): ElementKind {
	return {
		isBlock: blocks.has(name) || name === 'br',
		isRaw: raw.has(name),
		block: named.has(name) ? name : null,
		region: regions.get(name) ?? null,
		isCode: code.has(name),
		isPart: parts.has(name),
		isPlayer: name === 'video' || name === 'audio',
		facts: factsOfElement(name),
	};
}

/**
 * The region that a landmark opens. The header and footer of the main content belong to that
 * content.
 */
export function regionInside(outer: Region, landmark: Region): Region {
	const isOwnPart = landmark === 'header' || landmark === 'footer' || landmark === 'main';
	if (outer === 'main' && isOwnPart) return 'main';
	if (outer !== 'body' && outer !== 'main' && landmark === 'main') return outer;
	return landmark;
}

export const regionOfRole = (role: string) => regions.get(role) ?? null;
