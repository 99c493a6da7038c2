import type { CrawlerToken } from './robots-tokens.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const formats = [
	// ISO 8601: 2026-06-25, 2026-06-25T15:00:00+02:00
	/(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
	// RFC 822 and 850: Wed, 25 Jun 2026 15:00:00 PST, Wednesday, 25-Jun-26
	/(?<day>\d{1,2})[\s-]+(?<month>[a-z]{3})[a-z]*[\s-]+(?<year>\d{4}|\d{2})(?!\d)/,
	// June 25, 2026
	/(?<month>[a-z]{3})[a-z]*\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})/,
];

/**
 * The day of `unavailable_after`, as the milliseconds of its start in UTC; null if there is none.
 * `Date.parse` reads such texts differently in each browser; only the day matters.
 */
export function dayOf(text: string): number | null {
	for (const format of formats) {
		const groups = format.exec(text.toLowerCase())?.groups;
		if (groups) return utcDay(groups);
	}
	return null;
}

function utcDay({ day, month, year }: Record<string, string | undefined>): number | null {
	const monthIndex = /^\d/.test(month ?? '') ? Number(month) - 1 : months.indexOf(month ?? '');
	const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
	const date = new Date(Date.UTC(fullYear, monthIndex, Number(day)));
	const isReal = date.getUTCMonth() === monthIndex && date.getUTCDate() === Number(day);
	return isReal ? date.getTime() : null;
}

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
