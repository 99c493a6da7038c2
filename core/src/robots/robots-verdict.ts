import { parseRobots, type Robots, type RobotsRule } from './parse-robots.ts';
import { canonicalPath, matchesPattern } from './robots-pattern.ts';

/** Whether an agent may fetch a URL. */
export interface RobotsVerdict {
	readonly allowed: boolean;
	/** The rule that decided; null when none matched. */
	readonly rule: RobotsRule | null;
	/** Whether a group names the agent, instead of applying to every agent. */
	readonly isNamed: boolean;
}

/**
 * Whether robots.txt allows this agent to fetch this URL, as RFC 9309 and Google's parser read it.
 *
 * @param text The content of the file; an empty one allows everything.
 * @param agent A product token such as `Googlebot`, in any case.
 */
export const robotsVerdict = (text: string, agent: string, url: URL): RobotsVerdict =>
	robotsJudge(parseRobots(text), url)([agent.toLowerCase()]);

/**
 * Returns a function that says whether an agent may fetch this URL. An agent with several names (in
 * lower case) follows the first of them that the file names.
 */
export function robotsJudge(robots: Robots, url: URL): (names: readonly string[]) => RobotsVerdict {
	const path = canonicalPath(url.pathname + url.search);
	const deciding = new Map<string, RobotsRule | null>();
	return (names) => {
		const name = names.find((known) => robots.has(known));
		const agent = name ?? '*';
		let rule = deciding.get(agent);
		if (rule === undefined) {
			rule = decidingRule(robots, agent, path);
			deciding.set(agent, rule);
		}
		return { allowed: rule?.allows ?? true, rule, isNamed: name !== undefined };
	};
}

/** The longest matching pattern decides; of equally long ones, the one that allows. */
function decidingRule(robots: Robots, agent: string, path: string): RobotsRule | null {
	let best: Match | null = null;
	for (const rules of robots.get(agent) ?? []) {
		for (const rule of rules) {
			const length = matchLength(rule, path);
			if (length !== null && beats(length, rule, best)) best = { rule, length };
		}
	}
	return best?.rule ?? null;
}

interface Match {
	readonly rule: RobotsRule;
	readonly length: number;
}

function matchLength(rule: RobotsRule, path: string): number | null {
	if (!path.startsWith(rule.start)) return null;
	if (matchesPattern(path, rule.path)) return rule.path.length;
	return path === rule.folder ? rule.folder.length + 1 : null;
}

function beats(length: number, rule: RobotsRule, best: Match | null): boolean {
	if (best === null || length > best.length) return true;
	return length === best.length && rule.allows && !best.rule.allows;
}
