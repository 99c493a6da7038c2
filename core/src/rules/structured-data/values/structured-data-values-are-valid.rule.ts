import { defineRule } from '../../../audit/rule.ts';
import { isOver } from '../../../values/iso-dates.ts';
import { judgedValues } from '../../../values/value-faults.ts';
import { groupFaults } from './group-faults.ts';

export const structuredDataValuesAreValid = defineRule({
	name: 'structured_data_values_are_valid',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
		says: 'Structured data follows the guidelines of its type. Google’s page about each type says which values a property takes, which of them are required and which only recommended.',
		checked: '2026-11-27',
	},
	reads: ['items'],
	title: 'Values in structured data are as Google documents them',
	why: 'A value that Google cannot use counts as missing. If the property is required, the page gets no rich result.',
	fix: 'Write the value in the form that Google’s page about the type describes, or leave out the property.',
	messages: {
		required: '{item}: “{property}” is “{value}”; Google requires {allowed}',
		recommended: '{item}: “{property}” is “{value}”; Google recommends {allowed}',
		required_form: '{item}: “{property}” is “{value}”; Google requires a form such as “{allowed}”',
		form: '{item}: “{property}” is “{value}”; Google recommends a form such as “{allowed}”',
		unwanted: '{item}: “{property}” is “{value}”; Google asks to leave out “{part}”',
		past: '{item}: “{property}” is {value}, which is in the past',
		together: '{item}: Google reads either “{property}” or “{other}”, not both',
		repeated: '{item}: two entries of “{property}” have the same value, “{value}”',
		required_count:
			'{item}: the number of values of “{property}” is {value}; Google requires {allowed}',
		count: '{item}: the number of values of “{property}” is {value}; Google reads {allowed}',
		required_length: '{item}: “{property}” has {value} characters; Google requires {allowed}',
		length: '{item}: “{property}” has {value} characters; Google reads {allowed}',
		pixels: '{item}: “{property}” has {value} pixels; Google recommends at least {allowed}',
	},
	noteMessages: [
		'recommended',
		'form',
		'unwanted',
		'past',
		'together',
		'count',
		'length',
		'pixels',
	],
	many: '{count} values in structured data are not as Google documents them',
	evaluate({ items }, found, { now }) {
		if (judgedValues(items).demands.size === 0) return 'not_applicable';
		for (const fault of groupFaults(items, kinds)) {
			const { allowed, isRequired, kind, label, nodes, property, source, value } = fault;
			// No message contains the source; hosts link to it.
			const what = { item: label, property, source, value };
			if (kind === 'unwanted') found.unwanted({ ...what, part: allowed }, ...nodes);
			else if (kind === 'apart') found.together({ ...what, other: allowed }, ...nodes);
			else if (kind !== 'past') {
				const [required, recommended] = messages[kind];
				found[isRequired ? required : recommended]({ ...what, allowed }, ...nodes);
			} else if (isOver(value, now)) found.past(what, ...nodes);
		}
	},
});

/** For a value that Google requires, and for one that it recommends. */
const messages = {
	amount: ['required_count', 'count'],
	form: ['required_form', 'form'],
	length: ['required_length', 'length'],
	pixels: ['pixels', 'pixels'],
	repeated: ['repeated', 'repeated'],
	value: ['required', 'recommended'],
} as const;

const kinds = [
	'amount',
	'apart',
	'form',
	'length',
	'past',
	'pixels',
	'repeated',
	'unwanted',
	'value',
] as const;
