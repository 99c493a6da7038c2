import type { RobotsTxtFacts } from '@plumbline/core';
import type { FetchedPage } from '../fetch-page/fetch-outcome.ts';
import { robotsVerdict } from '../fetch-page/robots/robots-verdict.ts';

/** The crawlers of the search engines that rule sets know; which of them decide is for the rule. */
const crawlers = ['Googlebot', 'bingbot', 'Yandex', 'Baiduspider', 'Yeti', 'SeznamBot'];

/** Whether robots.txt lets search engines fetch the page. */
export function robotsTxtFacts({
	url,
	robots,
}: Pick<FetchedPage, 'url' | 'robots'>): RobotsTxtFacts {
	return { verdicts: crawlers.map((crawler) => ({ crawler, ...verdict(robots, crawler, url) })) };
}

function verdict({ text, allowed: mayFetch }: FetchedPage['robots'], crawler: string, url: string) {
	// Without rules only a server in trouble keeps crawlers out.
	if (text === null) return { isAllowed: mayFetch, line: '' };
	const { allowed, rule } = robotsVerdict(text, crawler, new URL(url));
	const field = rule?.allows ? 'Allow' : 'Disallow';
	return { isAllowed: allowed, line: rule ? `${field}: ${rule.pattern}` : '' };
}
