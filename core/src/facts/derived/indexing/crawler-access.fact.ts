import { pageAddress } from '../../../addresses/page-address.ts';
import { type CrawlerPurpose, crawlers } from '../../../robots/crawlers.ts';
import { parseRobots } from '../../../robots/parse-robots.ts';
import { robotsJudge } from '../../../robots/robots-verdict.ts';
import type { RobotsTxtFacts } from '../../page-facts.ts';
import { deriveFact } from '../derived-fact.ts';

/** Whether robots.txt lets a crawler fetch the page. */
export interface CrawlerAccess {
	readonly crawler: string;
	readonly purpose: CrawlerPurpose;
	readonly isAllowed: boolean;
	/** The line that decides, normalized; empty if none does. */
	readonly line: string;
	/** Counted from 1; null if no line decides. */
	readonly lineNumber: number | null;
	/** Whether the file names the crawler. */
	readonly isNamed: boolean;
}

/** For every crawler we know; empty for a URL that crawlers do not fetch. */
export const crawlerAccess = deriveFact({
	reads: ['robotsTxt', 'url'],
	derive({ robotsTxt, url }): readonly CrawlerAccess[] {
		const page = pageAddress(url);
		if (!page || !/^https?:$/.test(page.protocol)) return [];
		const verdictFor = robotsJudge(parseRobots(robotsTxt.text ?? ''), page);
		const isClosed = isFailing(robotsTxt);
		return crawlers.map(({ name, purpose, tokens }) => {
			const { allowed, isNamed, rule } = verdictFor(tokens);
			const field = rule?.allows ? 'Allow' : 'Disallow';
			return {
				crawler: name,
				purpose,
				isAllowed: allowed && !isClosed,
				line: rule ? `${field}: ${rule.pattern}` : '',
				lineNumber: rule?.line ?? null,
				isNamed,
			};
		});
	},
});

/**
 * A server that cannot deliver the file keeps crawlers out until it can; one without the file lets
 * them in.
 */
const isFailing = ({ status, text }: RobotsTxtFacts) =>
	text === null && status !== null && (status >= 500 || status === 429);
