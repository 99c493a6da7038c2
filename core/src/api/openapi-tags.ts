import type { Endpoint } from './endpoint.ts';

const subjects = {
	optimization: ['Audits', 'Tests of pages, and the rules.'],
	account: ['Sites', 'The sites of the account.'],
	keywords: ['Keywords', 'Keywords, their rankings and trends.'],
	search: ['Search', 'Figures and verdicts of search engines.'],
	'search/queries': ['Queries', 'All queries of a site.'],
	'search/countries': ['Countries', 'Figures of search engines by country and by device.'],
	changes: ['Changes', 'Changes of pages, and whether they worked.'],
	watches: ['Watches', 'Faults of watched pages.'],
	reports: ['Reports', 'A site in one page for its owner, and all sites in one list.'],
	crawls: ['Crawls', 'Tests of whole sites.'],
} as const;

/** The groups of the endpoints. */
export const tags = Object.values(subjects).map(([name, description]) => ({ name, description }));

/** The group of an endpoint, by the beginning of its path: `/api/v3/keywords/…`. */
export function tagOf({ name, paths }: Endpoint): string {
	const subject = Object.entries(subjects).findLast(([word]) => paths[0].includes(`/v3/${word}`));
	if (subject === undefined) throw new Error(`${name} belongs to no group of openapi-tags.ts.`);
	return subject[1][0];
}
