import { defineRule } from '../../../audit/rule.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { groupItems } from '../types/item-groups.ts';

export const structuredDataRatingIsInRange = defineRule({
	name: 'structured_data_rating_is_in_range',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
		says: 'The scale is 1 to 5 unless “bestRating” or “worstRating” says otherwise. An average needs the number of ratings or reviews behind it.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Ratings in structured data are within their scale',
	why: 'Search engines show no stars for a rating outside its scale, or for an average of no ratings.',
	fix: 'Add “bestRating” and “worstRating” if the scale is not 1 to 5. Leave the rating out as long as nobody has rated.',
	messages: {
		too_high: '{item}: the rating {value} is above the best possible, {best}',
		too_low: '{item}: the rating {value} is below the worst possible, {worst}',
		no_ratings: '{item}: the average is based on {value} ratings',
	},
	many: '{count} ratings in structured data are outside their scale',
	evaluate({ items }, found) {
		const ratings = items.filter(isRating);
		if (ratings.length === 0) return 'not_applicable';
		const faults = ratings.flatMap((item) => {
			const fault = ratingFault(item);
			return fault ? [{ ...fault, item, key: JSON.stringify(fault) }] : [];
		});
		for (const { best, kind, label, nodes, value, worst } of groupItems(faults)) {
			found[kind]({ item: label, value, best, worst }, ...nodes);
		}
	},
});

const isRating = ({ types, vocabulary }: Item) =>
	vocabulary === 'schema' && types.some((type) => /^(?:Aggregate)?Rating$/.test(type));

function ratingFault(item: Item) {
	const value = number(item, 'ratingValue');
	const count = number(item, 'ratingCount') ?? number(item, 'reviewCount');
	const best = limit(item, 'bestRating', 5);
	const worst = limit(item, 'worstRating', 0);
	if (count !== null && count <= 0) return fault('no_ratings', count, best, worst);
	if (value !== null && value > best) return fault('too_high', value, best, worst);
	if (value !== null && value < worst) return fault('too_low', value, best, worst);
	return null;
}

function fault(
	kind: 'too_high' | 'too_low' | 'no_ratings',
	value: number,
	best: number,
	worst: number,
) {
	return { kind, value, best, worst };
}

/** A limit that cannot be read may be any. */
const limit = (item: Item, name: string, usual: number) =>
	name in item.properties ? (number(item, name) ?? Number.NaN) : usual;

/** null if it is not a number, such as “6 / 10” or “80%”, which include their scale. */
function number({ properties }: Item, name: string): number | null {
	const texts = properties[name] ?? [];
	const [value] = texts;
	return texts.length === 1 && value && /^-?\d+(?:\.\d+)?$/.test(value.text)
		? Number(value.text)
		: null;
}
