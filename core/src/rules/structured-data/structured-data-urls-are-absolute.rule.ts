import { defineRule } from '../../audit/rule.ts';
import { groupItems } from './item-groups.ts';
import { asFound, type NamedValue, valuesOf, words } from './item-values.ts';

const addresses = words('url image logo item thumbnailUrl contentUrl embedUrl sameAs');

export const structuredDataUrlsAreAbsolute = defineRule({
	name: 'structured_data_urls_are_absolute',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/article',
		says: 'Every example gives whole addresses; images have to be at an address that Google can fetch.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Addresses in structured data are whole',
	why: 'A script of JSON-LD is read apart from the page, and not every reader knows what an address without a host belongs to.',
	fix: 'Write the whole address, with https:// and the host.',
	messages: {
		relative: '{item}: “{property}” is “{value}”, which is no whole address',
	},
	many: '{count} addresses in structured data are not whole',
	evaluate({ items }, found) {
		const given = valuesOf(items, addresses).filter(({ item }) => item.syntax === 'json_ld');
		if (given.length === 0) return 'not_applicable';
		const relative = given.filter(isRelative);
		for (const { label, nodes, property, value } of groupItems(relative.map(asFound))) {
			found.relative({ item: label, property, value }, ...nodes);
		}
	},
});

const isRelative = ({ value }: NamedValue) =>
	value.kind === 'text' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value.text);
