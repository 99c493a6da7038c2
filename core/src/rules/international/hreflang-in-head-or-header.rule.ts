import { defineRule } from '../../audit/rule.ts';

export const hreflangInHeadOrHeader = defineRule({
	name: 'hreflang_in_head_or_header',
	group: 'international',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'The links to other versions belong into the head of the page, into a Link header or into the sitemap; the head must be well formed.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs'],
	title: 'The page’s versions are named in the head',
	why: 'Search engines read the links to other language versions in the head only. Those in the body count for nothing, and people may be shown the wrong version.',
	fix: 'Move the link elements into the head. If they stand there already, something before them ends the head early: an image, an iframe or a div.',
	messages: { body: 'The version “{code}” is named outside the head' },
	many: '{count} versions are named outside the head',
	evaluate({ hreflangs }, found) {
		if (hreflangs.length === 0) return 'not_applicable';
		for (const { code, inHead, node } of hreflangs) {
			if (!inHead) found.body({ code }, node);
		}
	},
	supersededBy: [{ rule: 'head_has_no_invalid_elements', hides: 'rule' }],
});
