import { robotsField } from './robots-field.ts';
import { robotsLines } from './robots-lines.ts';
import { canonicalPath, literalStart } from './robots-pattern.ts';

export interface RobotsRule {
	readonly allows: boolean;
	/** As it is written. */
	readonly pattern: string;
	readonly line: number;
	/** The normalized pattern for comparisons. */
	readonly path: string;
	/**
	 * The folder of an index page, which the rule allows as well: Google reads “Allow:
	 * /folder/index.html” as “/folder/”.
	 */
	readonly folder: string | null;
	/** No path without this prefix matches. */
	readonly start: string;
}

/** By agent, the groups that apply to it. Product tokens are in lower case; `*` is every agent. */
export type Robots = ReadonlyMap<string, readonly RobotsGroup[]>;

type RobotsGroup = readonly RobotsRule[];

/** Groups of a robots.txt (RFC 9309): agent lines that follow each other share the rules after them. */
export function parseRobots(text: string): Robots {
	if (latest.text !== text) latest = { text, robots: readRobots(text) };
	return latest.robots;
}

/** Consecutive calls are usually for pages of one site, which share the file. */
let latest = { text: '', robots: new Map() as Robots };

function readRobots(text: string): Robots {
	const groups = new Map<string, RobotsGroup[]>();
	// Lines before the first agent apply to nobody.
	let rules: RobotsRule[] = [];
	let isCollectingAgents = false;
	for (const { key, value, number } of robotsLines(text)) {
		const field = robotsField(key);
		if (field === 'agent') {
			if (!isCollectingAgents) rules = [];
			isCollectingAgents = true;
			const agent = productToken(value);
			const own = groups.get(agent) ?? [];
			groups.set(agent, own);
			if (own.at(-1) !== rules) own.push(rules);
		} else if (field !== 'other') {
			isCollectingAgents = false;
			if (value !== '') rules.push(robotsRule(field === 'allow', value, number));
		}
	}
	return groups;
}

function robotsRule(allows: boolean, pattern: string, line: number): RobotsRule {
	const path = canonicalPath(pattern);
	const folder = (allows && path.match(/^(.*\/)index\.htm[^/]*$/)?.[1]) || null;
	return { allows, pattern, line, path, folder, start: literalStart(folder ?? path) };
}

/** `Googlebot/2.1` means Googlebot; `*` may be followed by anything after a space. */
export function productToken(value: string): string {
	if (/^\*(?:[\t-\r ]|$)/.test(value)) return '*';
	return value.match(/^[a-z_-]+/i)?.[0].toLowerCase() ?? '';
}
