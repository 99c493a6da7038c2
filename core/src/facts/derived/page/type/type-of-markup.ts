import type { OpenGraphTag } from '../../../collected/head/open-graph.fact.ts';
import type { JsonLdBlock } from '../../../collected/structured-data/structured-data.fact.ts';
import type { Item } from '../../structured-data/items/item.ts';
import type { PageType } from '../page-type.fact.ts';

const typeNames: readonly (readonly [PageType, string])[] = [
	['product', 'Product(?:Group)?'],
	['article', '(?:\\w*Article|BlogPosting|Recipe|Review)'],
	['listing', '(?:CollectionPage|ItemList)'],
	['search', 'SearchResultsPage'],
];

const inJsonLd = typeNames.map(
	([type, names]) => [type, new RegExp(`"@type"\\s*:\\s*\\[?\\s*"${names}"`)] as const,
);
const ofItems = typeNames.map(([type, names]) => [type, new RegExp(`^${names}$`)] as const);

/** The type that JSON-LD states. It may be broken, so its text decides. */
export function typeOfJsonLd(blocks: readonly JsonLdBlock[]): PageType | null {
	if (blocks.length === 0) return null;
	const text = blocks.map((block) => block.text).join('\n');
	return inJsonLd.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The type that microdata or RDFa states. Several items of a type are teasers or a list. */
export function typeOfItems(items: readonly Item[]): PageType | null {
	const onPage = items.filter(isOnPage);
	for (const [type, pattern] of ofItems) {
		const count = onPage.filter(({ types }) => types.some((name) => pattern.test(name))).length;
		if (count > 0) return count === 1 ? type : null;
	}
	return null;
}

const isOnPage = ({ isRoot, syntax, vocabulary }: Item) =>
	isRoot && syntax !== 'json_ld' && vocabulary === 'schema';

/** The type that tags for social networks state; `website` says nothing about a page. */
export function typeOfOpenGraph(tags: readonly OpenGraphTag[]): PageType | null {
	const type = tags.find(({ property }) => property === 'og:type')?.content.toLowerCase() ?? '';
	if (type === 'article') return 'article';
	if (type.startsWith('product')) return 'product';
	const isPublished = tags.some(
		({ content, property }) => property === 'article:published_time' && content !== '',
	);
	return isPublished ? 'article' : null;
}
