import { defineRule } from '../../../audit/rule.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';

export const organizationStructuredDataUsedOnHome = defineRule({
	name: 'organization_structured_data_used_on_home',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
		says: 'Organization data on the home page helps Google know who is behind a site and which logo to show. No property is required.',
		checked: '2026-11-20',
	},
	reads: ['items', 'pageType', 'wholePage'],
	title: 'The home page says who is behind the site',
	why: 'Google takes the logo, the addresses and the profiles that it shows about an organization from this data.',
	fix: 'Add Organization, or the type of business that fits, with “name”, “url”, “logo” and “sameAs” to the home page. If a person is behind the site, use Person.',
	messages: {
		missing: 'The home page has no Organization or Person data',
	},
	evaluate({ items, pageType }, found) {
		if (pageType !== 'home') return 'not_applicable';
		const isSaid = items.some(
			({ types, vocabulary }) => vocabulary === 'schema' && types.some(isBehindSites),
		);
		if (!isSaid) found.missing();
	},
});

const isBehindSites = (type: string) =>
	/^(?:Organization|LocalBusiness|Person)$/.test(familyOf(type) ?? '');
