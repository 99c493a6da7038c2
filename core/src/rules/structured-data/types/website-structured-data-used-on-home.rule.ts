import { defineRule } from '../../../audit/rule.ts';
import { isGiven } from './item-paths.ts';

export const websiteStructuredDataUsedOnHome = defineRule({
	name: 'website_structured_data_used_on_home',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/site-names',
		says: 'The best way to tell Google the name of a site is WebSite data with “name” and “url” on the home page.',
		checked: '2026-11-20',
	},
	reads: ['items', 'pageType', 'wholePage'],
	supersededBy: [{ rule: 'structured_data_has_no_placeholders', hides: 'node' }],
	title: 'The home page names the site in structured data',
	why: 'Google shows the name of the site above each result. It looks first at WebSite data on the home page, then guesses.',
	fix: 'Add WebSite with “name” and “url” to the home page, and “alternateName” for a short form.',
	messages: {
		missing: 'The home page has no WebSite data',
		incomplete: 'The WebSite data of the home page has no “{property}”',
	},
	evaluate({ items, pageType }, found) {
		if (pageType !== 'home') return 'not_applicable';
		const site = items.find(({ types, vocabulary }) => {
			return vocabulary === 'schema' && types.includes('WebSite');
		});
		if (!site) return found.missing();
		for (const property of ['name', 'url']) {
			if (!isGiven(site, property)) found.incomplete({ property }, site.node);
		}
	},
});
