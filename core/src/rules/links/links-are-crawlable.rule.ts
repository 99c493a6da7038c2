import { defineRule } from '../../audit/rule.ts';
import type { Link } from '../../facts/collected/body/links.fact.ts';
import { isNavigating } from './navigating-script.ts';

export const linksAreCrawlable = defineRule({
	name: 'links_are_crawlable',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'Google follows links that are an a element with an href that resolves to an address; it does not reliably follow links that only a script opens.',
		checked: '2026-11-20',
	},
	reads: ['links'],
	title: 'Search engines can follow the links',
	why: 'Search engines find pages by the addresses in links; they do not click, so a page that only a script opens may stay unknown.',
	fix: 'Put the address of the page into the href of the link. A script may still act on a click.',
	messages: {
		script: 'The link “{text}” has no address, only a script that opens one',
		unnamed: 'A link has no address, only a script that opens one',
	},
	many: '{count} links have no address, only scripts that open one',
	evaluate({ links }, found) {
		if (links.length === 0) return 'not_applicable';
		for (const link of links) {
			if (!opensByScript(link)) continue;
			if (link.label) found.script({ text: link.label }, link.node);
			else found.unnamed(link.node);
		}
	},
});

const scriptScheme = /^javascript:/i;

function opensByScript({ clickScript, href, isButton, isHidden, role }: Link): boolean {
	if (isHidden || isButton || role !== null) return false;
	const address = href?.trim() ?? '';
	const script = scriptScheme.test(address) ? address : null;
	const isPlaceholder = address === '' || address === '#' || script !== null;
	return isPlaceholder && [script, clickScript].some((text) => text !== null && isNavigating(text));
}
