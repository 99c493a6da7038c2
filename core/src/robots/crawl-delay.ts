import { productToken } from './parse-robots.ts';
import { robotsField } from './robots-field.ts';
import { robotsLines } from './robots-lines.ts';

/**
 * The seconds that a robots.txt requests between two requests of an agent; null if it says nothing.
 * It is not part of any standard, and Google ignores it, but sites use it if requests are
 * expensive.
 */
export function crawlDelay(text: string, agent: string): number | null {
	const wishes = wishesByAgent(text);
	const delays = wishes.get(agent.toLowerCase()) ?? wishes.get('*') ?? [];
	return delays.length > 0 ? Math.max(...delays) : null;
}

/**
 * The delays by agent. A named agent has its own delay or none, never that of `*`. Unlike with
 * rules, the field ends a list of agents.
 */
function wishesByAgent(text: string): ReadonlyMap<string, readonly number[]> {
	const wishes = new Map<string, number[]>();
	let listed: number[][] = [];
	let isCollectingAgents = false;
	for (const { key, value } of robotsLines(text)) {
		if (robotsField(key) === 'agent') {
			const token = productToken(value);
			const own = wishes.get(token) ?? [];
			wishes.set(token, own);
			listed = isCollectingAgents ? [...listed, own] : [own];
			isCollectingAgents = true;
		} else {
			isCollectingAgents = false;
			if (key !== 'crawl-delay' || !/^\d+(?:\.\d+)?$/.test(value)) continue;
			for (const own of listed) own.push(Number(value));
		}
	}
	return wishes;
}
