import { defineRule } from '../../audit/rule.ts';

export const hreflangUrlsAreAbsolute = defineRule({
	name: 'hreflang_urls_are_absolute',
	group: 'international',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'Addresses of other versions must be fully qualified, with their scheme and host.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs'],
	title: 'The addresses of the page’s versions are absolute',
	why: 'Search engines ask for the whole address of each language version and may ignore one that is not complete.',
	fix: 'Write the whole address of each version, with https:// and the host.',
	messages: {
		relative: 'The address of the version “{code}” is not absolute: “{href}”',
		empty: 'The version “{code}” has no address',
	},
	many: 'The addresses of {count} language versions are not absolute',
	evaluate({ hreflangs }, found) {
		if (hreflangs.length === 0) return 'not_applicable';
		for (const { code, href: written, node } of hreflangs) {
			const href = written.trim();
			if (!href) found.empty({ code }, node);
			else if (!/^https?:\/\/[^/]/i.test(href)) found.relative({ code, href }, node);
		}
	},
});
