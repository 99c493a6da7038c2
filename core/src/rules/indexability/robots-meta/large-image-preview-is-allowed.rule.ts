import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';
import { writtenDirective } from './written-directive.ts';

export const largeImagePreviewIsAllowed = defineRule({
	name: 'large_image_preview_is_allowed',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-discover',
		says: 'Large images, which need max-image-preview:large, make people more likely to visit a page from Discover.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	mayRead: ['pageType'],
	title: 'Search engines are allowed to show large images of the page',
	why: 'Google Discover and some results show a large image only with the page’s permission; otherwise they show a small one.',
	fix: 'For articles and similar pages, add <meta name="robots" content="max-image-preview:large">.',
	messages: {
		limited: 'The rule “{rule}” keeps large images of the page from being shown',
		unset: 'The article does not allow large images with “max-image-preview:large”',
	},
	evaluate({ pageType, robotsDirectives }, found, { ruleSet }) {
		const deciding = decidingCrawlers(ruleSet);
		if (!deciding.has('googlebot')) return;
		const previews = robotsDirectives.filter(
			({ crawler, name }) =>
				name === 'max-image-preview' && (crawler === 'robots' || crawler === 'googlebot'),
		);
		const limit = previews.find(({ value }) => value === 'none' || value === 'standard');
		if (limit) found.limited({ rule: writtenDirective(limit) }, ...nodesOf(limit));
		else if (previews.length === 0 && pageType === 'article') found.unset();
	},
});
