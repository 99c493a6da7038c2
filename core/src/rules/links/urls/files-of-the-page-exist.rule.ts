import { defineRule } from '../../../audit/rule.ts';
import { isBroken } from '../../known-answers.ts';

export const filesOfThePageExist = defineRule({
	name: 'files_of_the_page_exist',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
		says: 'Only content with a 2xx status is considered for indexing; with 4xx or 5xx there is nothing to index, and Search Console reports an error.',
		checked: '2026-11-27',
	},
	needs: ['site'],
	reads: ['namedFiles', 'site'],
	title: 'Images, styles and scripts of the page exist',
	why: 'A missing image is an empty box; without a style sheet or script the page looks or works differently, for people and for search engines that draw it.',
	fix: 'Correct the URL, or publish the file together with the page.',
	messages: {
		missing: 'The file “{address}” does not exist',
		place: 'The link leads to “{address}”, a place that the page does not have',
	},
	noteMessages: ['place'],
	many: '{count} files or places that the page names do not exist',
	evaluate({ namedFiles, site }, found) {
		if (namedFiles.length === 0) return 'not_applicable';
		let areKnown = false;
		for (const { address, node } of namedFiles) {
			const known = site.addresses[address];
			if (!known) continue;
			areKnown = true;
			const nodes = node === null ? [] : [node];
			if (!isBroken(known)) continue;
			if (address.includes('#')) found.place({ address }, ...nodes);
			else found.missing({ address }, ...nodes);
		}
		if (!areKnown) return { notChecked: 'target_unknown' };
	},
});
