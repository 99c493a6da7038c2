import { isSamePage } from '@plumbline/core';
import type { Ranking } from '@plumbline/core/api';

export interface Rival {
	readonly keyword: string;
	/** The other page that is shown most. */
	readonly url: string;
	/** It is shown more often than this one. */
	readonly isStronger: boolean;
}

/** Keywords for which another page of the site is shown too: those where it wins come first. */
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
