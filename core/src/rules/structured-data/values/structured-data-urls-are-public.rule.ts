import { isLocalHost, isStagingHost, isUnpublished } from '../../../addresses/local-host.ts';
import { defineRule } from '../../../audit/rule.ts';
import { isFailedDatum } from '../../../values/failed-datum.ts';
import { isText, urlProperties } from '../../../values/url-texts.ts';
import { groupItems } from '../types/item-groups.ts';
import { asFound, type NamedValue, valuesOf } from './item-values.ts';

export const structuredDataUrlsArePublic = defineRule({
	name: 'structured_data_urls_are_public',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
		says: 'All image URLs in structured data have to be crawlable and indexable, otherwise Google cannot find and display the images.',
		checked: '2026-11-23',
	},
	reads: ['items'],
	mayRead: ['url'],
	title: 'URLs in structured data lead to public pages and files',
	why: 'Search engines fetch the image, the logo or the video from this URL. They cannot fetch a description, or a file on your own machine.',
	fix: 'Write the public URL, with https:// and the host that visitors use. Put descriptions in “caption” or “description”.',
	messages: {
		text: '{item}: “{property}” is “{value}”, which is text instead of a URL',
		local: '{item}: “{property}” is “{value}”, which the public cannot reach',
	},
	many: '{count} URLs in structured data cannot be fetched',
	evaluate({ items, url }, found) {
		const given = valuesOf(items, urlProperties).filter(isUrlOrText);
		if (given.length === 0) return 'not_applicable';
		const texts = given.filter(isWords);
		for (const { label, nodes, property, value } of groupItems(texts.map(asFound))) {
			found.text({ item: label, property, value }, ...nodes);
		}
		if (isUnpublished(url)) return;
		const local = given.filter(({ value }) => isPrivate(value.text));
		for (const { label, nodes, property, value } of groupItems(local.map(asFound))) {
			found.local({ item: label, property, value }, ...nodes);
		}
	},
});

const isUrlOrText = ({ property, value }: NamedValue) =>
	value.kind === 'text' && !isFailedDatum(property, value.text);

/** In HTML the text may describe an image inside. */
const isWords = ({ item, property, value }: NamedValue) =>
	item.syntax === 'json_ld' && isText(property, value.text);

function isPrivate(text: string): boolean {
	if (!/^(?:https?:)?\/\//i.test(text)) return false;
	const host = URL.parse(text, 'https://example.com/')?.hostname.replace(/\.$/, '') ?? '';
	return isLocalHost(host) || isStagingHost(host) || /^[^.:[\]]+$/.test(host);
}
