import { defineRule } from '../../audit/rule.ts';
import { isBroken } from '../known-answers.ts';

export const internalLinksAreNotBroken = defineRule({
	name: 'internal_links_are_not_broken',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
		says: 'Only what comes with a 2xx status is considered for indexing; for 4xx and 5xx there is nothing to index, and Search Console reports an error.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'Links to other pages of the site lead somewhere',
	why: 'People who follow the link get an error, and search engines get no further: what the page was to hand on is lost.',
	fix: 'Write the address where the page now is, let the old address redirect there, or take the link away.',
	messages: { broken: 'The link to “{address}” answers {status}' },
	many: '{count} links lead to pages that are not there',
	evaluate({ site, summary: { links } }, found) {
		if (links.length === 0) return 'not_applicable';
		let areKnown = false;
		for (const { address, node } of links) {
			const known = site.addresses[address];
			if (!known) continue;
			areKnown = true;
			if (isBroken(known)) {
				found.broken({ address, status: known.status }, ...(node === null ? [] : [node]));
			}
		}
		if (!areKnown) return { notChecked: 'target_unknown' };
	},
});
