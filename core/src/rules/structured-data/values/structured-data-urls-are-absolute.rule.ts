import { defineRule } from '../../../audit/rule.ts';
import { isFailedDatum } from '../../../values/failed-datum.ts';
import { isAbsolute, isText, urlProperties } from '../../../values/url-texts.ts';
import { groupItems } from '../types/item-groups.ts';
import { asFound, type NamedValue, valuesOf } from './item-values.ts';

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
		says: 'Every example uses absolute URLs; Google has to be able to fetch the URLs of images.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'URLs in structured data are absolute',
	why: 'JSON-LD is read separately from the page, and not every reader knows which host a relative URL belongs to.',
	fix: 'Write the absolute URL, with https:// and the host.',
	messages: {
		relative: '{item}: “{property}” is “{value}”, which is not an absolute URL',
	},
	many: '{count} URLs in structured data are not absolute',
	evaluate({ items }, found) {
		const given = valuesOf(items, urlProperties).filter(({ item }) => item.syntax === 'json_ld');
		if (given.length === 0) return 'not_applicable';
		const relative = given.filter(isRelative);
		for (const { label, nodes, property, value } of groupItems(relative.map(asFound))) {
			found.relative({ item: label, property, value }, ...nodes);
		}
	},
});

/** Texts and placeholders are reported as what they are. */
const isRelative = ({ property, value }: NamedValue) =>
	value.kind === 'text' &&
	!isAbsolute(value.text) &&
	!isText(property, value.text) &&
	!isFailedDatum(property, value.text);
