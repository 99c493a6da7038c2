import { defineRule } from '../../audit/rule.ts';
import type { Link } from '../../facts/collected/body/links.fact.ts';
import { linkFault } from './link-fault.ts';

export const linkUrlsAreValid = defineRule({
	name: 'link_urls_are_valid',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'The address of a link has to resolve to a web address that crawlers can send requests to.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets'],
	title: 'The addresses of links are written correctly',
	why: 'A link with a broken address leads people and search engines nowhere, or to a page that does not exist.',
	fix: 'Open the link, find out where it was meant to lead and correct its address.',
	messages: {
		unreadable: 'The address “{href}” cannot be opened',
		scheme: 'The address “{href}” does not begin with a correct https://',
		host_as_folder: 'The address “{href}” lacks its https://, so it leads to a folder of this site',
		spaces: 'The address “{href}” begins or ends with a space',
		mail: 'The mail address in “{href}” is not complete',
		telephone: 'The telephone number in “{href}” has no digits',
	},
	many: 'The addresses of {count} links are not written correctly',
	evaluate({ linkTargets }, found) {
		if (linkTargets.length === 0) return 'not_applicable';
		for (const target of linkTargets) {
			const { href, link } = target;
			const fault = isOurs(link) ? linkFault(target) : null;
			if (fault) found[fault]({ href }, link.node);
		}
	},
});

/** A toggle needs no URL, and visitors are responsible for links in their comments. */
const isOurs = ({ isButton, isHidden, rel }: Link) =>
	!isButton && !isHidden && !rel.includes('ugc');
