import { ownUserAgent } from '../pages/fetch/http-client.ts';
import { robotsToken } from '../pages/fetch/robots/check-robots.ts';

/**
 * The names that a crawl can give itself. Google’s are used by people who test what their own
 * server sends to Googlebot, so a report always says which one it was.
 * https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 */
export const userAgents = {
	plumbline: ownUserAgent,
	'googlebot-smartphone':
		'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'googlebot-desktop':
		'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0.0.0 Safari/537.36',
} as const;

export type UserAgentName = keyof typeof userAgents;

export const userAgentNames = Object.keys(userAgents) as readonly UserAgentName[];

/** The name by which robots.txt addresses it. */
export const robotsNameOf = (name: UserAgentName): string =>
	name === 'plumbline' ? robotsToken : 'Googlebot';
