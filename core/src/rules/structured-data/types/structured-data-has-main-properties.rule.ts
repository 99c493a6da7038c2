import { defineRule } from '../../../audit/rule.ts';
import type { PageType } from '../../../facts/derived/page-type/page-type.fact.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';
import { missingProperties } from './missing-properties.ts';

/** The recommended properties without which the data of a type says hardly anything. */
const mainProperties: Partial<Record<PageType, { family: string; names: readonly string[] }>> = {
	recipe: { family: 'Recipe', names: ['recipeIngredient', 'recipeInstructions'] },
	article: { family: 'Article', names: ['headline', 'datePublished', 'author'] },
};

export const structuredDataHasMainProperties = defineRule({
	name: 'structured_data_has_main_properties',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'average',
	impact: 5,
	class: 'engine',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
		says: 'Google recommends ingredients and instructions for a recipe, and headline, date and author for an article: the more of them are there, the better it can show the page.',
		checked: '2026-11-27',
	},
	reads: ['items', 'pageTypeEvidence', 'mainText', 'wholePage'],
	title: 'Structured data says what the recipe or article consists of',
	why: 'A recipe without ingredients and steps, or an article without headline, date and author, is hardly described: Google can show little of it with a result.',
	fix: 'Add the named properties with the values that people see on the page.',
	messages: { missing: 'Structured data lacks {properties} ({item})' },
	evaluate({ items, mainText, pageTypeEvidence: { type } }, found) {
		const main = mainProperties[type];
		if (!main || mainText.length < shortestText) return 'not_applicable';
		const isDescription = isOf(main.family);
		const described = items.filter(isDescription);
		if (described.length === 0) return 'not_applicable';
		const lacked = missingProperties(items, 'recommended').filter(
			({ fault, item, property }) =>
				fault === 'missing' &&
				main.names.includes(property) &&
				isDescription(item) &&
				!described.some((one) => says(one, property)),
		);
		const [first] = lacked;
		if (!first) return;
		const properties = lacked.map(({ property }) => property).join(', ');
		found.missing({ item: first.label, properties }, ...first.nodes);
	},
});

/** A teaser has no more to describe. */
const shortestText = 500;

/** Several items that describe one page add up; a name is as good as a headline. */
const says = ({ properties }: Item, property: string) =>
	property in properties || (property === 'headline' && 'name' in properties);

const isOf =
	(family: string) =>
	({ types }: Item) =>
		types.some((name) => familyOf(name) === family);
