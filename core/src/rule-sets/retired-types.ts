/**
 * Types whose rich result Google has removed, with the month. Sources: the blog of Google Search
 * Central of 2023-08 (how-to), 2025-06 (book actions, course info, fact checks, salaries, special
 * announcements) and its list of documentation updates of 2026-05 (FAQ).
 */
const retired: Readonly<Record<string, { readonly since: string; readonly having?: string }>> = {
	FAQPage: { since: '2026-05' },
	HowTo: { since: '2023-09' },
	SpecialAnnouncement: { since: '2025-06' },
	ClaimReview: { since: '2025-06' },
	OccupationAggregationByEmployer: { since: '2025-06' },
	Course: { since: '2025-06', having: 'hasCourseInstance' },
	Book: { since: '2025-06', having: 'workExample' },
};

/** The month of the removal; null for a type that Google still shows, or never did. */
export function retirementOf(type: string, has: (property: string) => boolean): string | null {
	const retirement = Object.hasOwn(retired, type) ? retired[type] : undefined;
	if (!retirement || (retirement.having && !has(retirement.having))) return null;
	return retirement.since;
}
