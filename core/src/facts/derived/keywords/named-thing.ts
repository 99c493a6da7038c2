import type { Heading } from '../../collected/body/headings.fact.ts';
import type { PageType } from '../page-type/page-type.fact.ts';
import type { Item } from '../structured-data/items/item.ts';

/** A page about one product or one dish has its name; other pages do not. */
export interface NamedPage {
	readonly pageType: PageType | null;
	readonly headings: readonly Heading[] | null;
	readonly items: readonly Item[] | null;
}

const typeNames: Partial<Record<PageType, RegExp>> = {
	recipe: /^Recipe$/,
	product: /^Product(?:Group)?$/,
};

/**
 * The name of the dish or the product, as people search for it: without remarks and variants. Null
 * if it has too many words to be a query.
 */
export function namedThing({ headings, items, pageType }: NamedPage): string | null {
	const pattern = pageType && typeNames[pageType];
	if (!pattern) return null;
	const item = items?.find(({ types }) => types.some((type) => pattern.test(type)));
	const heading = headings?.find(({ isHidden, level }) => level === 1 && !isHidden);
	const names = [heading?.label, item?.properties.name?.[0]?.text].flatMap((name) => name || []);
	const most = pageType === 'recipe' ? wordsOfDish : wordsOfProduct;
	return names.map(withoutRemarks).find((name) => isQuery(name, most)) ?? null;
}

/** “Apple Crumble (vegan, easy!)”, “Malibu Chicken: A Delicious Dinner”, “Cable – 2 m”. */
const withoutRemarks = (name: string) =>
	name
		.split(/\s*[|•:([«»"“„!,;/]\s*|\s+[-–—]\s+/u)[0]!
		.replace(/\s+/g, ' ')
		.trim();

const isQuery = (name: string, most: number) => {
	const words = name.split(' ').length;
	return wide.test(name)
		? name.length >= 2 && name.length <= mostSyllables
		: words >= 2 && words <= most;
};

const wide = /[\u3040-\u9fff]/;
const mostSyllables = 14;
/** Names of products go on with variants. */
const wordsOfProduct = 5;
const wordsOfDish = 8;
