import { hasDoubledProtocol } from '../../../addresses/doubled-protocol.ts';
import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';

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
		says: 'The URLs of other versions must be fully qualified, with their scheme and host.',
		checked: '2026-11-20',
	},
	reads: ['statedHreflangs'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'node' }],
	title: 'The URLs of the page’s versions are absolute',
	why: 'Search engines ask for the absolute URL of each language version and may ignore one that is not complete.',
	fix: 'Write the absolute URL of each version, with https:// once and the host.',
	messages: {
		relative: 'The URL of the version “{code}” is not absolute: “{href}”',
		empty: 'The version “{code}” has no URL',
		doubled: 'The URL of the version “{code}” begins with two protocols: “{href}”',
	},
	many: 'The URLs of {count} language versions are not correct absolute URLs',
	evaluate({ statedHreflangs }, found) {
		if (statedHreflangs.length === 0) return 'not_applicable';
		for (const { code, href: written, node } of statedHreflangs) {
			const href = written.trim();
			if (!href) found.empty({ code }, ...nodesOf({ node }));
			else if (hasDoubledProtocol(href)) found.doubled({ code, href }, ...nodesOf({ node }));
			else if (!/^https?:\/\/[^/]/i.test(href))
				found.relative({ code, href }, ...nodesOf({ node }));
		}
	},
});
