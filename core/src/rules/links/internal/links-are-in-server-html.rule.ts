import { defineRule } from '../../../audit/rule.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { isScriptMade } from '../../content/text/script-made-text.ts';

/** A smaller share is a button here, a menu there. */
const many = 1 / 4;

export const linksAreInServerHtml = defineRule({
	name: 'links_are_in_server_html',
	group: 'links',
	risk: 'moderate',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'Google looks for links in the HTML that the server sends, and again after rendering.',
		checked: '2026-11-21',
	},
	reads: ['linkTargets', 'mainText', 'served'],
	title: 'The links are in the HTML that the server sends',
	why: 'Search engines find links that only scripts add later, and crawlers that run no scripts never find them.',
	fix: 'Let the server send the links that people and crawlers need to reach your other pages.',
	messages: {
		script:
			'{count} of the {total} URLs that the page links to are not in the HTML that the server sends',
	},
	evaluate({ linkTargets, mainText, served }, found, { measure }) {
		if (served.links === null || isScriptMade(served, mainText)) return 'not_applicable';
		const sent = new Set(served.links);
		const shown = new Set<string>();
		const added = new Map<string, NodeRef>();
		for (const { address, isJump, link, scheme } of linkTargets) {
			if (isJump || address === null || !(scheme === 'http' || scheme === 'https')) continue;
			shown.add(address);
			if (!sent.has(address)) added.set(address, link.node);
		}
		const [count, total] = [added.size, shown.size];
		measure({ count, total });
		if (count < total * many || count === 0) return;
		found.script({ count, total }, ...[...added.values()].slice(0, 10));
	},
});
