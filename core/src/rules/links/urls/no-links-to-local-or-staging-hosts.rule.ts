import { isLocalHost, isStagingHost, isUnpublished } from '../../../addresses/local-host.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { rememberLatest } from '../../../memory/remember-latest.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const noLinksToLocalOrStagingHosts = defineRule({
	name: 'no_links_to_local_or_staging_hosts',
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
	mayRead: ['url'],
	title: 'Links lead to public URLs',
	why: 'Visitors and search engines cannot open URLs on your own machine or network, and should not find a test site.',
	fix: 'Replace the URL with the public one of the same page.',
	messages: {
		file: 'The link “{href}” leads to a file on a local machine',
		local: 'The link “{href}” leads to a machine that the public cannot reach',
		staging: 'The link “{href}” leads to a test site',
	},
	many: '{count} links lead to URLs that are not public',
	evaluate({ linkTargets, url }, found) {
		if (linkTargets.length === 0 || isUnpublished(url)) return 'not_applicable';
		for (const target of linkTargets) {
			const { host, href, link, scheme } = target;
			const kind = isOfFile(scheme) ? 'file' : kindOfHost(host);
			if (kind && !isQuoted(target) && !isVisitorsLink(link)) found[kind]({ href }, link.node);
		}
	},
});

/** A single letter is a drive: “C:\\bread.html”. */
const isOfFile = (scheme: string) => scheme === 'file' || scheme.length === 1;

/** Most links of a page have the same host. */
const kindOfHost = rememberLatest((host: string) => {
	if (isLocalHost(host)) return 'local';
	return isStagingHost(host) ? 'staging' : null;
});

/** Instructions show the URL that readers should open on their own machine. */
const isQuoted = ({ host, link }: LinkTarget) => host !== '' && link.text.includes(host);
