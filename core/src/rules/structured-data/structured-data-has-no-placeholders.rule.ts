import { defineRule } from '../../audit/rule.ts';
import { groupItems } from './item-groups.ts';
import { asFound, namedValues } from './item-values.ts';

export const structuredDataHasNoPlaceholders = defineRule({
	name: 'structured_data_has_no_placeholders',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
		says: 'Structured data has to be a true description of what is on the page.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Structured data is filled in',
	why: 'Where a template or a plugin had no value, its stand-in is published. Search engines may show “undefined” as an author or a name.',
	fix: 'Find out why the value is missing, and leave the property out while there is none.',
	messages: {
		placeholder: '{item}: “{property}” is “{value}”',
	},
	many: '{count} values in structured data are not filled in',
	evaluate({ items }, found) {
		if (items.length === 0) return 'not_applicable';
		const unfilled = namedValues(items).filter(
			({ property, value }) =>
				value.kind === 'text' && !forms.has(property) && placeholder.test(value.text),
		);
		for (const { label, nodes, property, value } of groupItems(unfilled.map(asFound))) {
			found.placeholder({ item: label, property, value }, ...nodes);
		}
	},
});

/** Their values are templates by design. */
const forms = new Set(['target', 'urlTemplate', 'query', 'query-input']);

/**
 * The whole value: a description may mention {{ templates }}. Words with a meaning in a language or
 * as a value (“todo”, “none”) are ignored.
 */
const placeholder =
	/^(?:undefined|null|NaN|\[object Object\]|\{\{[^{}]*\}\}|\{%[^%]*%\}|<%[^%]*%>|<\?php.*|\$\{[^{}]*\}|%%[a-z_]+%%|lorem ipsum\b.*|(?:your|insert|enter) (?:own )?(?:name|title|text|description|company|url|logo)(?: name| here)?|author name|company name|product name)$/i;
