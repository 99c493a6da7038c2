import type { Opportunity } from '@plumbline/core/api';

const most = 5;

/** The first opportunity of each page, for the few pages that come first. */
export function bestPages(opportunities: readonly Opportunity[]): readonly Opportunity[] {
	const byPage = new Map<string, Opportunity>();
	for (const opportunity of opportunities) {
		if (!byPage.has(opportunity.url)) byPage.set(opportunity.url, opportunity);
	}
	return [...byPage.values()].slice(0, most);
}
