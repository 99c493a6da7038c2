import { currentRuleSet } from '@plumbline/core';
import type { ParsedInputOf, startCrawl } from '@plumbline/core/api';
import { isHostOf } from '../../accounts/own-host.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import type { CrawlSettings } from '../settings.ts';
import { siteOf } from '../site-of.ts';

/** The settings of a crawl that somebody starts over HTTP: of their own site, and as ourselves. */
export function siteCrawlSettings(
	input: ParsedInputOf<typeof startCrawl>,
	{ canRender, domain }: { readonly canRender: boolean; readonly domain: string },
): CrawlSettings {
	const { render = 'never' } = input;
	if (render !== 'never' && !canRender) {
		throw invalidParameter('render', 'This server does not render pages. Leave the parameter out.');
	}
	return {
		start: startOf(input.start ?? `https://${domain}/`, domain),
		most: input.pages ?? null,
		include: input.include ?? [],
		exclude: input.exclude ?? [],
		depth: input.depth ?? null,
		perFolder: input.per_folder ?? null,
		dropParameters: input.drop_parameters ?? [],
		userAgent: 'plumbline',
		robots: 'obey',
		delayMs: input.delay_ms ?? null,
		sitemaps: input.sitemaps ?? true,
		list: null,
		render,
		audit: {
			geo: input.geo ?? 'us',
			keywords: [],
			ruleSet: currentRuleSet,
			environment: 'production',
		},
		rules: null,
		ignore: [],
		headerNames: [],
	};
}

function startOf(given: string, domain: string): string {
	const url = URL.parse(given);
	if (url === null || siteOf(url) === null || !isHostOf(url.hostname, [domain])) {
		throw invalidParameter(
			'start',
			`The first URL has to be on a host of the site, such as https://${domain}/.`,
		);
	}
	url.hash = '';
	// Credentials would be stored and shown with it.
	if (url.username !== '' || url.password !== '') {
		throw invalidParameter('start', 'The URL contains a user or a password. Leave them out.');
	}
	return url.href;
}
