import { dayOf } from './robots-date.ts';
import type { CrawlerToken } from './robots-tokens.ts';

/**
 * The rules that keep a page out of the index of these crawlers. The most restrictive wins: engines
 * combine the rules for `robots` with those for their own name.
 */
export function blockingDirectives<Directive extends CrawlerToken>(
	directives: readonly Directive[],
	crawlers: ReadonlySet<string>,
	now: Date,
): readonly Directive[] {
	return directives.filter(
		(directive) =>
			(directive.crawler === 'robots' || crawlers.has(directive.crawler)) && blocks(directive, now),
	);
}

function blocks({ name, value }: CrawlerToken, now: Date): boolean {
	if (name === 'noindex' || name === 'none') return value === null;
	if (name !== 'unavailable_after' || value === null) return false;
	const day = dayOf(value);
	return day !== null && day < startOfDay(now);
}

const startOfDay = (date: Date) =>
	Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
