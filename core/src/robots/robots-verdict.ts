import { parseRobots, type RobotsGroup, type RobotsRule } from './parse-robots.ts';
import { canonicalPath, matchesPattern } from './robots-pattern.ts';

export interface RobotsVerdict {
	readonly allowed: boolean;
	/** The rule that decided; null when none matched. */
	readonly rule: RobotsRule | null;
	/** Whether a group speaks to the agent by name, instead of to everybody. */
	readonly isNamed: boolean;
}

/** May this agent fetch this URL? */
export const robotsVerdict = (text: string, agent: string, url: URL): RobotsVerdict =>
	groupsVerdict(parseRobots(text), [agent.toLowerCase()], url);

/**
 * The longest matching pattern decides; of equals, the one that allows. An agent with several names
 * (in lower case) listens to the first of them that the file knows.
 */
export function groupsVerdict(
	groups: readonly RobotsGroup[],
	names: readonly string[],
	url: URL,
): RobotsVerdict {
	const path = canonicalPath(url.pathname + url.search);
	const name = names.find((known) => groups.some(({ agents }) => agents.includes(known)));
	const rules = groups
		.filter(({ agents }) => agents.includes(name ?? '*'))
		.flatMap((group) => group.rules);
	const best = rules.reduce<Match | null>((found, rule) => {
		const length = matchLength(rule, path);
		return length !== null && beats(length, rule, found) ? { rule, length } : found;
	}, null);
	const rule = best?.rule ?? null;
	return { allowed: rule?.allows ?? true, rule, isNamed: name !== undefined };
}

interface Match {
	readonly rule: RobotsRule;
	readonly length: number;
}

function matchLength(rule: RobotsRule, path: string): number | null {
	const pattern = canonicalPath(rule.pattern);
	if (matchesPattern(path, pattern)) return pattern.length;
	// Google reads “Allow: /folder/index.html” as allowing “/folder/” too.
	const folder = rule.allows ? pattern.match(/^(.*\/)index\.htm[^/]*$/)?.[1] : undefined;
	return folder !== undefined && path === folder ? folder.length + 1 : null;
}

function beats(length: number, rule: RobotsRule, best: Match | null): boolean {
	if (best === null || length > best.length) return true;
	return length === best.length && rule.allows && !best.rule.allows;
}
