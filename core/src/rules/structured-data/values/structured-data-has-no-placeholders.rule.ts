import { defineRule } from '../../../audit/rule.ts';
import { failedDatum } from '../../../values/failed-datum.ts';
import { isSubject, type PageVoice } from '../../page-subject.ts';
import { groupItems } from '../types/item-groups.ts';
import { emptyNames } from './empty-names.ts';
import { asFound, type NamedValue, namedValues } from './item-values.ts';
import { zeroTimes } from './zero-times.ts';

export const structuredDataHasNoPlaceholders = defineRule({
	name: 'structured_data_has_no_placeholders',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
		says: 'Structured data has to be a true representation of the page; data that is not may lose its rich result.',
		checked: '2026-11-23',
	},
	reads: ['items'],
	mayRead: ['descriptions', 'headings', 'opening', 'titles', 'url'],
	title: 'Structured data contains no placeholders',
	why: 'A template or plugin that has no value publishes a placeholder instead. Search engines may show “undefined” as an author or a name.',
	fix: 'Find out why the value is missing, and leave the property out until there is one.',
	messages: {
		placeholder: '{item}: “{property}” is “{value}”',
		empty: '{item}: “{property}” is empty',
		no_time: '{item}: “{property}” is {value}, so it takes no time at all',
	},
	many: '{count} values in structured data are placeholders',
	evaluate(page, found) {
		const { items } = page;
		if (items.length === 0) return 'not_applicable';
		const unfilled = namedValues(items).filter((value) => isUnfilled(value, page));
		for (const { label, nodes, property, value } of groupItems(unfilled.map(asFound))) {
			found.placeholder({ item: label, property, value }, ...nodes);
		}
		for (const { label, nodes, property } of groupItems(emptyNames(items))) {
			found.empty({ item: label, property }, ...nodes);
		}
		for (const { label, nodes, property, value } of groupItems(zeroTimes(items).map(asFound))) {
			found.no_time({ item: label, property, value }, ...nodes);
		}
	},
});

function isUnfilled(
	{ property, value }: NamedValue,
	page: PageVoice & { readonly url: string | null },
): boolean {
	if (value.kind !== 'text') return false;
	const failed = failedDatum(property, value.text);
	// The page itself may have such a name.
	return failed !== null && value.text !== page.url && !isSubject(failed, page);
}
