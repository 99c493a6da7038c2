import { defineRule } from '../../../audit/rule.ts';

export const sitemapIsValid = defineRule({
	name: 'sitemap_is_valid',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
		says: 'Sitemaps follow the sitemaps.org protocol: at most 50,000 URLs and 50 MB per file, absolute URLs of the same host, dates in the W3C format.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site'],
	title: 'The sitemaps of the site can be read and follow the protocol',
	why: 'Search engines skip whatever breaks the protocol: the whole file if it is too large or not a sitemap, otherwise single URLs of other hosts and impossible dates.',
	fix: 'Make the system that writes the sitemap split large files, list only URLs of this host and give each page the date on which it really changed.',
	messages: {
		unreadable: '{sitemap} cannot be read as a sitemap',
		too_many: '{sitemap} lists {count} URLs; 50,000 are allowed',
		too_large: '{sitemap} is larger than 50 MB',
		other_host: '{sitemap} lists URLs of other hosts ({count}), such as “{example}”',
		wrong_date: '{sitemap} has dates that cannot be right ({count}), such as “{example}”',
	},
	evaluate({ site: { sitemaps } }, found) {
		if (sitemaps === null) return { notChecked: 'no_sitemap' };
		const { survey } = sitemaps;
		if (survey === null || survey.files.length + survey.faults.length === 0) {
			return 'not_applicable';
		}
		for (const { kind, ...values } of survey.faults) found[kind](values);
	},
});
