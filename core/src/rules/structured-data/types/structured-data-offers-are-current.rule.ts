import { defineRule } from '../../../audit/rule.ts';
import { isIsoDate, isOver } from '../../../values/iso-dates.ts';
import { asFound, valuesOf } from '../values/item-values.ts';
import { groupItems } from './item-groups.ts';

const until = new Set(['priceValidUntil']);

export const structuredDataOffersAreCurrent = defineRule({
	name: 'structured_data_offers_are_current',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
		says: 'A product snippet may not be shown when “priceValidUntil” is a date in the past.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Prices in structured data are still valid',
	why: 'Google may stop showing the price and the rating of a product when its price has expired.',
	fix: 'Set “priceValidUntil” to the last day of the price, or remove it if the price has no end date.',
	messages: {
		expired: '{item}: the price was valid until {value}',
	},
	many: '{count} prices in structured data have expired',
	evaluate({ items }, found, { now }) {
		const dated = valuesOf(items, until).filter(({ value }) => isIsoDate(value.text));
		if (dated.length === 0) return 'not_applicable';
		const expired = dated.filter(({ value }) => isOver(value.text, now));
		for (const { label, nodes, value } of groupItems(expired.map(asFound))) {
			found.expired({ item: label, value }, ...nodes);
		}
	},
});
