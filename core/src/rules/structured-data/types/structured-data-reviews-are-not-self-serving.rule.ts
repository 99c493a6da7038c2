import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';

export const structuredDataReviewsAreNotSelfServing = defineRule({
	name: 'structured_data_reviews_are_not_self_serving',
	group: 'structured_data',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
		says: 'Reviews of a business or organization on its own website, even in an embedded widget, are not eligible for stars.',
		checked: '2026-11-20',
	},
	reads: ['items', 'url'],
	title: 'A business does not mark up reviews of itself',
	why: 'Google shows no stars for an organization that publishes the reviews about itself, no matter who wrote them.',
	fix: 'Keep the reviews for visitors and remove the rating from the structured data of your organization. Ratings of individual products can stay.',
	messages: {
		own: '{type} “{name}” has ratings or reviews of itself on its own website',
	},
	evaluate({ items, url }, found) {
		const rated = items.filter(isRatedOrganization);
		if (rated.length === 0) return 'not_applicable';
		for (const item of rated) {
			if (!isOwn(item, url)) continue;
			const name = item.properties.name?.[0]?.text ?? '';
			found.own({ type: item.types.join(', '), name }, item.node);
		}
	},
});

const isRatedOrganization = ({ properties, types, vocabulary }: Item) =>
	vocabulary === 'schema' &&
	types.some((type) => /^(?:LocalBusiness|Organization)$/.test(familyOf(type) ?? '')) &&
	('aggregateRating' in properties || 'review' in properties);

/**
 * Whether the item is the owner of the site: its URL is the home page of this host. Directories
 * give the page of the entry instead.
 */
function isOwn({ properties }: Item, url: string): boolean {
	const page = pageAddress(url);
	return (properties.url ?? []).some(({ text }) => {
		const own = URL.parse(text);
		return own !== null && own.pathname === '/' && host(own) === (page && host(page));
	});
}

const host = ({ hostname }: URL) => hostname.replace(/^www\./, '');
