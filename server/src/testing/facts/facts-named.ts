import type { SiteFacts } from './site-facts.ts';

/** A few facts of every kind, with this name in all their texts. */
export function factsNamed(name: string, origin: string): SiteFacts {
	const url = `${origin}/${name}-rye`;
	const keyword = `${name} rye`;
	return {
		events: [`${name} order`],
		keywords: [{ text: keyword, groups: [`${name} breads`] }, { text: `${name} pie` }],
		ranks: [
			{
				keyword,
				date: '2026-11-02',
				rank: 4,
				url,
				listing: { title: `${name} title`, snippet: `${name} snippet` },
			},
		],
		search: [{ keyword, date: '2026-11-03', impressions: 10, clicks: 1, position: 9, url }],
		searchPages: [{ keyword, date: '2026-11-03', impressions: 10, clicks: 1, position: 9, url }],
		visits: [{ url, date: '2026-11-04', visits: 7 }],
		conversions: [{ url, date: '2026-11-04', event: `${name} order`, conversions: 2, revenue: 12 }],
	};
}
