import { parseRobots, type RobotsRule } from './parse-robots.ts';
import { canonicalPath, matchesPattern } from './robots-pattern.ts';

export interface RobotsVerdict {
	readonly allowed: boolean;
	/** The rule that decided; null when none matched. */
	readonly rule: RobotsRule | null;
}

/** May this agent fetch this URL? The longest matching pattern decides; of equals, the one that allows. */
export function robotsVerdict(text: string, agent: string, url: URL): RobotsVerdict {
	const path = canonicalPath(url.pathname + url.search);
	const rules = rulesFor(text, agent.toLowerCase());
	const rule = rules.reduce<Match | null>((best, candidate) => {
		const length = matchLength(candidate, path);
		return length !== null && beats(length, candidate, best) ? { rule: candidate, length } : best;
	}, null);
	return { allowed: rule?.rule.allows ?? true, rule: rule?.rule ?? null };
}

interface Match {
	readonly rule: RobotsRule;
	readonly length: number;
}

/** All groups that name the agent, together; those for `*` only when none does. */
function rulesFor(text: string, agent: string): readonly RobotsRule[] {
	const groups = parseRobots(text);
	const named = groups.filter((group) => group.agents.includes(agent));
	const binding = named.length > 0 ? named : groups.filter((group) => group.agents.includes('*'));
	return binding.flatMap((group) => group.rules);
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
