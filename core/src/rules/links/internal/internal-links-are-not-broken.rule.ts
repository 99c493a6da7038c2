import { defineRule } from '../../../audit/rule.ts';
import { isBroken, isEndless } from '../../known-answers.ts';

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
		says: 'Only content with a 2xx status is considered for indexing; with 4xx or 5xx there is nothing to index, and Search Console reports an error.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'Links to other pages of the site work',
	why: 'People who follow the link get an error, and for search engines it is a dead end: nothing is passed on to the linked page.',
	fix: 'Link to the current URL of the page, redirect the old URL there, or remove the link.',
	messages: {
		broken: 'The link to “{address}” returns status {status}',
		endless: 'The link to “{address}” redirects without end and reaches no page',
	},
	many: '{count} links to pages of this site are broken',
	evaluate({ site, summary: { links } }, found) {
		if (links.length === 0) return 'not_applicable';
		let areKnown = false;
		for (const { address, node } of links) {
			const known = site.addresses[address];
			if (!known) continue;
			areKnown = true;
			const nodes = node === null ? [] : [node];
			if (isEndless(address, known)) found.endless({ address }, ...nodes);
			else if (isBroken(known)) found.broken({ address, status: known.status }, ...nodes);
		}
		if (!areKnown) return { notChecked: 'target_unknown' };
	},
});
