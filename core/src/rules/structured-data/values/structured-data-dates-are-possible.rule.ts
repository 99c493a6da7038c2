import { defineRule } from '../../../audit/rule.ts';
import { groupItems } from '../types/item-groups.ts';
import { type DateDoubt, dateDoubts, hasPageDate } from './date-doubts.ts';

export const structuredDataDatesArePossible = defineRule({
	name: 'structured_data_dates_are_possible',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/publication-dates',
		says: 'The dates in structured data have to say when the page was published or updated. Future dates are not allowed.',
		checked: '2026-11-23',
	},
	reads: ['items'],
	title: 'Dates in structured data can be true',
	why: 'Search engines show a date beside the result. A date from before the web, or one that has not come yet, makes them guess or show none.',
	fix: 'Have the template write the day of publication, the day of the last change, or the days of the event, and leave out the property of a date that is not set.',
	messages: {
		unset: '{item}: “{property}” is {value}, a date that programs write when none is set',
		future: '{item}: “{property}” is {value}, which is in the future',
		reversed: '{item}: modified on {modified}, before it was published on {published}',
		scheduled:
			'{item}: modified on {modified}, before it was published on {published}, as happens when a post is scheduled',
		backwards: '{item}: ends on {end}, before it begins on {start}',
	},
	noteMessages: ['scheduled'],
	many: '{count} dates in structured data cannot be true',
	evaluate({ items }, found, { now }) {
		const dated = items.filter(hasPageDate);
		if (dated.length === 0) return 'not_applicable';
		const doubts = dated.flatMap((item) => dateDoubts(item, now));
		for (const { label, nodes, ...doubt } of groupItems(doubts.map(asFound))) {
			if ('published' in doubt) {
				const { kind, modified, published } = doubt;
				found[kind]({ item: label, modified, published }, ...nodes);
			} else if ('end' in doubt) {
				found.backwards({ item: label, start: doubt.start, end: doubt.end }, ...nodes);
			} else {
				const { kind, property, value } = doubt;
				found[kind]({ item: label, property, value }, ...nodes);
			}
		}
	},
});

function asFound(doubt: DateDoubt) {
	const { item, node, ...values } = doubt;
	return { ...doubt, key: JSON.stringify([item.types, values]) };
}
