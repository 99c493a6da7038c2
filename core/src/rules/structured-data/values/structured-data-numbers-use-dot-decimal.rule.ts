import { defineRule } from '../../../audit/rule.ts';
import { groupFaults, hasDemand } from './group-faults.ts';

export const structuredDataNumbersUseDotDecimal = defineRule({
	name: 'structured_data_numbers_use_dot_decimal',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://schema.org/price',
		says: 'Google’s pages about products follow schema.org: digits with a dot before the decimals, no currency sign and no other separators; the visible text may be written differently.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Numbers in structured data are plain digits with a dot',
	why: 'A price of “1.299,00 €” is read as something else, or not at all, so no price or rating is shown with the result.',
	fix: 'Write 1299.00, and put the currency in “priceCurrency”. In HTML, put the plain number in “content” and leave the visible text as it is.',
	messages: {
		comma: '{item}: “{property}” is “{value}”, with a comma instead of a decimal point',
		not_plain: '{item}: “{property}” is “{value}”, which is not a plain number',
		advised: '{item}: “{property}” is “{value}”, not a number such as 12.5',
	},
	noteMessages: ['advised'],
	many: '{count} numbers in structured data cannot be read',
	evaluate({ items }, found) {
		if (!hasDemand(items, ['days', 'number', 'rating', 'tally', 'whole'])) return 'not_applicable';
		for (const fault of groupFaults(items, ['number'])) {
			const { isRequired, label, nodes, property, value } = fault;
			const message = !isRequired ? 'advised' : hasComma(value) ? 'comma' : 'not_plain';
			found[message]({ item: label, property, value }, ...nodes);
		}
	},
});

const hasComma = (text: string) => /^\d+,\d{1,2}$/.test(text);
