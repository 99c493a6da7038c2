import type { OpenGraphTag } from '../../collected/head/open-graph.fact.ts';
import type { JsonLdBlock } from '../../collected/structured-data/structured-data.fact.ts';
import type { Item } from '../structured-data/items/item.ts';
import type { PageType } from './page-type.fact.ts';

/** The statements of a page about its type. */
export interface Claims {
	readonly blocks: readonly JsonLdBlock[];
	/** Its JSON-LD cannot be read as JSON. */
	readonly isBroken: boolean;
	readonly items: readonly Item[];
	readonly tags: readonly OpenGraphTag[];
}

/**
 * Types of schema.org that say what the whole page is, the most specific first: a recipe is also an
 * article, and a product page may have a video.
 */
const claims: readonly (readonly [PageType, string])[] = [
	['recipe', 'Recipe'],
	['product', 'Product(?:Group|Model)?|IndividualProduct|Vehicle|Car'],
	['job', 'JobPosting'],
	['event', '\\w*Event'],
	['forum', 'DiscussionForumPosting|QAPage'],
	['software', 'SoftwareApplication|WebApplication|MobileApplication'],
	['article', '\\w*Article|BlogPosting|LiveBlogPosting|Review'],
	['video', 'VideoObject'],
	['contact', 'ContactPage'],
	['listing', 'CollectionPage|ItemList'],
	['search', 'SearchResultsPage'],
];

const inJsonLd = claims.map(
	([type, names]) => [type, new RegExp(`"@type"\\s*:\\s*\\[?\\s*"(?:${names})"`)] as const,
);

/** The types that the page claims, the most specific first. */
export function claimedTypes({ blocks, isBroken, items, tags }: Claims): readonly PageType[] {
	const ofTag = typeOfOpenGraph(tags);
	const found = new Set([
		...typesOfItems(items),
		...(isBroken ? typesOfBrokenJsonLd(blocks) : []),
		...(ofTag ? [ofTag] : []),
	]);
	return claims.map(([type]) => type).filter((type) => found.has(type));
}

function typesOfBrokenJsonLd(blocks: readonly JsonLdBlock[]): readonly PageType[] {
	const text = blocks.map((block) => block.text).join('\n');
	return inJsonLd.flatMap(([type, pattern]) => (pattern.test(text) ? [type] : []));
}

/** Several items of a type are teasers or a list. Places are about the site, so they claim nothing. */
function typesOfItems(items: readonly Item[]): readonly PageType[] {
	const onPage = items.filter(isOnPage);
	if (onPage.length === 0) return [];
	const counts = new Map<PageType, number>();
	for (const { types } of onPage) {
		for (const type of new Set(types.map(typeOfName))) {
			if (type) counts.set(type, (counts.get(type) ?? 0) + 1);
		}
	}
	return [...counts].flatMap(([type, count]) =>
		count === 1 || isSameThing.has(type) ? [type] : [],
	);
}

/** By the names met so far. */
const typesOfNames = new Map<string, PageType | null>();
/** Pages may invent names. */
const mostNames = 500;

function typeOfName(name: string): PageType | null {
	const known = typesOfNames.get(name);
	if (known !== undefined) return known;
	const type = claims.find(([, names]) => new RegExp(`^(?:${names})$`).test(name))?.[0] ?? null;
	if (typesOfNames.size < mostNames) typesOfNames.set(name, type);
	return type;
}

/** JSON-LD often describes an article, its parts or its variants more than once. */
const isSameThing: ReadonlySet<PageType> = new Set(['article', 'recipe']);

const isOnPage = ({ heldBy, isRoot, vocabulary }: Item) =>
	(vocabulary === 'schema' || vocabulary === 'none') &&
	(isRoot || heldBy.some(({ property }) => property === 'mainEntity'));

/** The type that tags for social networks state; `website` says nothing about a page. */
function typeOfOpenGraph(tags: readonly OpenGraphTag[]): PageType | null {
	const type = tags.find(({ property }) => property === 'og:type')?.content.toLowerCase() ?? '';
	if (type === 'article') return 'article';
	if (type.startsWith('product') || type === 'og:product') return 'product';
	if (/recipe$/.test(type)) return 'recipe';
	if (type.startsWith('video')) return 'video';
	const isPublished = tags.some(
		({ content, property }) => property === 'article:published_time' && content !== '',
	);
	return isPublished ? 'article' : null;
}
