import { defineRule } from '../../../audit/rule.ts';
import { groupFaults, hasDemand } from './group-faults.ts';

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
	fix: 'Write dates as 2026-11-20 or 2026-11-20T09:30:00+01:00, durations as PT1H30M, and times of day as 09:30. In HTML, put them in “datetime” or “content” and leave the visible text as it is.',
	messages: {
		date: '{item}: “{property}” is “{value}”, which is not an ISO 8601 date',
		duration: '{item}: “{property}” is “{value}”, which is not an ISO 8601 duration',
		time: '{item}: “{property}” is “{value}”, which is not a time such as 09:00 or 21:30:00',
		advised_date: '{item}: “{property}” is “{value}”, not a date such as 2026-11-20',
	},
	noteMessages: ['time', 'advised_date'],
	many: '{count} dates or times in structured data cannot be read',
	evaluate({ items }, found) {
		if (!hasDemand(items, ['date', 'days', 'duration', 'time'])) return 'not_applicable';
		for (const fault of groupFaults(items, ['date', 'duration', 'time'])) {
			const { isRequired, kind, label, nodes, property, value } = fault;
			const message = kind === 'date' && !isRequired ? 'advised_date' : kind;
			found[message]({ item: label, property, value }, ...nodes);
		}
	},
});
