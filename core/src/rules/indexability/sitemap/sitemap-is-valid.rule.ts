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
		says: 'Sitemaps follow the sitemaps.org protocol: at most 50,000 URLs and 50 MB per file, absolute URLs of the same host, escaped characters, dates in the W3C format. Search Console lists an incorrect namespace among the errors of a sitemap (support.google.com/webmasters/answer/7451001).',
		checked: '2026-11-27',
	},
	needs: ['site'],
	reads: ['site'],
	title: 'The sitemaps of the site can be read and follow the protocol',
	why: 'Search engines skip whatever breaks the protocol: the whole file if it is too large or not a sitemap in XML, otherwise single URLs that are not absolute or belong to other hosts, and impossible dates.',
	fix: 'Make the system that writes the sitemap write valid XML, split large files, list only absolute URLs of this host and give each page the date on which it really changed.',
	messages: {
		unreadable: '{sitemap} cannot be read as a sitemap',
		broken_xml:
			'{sitemap} is not well-formed XML in places ({count}), such as “{example}”: search engines may reject the file',
		no_namespace: '{sitemap} does not declare the namespace of sitemaps',
		wrong_namespace:
			'{sitemap} declares the namespace “{example}” instead of “http://www.sitemaps.org/schemas/sitemap/0.9”',
		too_many: '{sitemap} lists {count} URLs; 50,000 are allowed',
		too_large: '{sitemap} is larger than 50 MB',
		relative: '{sitemap} lists URLs that are not absolute ({count}), such as “{example}”',
		other_host: '{sitemap} lists URLs of other hosts ({count}), such as “{example}”',
		wrong_date: '{sitemap} has dates that cannot be right ({count}), such as “{example}”',
		missing: '{sitemap} lists URLs without a page ({count}), such as “{example}”',
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
