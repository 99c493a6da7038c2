import { defineRule } from '../../../audit/rule.ts';
import type { PageType } from '../../../facts/derived/page-type/page-type.fact.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { familyOf, typeMeant } from '../../../rule-sets/schema-types.ts';

type Described = 'product' | 'recipe' | 'job' | 'event';

/** Families of schema.org by type of page. A result shows much more for these. */
const families: Readonly<Record<Described, readonly string[]>> = {
	product: ['Product', 'ProductGroup', 'SoftwareApplication'],
	recipe: ['Recipe'],
	job: ['JobPosting'],
	event: ['Event'],
};

export const structuredDataDescribesPage = defineRule({
	name: 'structured_data_describes_page',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'average',
	impact: 5,
	class: 'engine',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
		says: 'Structured data of a product, recipe, job or event lets a result show price, rating, time or date. It must not describe something else than the page shows.',
		checked: '2026-11-27',
	},
	reads: ['items', 'jsonLdErrors', 'pageTypeEvidence', 'wholePage'],
	title: 'Products, recipes, jobs and events are described in structured data',
	why: 'Google shows price and rating, cooking time, salary or date with a result only when structured data names them. Beside results that have them, a plain link is easily overlooked.',
	fix: 'Add structured data of the named type with the values that people see on the page, or switch it on in the shop, recipe or event plugin.',
	messages: {
		product: 'The page offers a product, but its structured data does not describe one',
		recipe: 'The page shows a recipe, but its structured data does not describe one',
		job: 'The page offers a job, but its structured data does not describe one',
		event: 'The page announces an event, but its structured data does not describe one',
		contradicts: 'Structured data describes a {claim}, but the page shows a {type}',
	},
	evaluate({ items, jsonLdErrors, pageTypeEvidence: { seen, type } }, found) {
		if (jsonLdErrors.length > 0) return 'not_applicable';
		// Content that is certain outweighs what tags for social networks claim.
		const shown = seen?.isSure && contradicts(type, seen.type) ? seen.type : type;
		if (!isDescribed(shown)) return 'not_applicable';
		if (items.some(isOf(shown)) || (shown === 'product' && items.some(isOffered))) return;
		if (shown === type || !items.some(isOf(type))) found[shown]();
		else found.contradicts({ claim: nameOf(type), type: nameOf(shown) });
	},
});

/** Google has not read this vocabulary since 2020. */
const retired = 'data_vocabulary';

const isDescribed = (type: PageType): type is Described => type in families;

const isOf =
	(type: PageType) =>
	({ types, vocabulary }: Item) =>
		vocabulary !== retired &&
		isDescribed(type) &&
		types.some((name) => families[type].includes(familyMeant(name)));

/** A misspelt type is reported as such. */
const familyMeant = (name: string) => familyOf(typeMeant(name) ?? name) ?? name;

/** Books, courses and rooms are for sale, too, if they have an offer. */
const isOffered = ({ properties, vocabulary }: Item) =>
	vocabulary !== retired && 'offers' in properties;

/** A recipe with the data of a product gets stars that it must not have. */
const contradicts = (claim: PageType, seen: PageType) =>
	(claim === 'product' && seen === 'recipe') || (claim === 'recipe' && seen === 'product');

const nameOf = (type: PageType) => (type === 'recipe' ? 'Recipe' : 'Product');
