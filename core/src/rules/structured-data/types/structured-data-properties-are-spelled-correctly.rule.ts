import { defineRule } from '../../../audit/rule.ts';
import { groupItems } from './item-groups.ts';
import { misspeltRequirements } from './missing-properties.ts';
import { type Misspelt, misspeltProperties } from './misspelt-properties.ts';

export const structuredDataPropertiesAreSpelledCorrectly = defineRule({
	name: 'structured_data_properties_are_spelled_correctly',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/TR/json-ld11/',
		says: 'Google lists JSON-LD as a format of structured data. By its specification, names of properties are case-sensitive; a name that schema.org does not have means nothing there.',
		checked: '2026-11-23',
	},
	reads: ['items'],
	title: 'Properties in structured data are spelled as in schema.org',
	why: 'Search engines do not find a property under a different name. “thumbnailURL” counts as a video without “thumbnailUrl”.',
	fix: 'Write the name as schema.org does, capitals included.',
	messages: {
		misspelt: '{item}: “{property}” is misspelt as “{written}”',
	},
	many: '{count} properties in structured data are misspelt',
	evaluate({ items }, found) {
		if (items.length === 0) return 'not_applicable';
		const misspelt = items.flatMap(misspeltProperties);
		if (misspelt.length === 0) return;
		// A required property is reported with its requirement.
		const reported = Map.groupBy(misspeltRequirements(items), ({ item }) => item);
		const isReported = ({ item, written }: Misspelt) =>
			reported.get(item)?.some((each) => each.written === written) ?? false;
		const others = misspelt.filter((each) => !isReported(each));
		for (const { label, meant, nodes, written } of groupItems(others.map(asOne))) {
			found.misspelt({ item: label, property: meant, written }, ...nodes);
		}
	},
});

const asOne = (misspelt: Misspelt) => ({
	...misspelt,
	key: `${misspelt.item.types.join(' ')} ${misspelt.written}`,
});
