import type { RankTie } from '@plumbline/core';
import { __, sprintf } from '@wordpress/i18n';

/** A rank found on a results page, or a mean position that Search Console reports. */
export type RankMeaning = 'checked' | 'mean_of_post' | 'mean_of_site';

/** Where a rank and the post meet, in words. It claims no cause. */
export function tieText(
	{ areHeadingsWithout, isNearFirstPage, keyword, rank }: RankTie,
	meaning: RankMeaning,
	language: string,
): string {
	const position = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rank);
	return [
		...(isNearFirstPage ? [__('One step from page one.', 'plumbline')] : []),
		sprintf(rankSentence(meaning), position, keyword),
		areHeadingsWithout
			? __('Neither title nor headings of this post have these words.', 'plumbline')
			: __('The title of this post lacks these words.', 'plumbline'),
	].join(' ');
}

function rankSentence(meaning: RankMeaning) {
	switch (meaning) {
		case 'checked':
			/* translators: 1: a rank, 2: a keyword. */
			return __('This post ranks %1$s for “%2$s”.', 'plumbline');
		case 'mean_of_post':
			/* translators: 1: a mean position, 2: a query. */
			return __('This post ranks %1$s on average for “%2$s”.', 'plumbline');
		case 'mean_of_site':
			/* translators: 1: a mean position, 2: a query. */
			return __('This site ranks %1$s on average for “%2$s”.', 'plumbline');
	}
}
