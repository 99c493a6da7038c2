import { withPlainEscapes } from '../../../addresses/address-spelling.ts';
import { defineRule } from '../../../audit/rule.ts';

export const canonicalSameAfterRender = defineRule({
	name: 'canonical_same_after_render',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'Scripts can set a canonical link if the HTML has none, but should not change the URL in the HTML that the server sent.',
		checked: '2026-11-21',
	},
	reads: ['statedCanonicals', 'served'],
	supersededBy: [{ rule: 'only_one_canonical_tag', hides: 'rule' }],
	title: 'Scripts do not change the canonical link',
	why: 'Search engines see one URL before rendering the page and another after it, and may choose the wrong one.',
	fix: 'Send the right canonical link from the server. If only scripts can know it, send none and let the script set it.',
	messages: {
		changed: 'Scripts changed the canonical link from “{before}” to “{after}”',
	},
	evaluate({ served, statedCanonicals }, found) {
		const [before] = served.canonicals ?? [];
		if (!before) return 'not_applicable';
		const sent = served.canonicals?.map(({ address }) => withPlainEscapes(address)) ?? [];
		for (const { address, node } of statedCanonicals) {
			if (node === null || sent.includes(withPlainEscapes(address))) continue;
			found.changed({ before: before.address, after: address }, node);
			return;
		}
	},
});
