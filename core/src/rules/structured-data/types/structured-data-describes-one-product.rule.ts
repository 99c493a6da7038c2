import { defineRule } from '../../../audit/rule.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';

export const structuredDataDescribesOneProduct = defineRule({
	name: 'structured_data_describes_one_product',
	group: 'structured_data',
	risk: 'moderate',
	difficulty: 'average',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/product',
		says: 'Product markup is for pages about a single product, or about variants of one; not for lists or categories.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Product data describes the one product that the page is about',
	why: 'Google shows the price and rating of a product for pages about that product. In a list, it cannot tell which product is meant.',
	fix: 'On a product page, keep the data of that product and remove products that are only suggested. On a list, leave product data to the product pages.',
	messages: {
		several: '{count} different products are described as the subject of the page',
	},
	evaluate({ items }, found) {
		const products = items.filter(isProduct);
		if (products.length === 0) return 'not_applicable';
		const names = new Map(products.map((item) => [nameOf(item), item.node]));
		names.delete('');
		if (names.size < 2) return;
		const nodes = [...new Set(names.values())].slice(0, maxNodes);
		found.several({ count: names.size }, ...nodes);
	},
});

/** Enough to see which they are. */
const maxNodes = 50;

/** Variants belong to one product, and nested items are not the subject of the page. */
const isProduct = ({ heldBy, isRoot, properties, types, vocabulary }: Item) =>
	vocabulary === 'schema' &&
	isRoot &&
	heldBy.length === 0 &&
	types.some((type) => familyOf(type) === 'Product') &&
	!('isVariantOf' in properties || 'inProductGroupWithID' in properties);

const nameOf = ({ properties }: Item) => properties.name?.[0]?.text.trim().toLowerCase() ?? '';
