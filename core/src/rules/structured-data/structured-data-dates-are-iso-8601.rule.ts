import { defineRule } from '../../audit/rule.ts';
import { richResultOf } from '../../rule-sets/rich-results.ts';
import { familyOf } from '../../rule-sets/schema-types.ts';
import { isIsoDate, isIsoDuration } from './date-fault.ts';
import { groupItems } from './item-groups.ts';
import { asFound, type NamedValue, valuesOf, words } from './item-values.ts';

const dates = words(
	'datePublished dateModified dateCreated uploadDate startDate endDate previousStartDate datePosted validThrough validFrom priceValidUntil expires',
);
const durations = words('duration cookTime prepTime totalTime');

export const structuredDataDatesAreIso8601 = defineRule({
	name: 'structured_data_dates_are_iso_8601',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/article',
		says: 'Dates of structured data are written in ISO 8601, best with the time zone.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Dates and times in structured data are written as ISO 8601',
	why: 'Programs cannot tell whether 3/4/2026 is in March or April. A date that search engines cannot read counts as missing.',
	fix: 'Write dates as 2026-11-20 or 2026-11-20T09:30:00+01:00, and durations as PT1H30M. In HTML put that into “datetime” or “content” and leave the visible text as it is.',
	messages: {
		date: '{item}: “{property}” is “{value}”, which is no ISO 8601 date',
		duration: '{item}: “{property}” is “{value}”, which is no ISO 8601 duration',
	},
	many: '{count} dates or durations in structured data cannot be read',
	evaluate({ items }, found) {
		const dated = valuesOf(items, dates).filter(isShownByGoogle);
		const timed = valuesOf(items, durations).filter(isShownByGoogle);
		if (dated.length + timed.length === 0) return 'not_applicable';
		const noDates = dated.filter(({ value }) => !isIsoDate(value.text));
		for (const { label, nodes, property, value } of groupItems(noDates.map(asFound))) {
			found.date({ item: label, property, value }, ...nodes);
		}
		const noDurations = timed.filter(({ value }) => !isIsoDuration(value.text));
		for (const { label, nodes, property, value } of groupItems(noDurations.map(asFound))) {
			found.duration({ item: label, property, value }, ...nodes);
		}
	},
});

/** Nobody reads the dates of other items. */
const isShownByGoogle = ({ item }: NamedValue) =>
	item.types.some((type) => richResultOf(familyOf(type) ?? '') !== null);
