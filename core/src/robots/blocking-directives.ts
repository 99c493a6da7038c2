import type { RobotsDirective } from '../facts/derived/indexing/robots-directives.fact.ts';
import { dayOf } from './robots-date.ts';

/**
 * The rules that keep a page out of the index of these crawlers. The most restrictive wins, whatever
 * else is said: engines add up what `robots` and their own name forbid.
 */
export function blockingDirectives(
	directives: readonly RobotsDirective[],
	crawlers: ReadonlySet<string>,
	now: Date,
): readonly RobotsDirective[] {
	return directives.filter(
		(directive) =>
			(directive.crawler === 'robots' || crawlers.has(directive.crawler)) && blocks(directive, now),
	);
}

function blocks({ name, value }: RobotsDirective, now: Date): boolean {
	if (name === 'noindex' || name === 'none') return value === null;
	if (name !== 'unavailable_after' || value === null) return false;
	const day = dayOf(value);
	return day !== null && day < startOfDay(now);
}

const startOfDay = (date: Date) =>
	Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
