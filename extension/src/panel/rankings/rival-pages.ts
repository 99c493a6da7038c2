import { isSamePage } from '@plumbline/core';
import type { Ranking } from '@plumbline/core/api';

export interface Rival {
	readonly keyword: string;
	/** The other page with the most impressions. */
	readonly url: string;
	/** It has more impressions than this page. */
	readonly isStronger: boolean;
}

/**
 * Keywords for which a different page of the site is shown too, first those where it has more
 * impressions.
 */
export function rivalPages(rankings: readonly Ranking[], page: string): readonly Rival[] {
	const rivals = rankings.flatMap(({ keyword, pages = [] }): readonly Rival[] => {
		const shown = (url: string) =>
			pages.find((other) => isSamePage(other.url, url))?.impressions ?? 0;
		const [strongest] = pages
			.filter(({ url }) => !isSamePage(url, page))
			.toSorted((one, other) => other.impressions - one.impressions);
		if (!strongest) return [];
		const { impressions, url } = strongest;
		return [{ keyword, url, isStronger: impressions > shown(page) }];
	});
	return rivals.toSorted((one, other) => Number(other.isStronger) - Number(one.isStronger));
}
