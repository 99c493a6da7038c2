import { defineRule } from '../../audit/rule.ts';

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
		says: 'Sitemaps follow the protocol of sitemaps.org: at most 50,000 addresses and 50 MB in a file, complete addresses of its own host, dates as W3C writes them.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site'],
	title: 'The sitemaps of the site can be read and follow the protocol',
	why: 'What breaks the protocol is passed over: a file that is too large or no sitemap as a whole, addresses of other hosts and impossible dates one by one.',
	fix: 'Let the system that writes the sitemap split large ones, list addresses of this host only and give each page the day on which it really changed.',
	messages: {
		unreadable: '{sitemap} cannot be read as a sitemap',
		too_many: '{sitemap} lists {count} addresses; 50,000 are allowed',
		too_large: '{sitemap} is larger than 50 MB',
		other_host: '{sitemap} lists addresses of other hosts ({count}), such as “{example}”',
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
