import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { Link } from '../../../facts/collected/body/links.fact.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { failedAddress } from '../../../values/failed-address.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';
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
		says: 'The URL of a link has to resolve to a web address that crawlers can send requests to.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets'],
	mayRead: ['scriptTemplates', 'url'],
	title: 'The URLs of links are valid',
	why: 'A link with a broken URL leads people and search engines nowhere, or to a page that does not exist.',
	fix: 'Open the link, find out where it was meant to lead, and correct its URL.',
	messages: {
		unreadable: 'The URL “{href}” cannot be opened',
		failed: 'The URL “{href}” contains what a program wrote instead of a value',
		scheme: 'The URL “{href}” does not begin with a correct https://',
		script_space:
			'The URL “{href}” has a space before its colon, so it opens a page of that name instead of running a script',
		single_name:
			'The URL “{href}” begins with two slashes, so its first word is read as the name of a site',
		host_as_folder: 'The URL “{href}” lacks https://, so it leads to a folder of this site',
		spaces: 'The URL “{href}” begins or ends with a space',
		mail: 'The email address in “{href}” is incomplete',
		mail_as_page: 'The email address in “{href}” lacks mailto:, so the link opens a web page',
		telephone: 'The phone number in “{href}” has no digits',
		empty: 'The link “{text}” has no URL',
		detour:
			'The link “{text}” was copied with a redirect of Google, which search engines do not follow',
	},
	// Scripts may handle the click or complete the URL, and servers may ignore the spaces.
	noteMessages: ['empty', 'failed', 'spaces'],
	many: 'The URLs of {count} links are not valid',
	evaluate({ linkTargets, scriptTemplates, url }, found) {
		if (linkTargets.length === 0) return 'not_applicable';
		// Scripts fill in such a page.
		const isTemplate = (scriptTemplates?.length ?? 0) > 0;
		for (const target of linkTargets) {
			const { href, link } = target;
			const fault = isOurs(link) ? linkFault(target) : null;
			if (fault === 'single_name' && isOnSingleName(url)) continue;
			if (fault === 'failed' && (isTemplate || mayBeMeant(target, url))) continue;
			if (fault === 'empty' || fault === 'detour') found[fault]({ text: link.text }, link.node);
			else if (fault) found[fault]({ href }, link.node);
		}
	},
});

/** If the page itself is on a host without a dot, other hosts may be too. */
const isOnSingleName = (url: string | null) =>
	url !== null && URL.parse(url)?.hostname.includes('.') === false;

/**
 * The page has such a name itself, so that its other languages and parts do too; or it is a page of
 * a different site, which is about that.
 */
function mayBeMeant({ host, href }: LinkTarget, url: string | null): boolean {
	const failed = failedAddress(href);
	if (failed?.kind !== 'part') return false;
	const isElsewhere = host !== '' && host !== pageAddress(url)?.hostname;
	return failedAddress(url ?? '')?.text === failed.text || (isElsewhere && isDeep.test(href));
}

/** More than the name of a profile. */
const isDeep = /^(?:https?:)?\/\/[^/]+\/[^/?#]+\/./i;

/** A toggle needs no URL. */
const isOurs = (link: Link) => !link.isButton && !link.isHidden && !isVisitorsLink(link);
