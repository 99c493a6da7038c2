import { defineRule } from '../../../audit/rule.ts';

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
		says: 'The links to other versions belong in the head of the page, in a Link header or in the sitemap; the head must be well formed.',
		checked: '2026-11-20',
	},
	reads: ['hreflangs'],
	title: 'The links to other language versions are in the head',
	why: 'Search engines read the links to other language versions only in the head. Links in the body are ignored, and people may be shown the wrong version.',
	fix: 'Move the link elements into the head. If they are there already, something before them ends the head early: an image, an iframe or a div.',
	messages: { body: 'The link to the “{code}” version is outside the head' },
	many: 'The links to {count} versions are outside the head',
	evaluate({ hreflangs }, found) {
		if (hreflangs.length === 0) return 'not_applicable';
		for (const { code, inHead, node } of hreflangs) {
			if (!inHead) found.body({ code }, node);
		}
	},
	supersededBy: [{ rule: 'head_has_no_invalid_elements', hides: 'rule' }],
});
