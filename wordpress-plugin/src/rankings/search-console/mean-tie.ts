import type { RankTie } from '@plumbline/core';
import { __, sprintf } from '@wordpress/i18n';
import type { QueryFigures } from './query-figures.ts';

/** Where a mean position and the post meet, in words. It claims no cause. */
export function meanTie(
	{ areHeadingsWithout, isNearFirstPage, keyword, rank }: RankTie,
	{ queriesAreOf }: Pick<QueryFigures, 'queriesAreOf'>,
	language: string,
): string {
	const position = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rank);
	const stands =
		queriesAreOf === 'page'
			? /* translators: 1: a mean position, 2: a query. */
				__('This post ranks %1$s on average for “%2$s”.', 'plumbline')
			: /* translators: 1: a mean position, 2: a query. */
				__('This site ranks %1$s on average for “%2$s”.', 'plumbline');
	return [
		...(isNearFirstPage ? [__('One step from page one.', 'plumbline')] : []),
		sprintf(stands, position, keyword),
		areHeadingsWithout
			? __('Neither title nor headings of this post have these words.', 'plumbline')
			: __('The title of this post lacks these words.', 'plumbline'),
	].join(' ');
}
