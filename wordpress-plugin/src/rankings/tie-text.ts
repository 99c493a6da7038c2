import type { RankTie } from '@plumbline/core';
import { __, sprintf } from '@wordpress/i18n';

/** Whether a rank was seen on a results page, or is a mean position from Search Console. */
export type RankMeaning = 'checked' | 'mean_of_post' | 'mean_of_site';

/** Describes a rank together with what the post lacks, without claiming a cause. */
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
			? __('Neither the title nor the headings of this page contain these words.', 'plumbline')
			: __('The title of this page lacks these words.', 'plumbline'),
	].join(' ');
}

function rankSentence(meaning: RankMeaning) {
	switch (meaning) {
		case 'checked':
			/* translators: 1: a rank, 2: a keyword. */
			return __('This page ranks %1$s for “%2$s”.', 'plumbline');
		case 'mean_of_post':
			/* translators: 1: a mean position, 2: a query. */
			return __('This page ranks %1$s on average for “%2$s”.', 'plumbline');
		case 'mean_of_site':
			/* translators: 1: a mean position, 2: a query. */
			return __('This site ranks %1$s on average for “%2$s”.', 'plumbline');
	}
}
