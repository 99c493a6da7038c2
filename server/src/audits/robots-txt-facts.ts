import type { RobotsTxtFacts } from '@plumbline/core';
import type { FetchedPage } from '../fetch-page/fetch-outcome.ts';
import { robotsVerdict } from '../fetch-page/robots/robots-verdict.ts';

/** Who crawls for the search of a country, by the name that robots.txt uses. */
const crawlersByCountry: Readonly<Record<string, readonly string[]>> = {
	kr: ['Yeti', 'Googlebot'],
	cn: ['Baiduspider', 'bingbot'],
	ru: ['Yandex', 'Googlebot'],
	by: ['Yandex', 'Googlebot'],
	kz: ['Googlebot', 'Yandex'],
	cz: ['Googlebot', 'SeznamBot'],
};

const crawlersElsewhere = ['Googlebot', 'bingbot'];

/** Whether robots.txt lets the crawlers that matter there fetch the page. */
export function robotsTxtFacts(
	{ url, robots }: Pick<FetchedPage, 'url' | 'robots'>,
	geo: string,
): RobotsTxtFacts {
	const crawlers = crawlersByCountry[geo] ?? crawlersElsewhere;
	return { verdicts: crawlers.map((crawler) => ({ crawler, ...verdict(robots, crawler, url) })) };
}

function verdict(robots: FetchedPage['robots'], crawler: string, url: string) {
	// Without rules only a server in trouble keeps crawlers out.
	if (robots.text === null) {
		return { isAllowed: robots.allowed, line: robots.allowed ? '' : `HTTP ${robots.status}` };
	}
	const { allowed, rule } = robotsVerdict(robots.text, crawler, new URL(url));
	const field = rule?.allows ? 'Allow' : 'Disallow';
	return { isAllowed: allowed, line: rule ? `${field}: ${rule.pattern}` : '' };
}
