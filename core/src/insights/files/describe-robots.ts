import { textsIn } from '../../audit/texts/texts.ts';
import type { Locale } from '../../locales/locale.ts';
import { type CrawlerPurpose, crawlers } from '../../robots/crawlers.ts';
import { declaredSitemaps } from '../../robots/declared-sitemaps.ts';
import { parseRobots } from '../../robots/parse-robots.ts';
import { robotsFaults } from '../../robots/robots-faults.ts';
import { robotsJudge } from '../../robots/robots-verdict.ts';
import { robotsTxtIsValid } from '../../rules/indexability/robots-txt/robots-txt-is-valid.rule.ts';

export interface RobotsDescription {
	/** A list for each agent that the file names, in order. */
	readonly groups: readonly RobotsGroup[];
	readonly sitemaps: readonly string[];
	/** Sentences about lines that do not work. */
	readonly faults: readonly string[];
}

interface RobotsGroup {
	/** In lower case; `*` is every crawler without a list of its own. */
	readonly agent: string;
	readonly rules: readonly { readonly text: string; readonly line: number }[];
}

/** A robots.txt as crawlers read it. */
export function describeRobots(text: string, locale: Locale): RobotsDescription {
	const texts = textsIn(locale);
	return {
		groups: [...parseRobots(text)].map(([agent, groups]) => ({
			agent,
			rules: groups
				.flat()
				.map(({ allows, line, pattern }) => ({ text: textOf(allows, pattern), line })),
		})),
		sitemaps: declaredSitemaps(text),
		faults: robotsFaults(text).map(({ kind, ...values }) =>
			texts.message(robotsTxtIsValid, { message: kind, nodes: [], values }),
		),
	};
}

export interface RobotsAccess {
	readonly crawler: string;
	readonly purpose: CrawlerPurpose;
	readonly isAllowed: boolean;
	/** The deciding line; empty if no line decides. */
	readonly because: string;
	/** Counted from 1; null if no line decides. */
	readonly line: number | null;
}

/** Whether the crawlers that we know may fetch a URL by this robots.txt. */
export function robotsAccess(text: string, url: URL): readonly RobotsAccess[] {
	const verdictFor = robotsJudge(parseRobots(text), url);
	return crawlers.map(({ name, purpose, tokens }) => {
		const { allowed, rule } = verdictFor(tokens);
		return {
			crawler: name,
			purpose,
			isAllowed: allowed,
			because: rule ? textOf(rule.allows, rule.pattern) : '',
			line: rule?.line ?? null,
		};
	});
}

const textOf = (allows: boolean, pattern: string) => `${allows ? 'Allow' : 'Disallow'}: ${pattern}`;
