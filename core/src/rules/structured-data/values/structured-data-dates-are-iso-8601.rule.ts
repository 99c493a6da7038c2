import { defineRule } from '../../../audit/rule.ts';
import { richResultOf } from '../../../rule-sets/rich-results.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';
import { isFailedDatum } from '../../../values/failed-datum.ts';
import { groupItems } from '../types/item-groups.ts';
import { dateProperties, isIsoDate, isIsoDuration } from './date-fault.ts';
import { asFound, type NamedValue, valuesOf, words } from './item-values.ts';

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
		says: 'Dates of structured data are written in ISO 8601, preferably with the time zone.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Dates and times in structured data use ISO 8601',
	why: 'Programs cannot tell whether 3/4/2026 is in March or April. A date that search engines cannot read counts as missing.',
	fix: 'Write dates as 2026-11-20 or 2026-11-20T09:30:00+01:00, and durations as PT1H30M. In HTML, put them in “datetime” or “content” and leave the visible text as it is.',
	messages: {
		date: '{item}: “{property}” is “{value}”, which is not an ISO 8601 date',
		duration: '{item}: “{property}” is “{value}”, which is not an ISO 8601 duration',
	},
	many: '{count} dates or durations in structured data cannot be read',
	evaluate({ items }, found) {
		const dated = valuesOf(items, dateProperties).filter(isJudged);
		const timed = valuesOf(items, durations).filter(isJudged);
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

/**
 * Judges only items that can give a rich result, because nobody reads the dates of others.
 * Placeholders are reported as such.
 */
const isJudged = ({ item, property, value }: NamedValue) =>
	!isFailedDatum(property, value.text) &&
	item.types.some((type) => richResultOf(familyOf(type) ?? '') !== null);
