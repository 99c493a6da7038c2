import { robotsField } from './robots-field.ts';
import { robotsLines } from './robots-lines.ts';

export interface RobotsRule {
	readonly allows: boolean;
	readonly pattern: string;
	readonly line: number;
}

export interface RobotsGroup {
	/** Product tokens in lower case; `*` for everybody. */
	readonly agents: readonly string[];
	readonly rules: readonly RobotsRule[];
}

/** Groups of a robots.txt (RFC 9309): agent lines that follow each other share the rules after them. */
export function parseRobots(text: string): readonly RobotsGroup[] {
	const groups: { agents: string[]; rules: RobotsRule[] }[] = [];
	let isCollectingAgents = false;
	for (const { key, value, number } of robotsLines(text)) {
		const field = robotsField(key);
		const group = groups.at(-1);
		if (field === 'agent') {
			if (isCollectingAgents) group?.agents.push(productToken(value));
			else groups.push({ agents: [productToken(value)], rules: [] });
			isCollectingAgents = true;
		} else if (field !== 'other') {
			isCollectingAgents = false;
			if (value !== '') {
				group?.rules.push({ allows: field === 'allow', pattern: value, line: number });
			}
		}
	}
	return groups;
}

/** `Googlebot/2.1` means Googlebot; `*` may have anything after a space. */
export function productToken(value: string): string {
	if (/^\*(\s|$)/.test(value)) return '*';
	return value.match(/^[a-z_-]+/i)?.[0].toLowerCase() ?? '';
}
