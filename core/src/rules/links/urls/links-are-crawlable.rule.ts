import { defineRule } from '../../../audit/rule.ts';
import type { Link } from '../../../facts/collected/body/links.fact.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';
import { opensByScript } from './script-link.ts';

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
		says: 'Google follows links that are an a element with an href that resolves to a URL; it does not reliably follow links that only a script opens.',
		checked: '2026-11-20',
	},
	reads: ['links'],
	mayRead: ['url'],
	title: 'Search engines can follow the links',
	why: 'Search engines find pages by the URLs in links; they do not click, so a page that only a script opens may stay unknown.',
	fix: 'Put the URL of the page in the href of the link. A script can still handle the click.',
	messages: {
		script: 'The link “{text}” has no URL, only a script that opens one',
		unnamed: 'A link has no URL, only a script that opens one',
		no_url: 'The link “{text}” has no URL',
	},
	// Perhaps there never was a page to link to, as behind the name of somebody who comments.
	noteMessages: ['no_url'],
	many: '{count} links have no URL',
	evaluate({ links, url }, found) {
		if (links.length === 0) return 'not_applicable';
		for (const link of links) {
			if (isUnwanted(link)) continue;
			if (!opensByScript(link, url)) {
				if (lacksUrl(link)) found.no_url({ text: link.text }, link.node);
			} else if (link.label) found.script({ text: link.label }, link.node);
			else found.unnamed(link.node);
		}
	},
});

/** Search engines need not follow it. */
const isUnwanted = (link: Link) => isVisitorsLink(link) || link.rel.includes('nofollow');

/**
 * Whether a link without a URL promises a page: it has words, and it says that it is a link, opens a
 * different window, or qualifies the page behind it with `rel`. Icons and entries of this window may be
 * actions.
 */
const lacksUrl = (link: Link) =>
	link.href === null &&
	link.text !== '' &&
	(link.role === 'link' ||
		(link.target !== null && link.target !== '_self') ||
		link.rel.some((token) => ofLinks.has(token))) &&
	link.clickScript === null &&
	(link.role === null || link.role === 'link') &&
	!link.isButton &&
	!link.isHidden &&
	!link.isTarget;

const ofLinks: ReadonlySet<string> = new Set(
	'author bookmark category external help license next noopener noreferrer search sponsored tag'.split(
		' ',
	),
);
