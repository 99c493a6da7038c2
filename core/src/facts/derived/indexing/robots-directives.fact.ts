import {
	type CrawlerToken,
	parseRobotsHeader,
	parseRobotsTokens,
} from '../../../robots/robots-tokens.ts';
import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';

/** One token of a robots meta tag or X-Robots-Tag header. */
export interface RobotsDirective extends CrawlerToken {
	readonly source: 'meta' | 'header';
	/** null for a header. */
	readonly node: NodeRef | null;
}

/** All directives of robots meta tags, in head or body, and of headers. Engines honor both places. */
export const robotsDirectives = deriveFact({
	reads: ['robotsMetas'],
	mayRead: ['response'],
	derive({ robotsMetas, response }): readonly RobotsDirective[] {
		const fromMetas = robotsMetas.flatMap(({ content, name, node }) =>
			parseRobotsTokens(content).map(
				(token): RobotsDirective => ({ ...token, crawler: name, source: 'meta', node }),
			),
		);
		const headers = response?.headers?.filter(([name]) => name === 'x-robots-tag') ?? [];
		const fromHeaders = headers.flatMap(([, value]) =>
			parseRobotsHeader(value).map(
				(token): RobotsDirective => ({ ...token, source: 'header', node: null }),
			),
		);
		return [...fromMetas, ...fromHeaders];
	},
});
