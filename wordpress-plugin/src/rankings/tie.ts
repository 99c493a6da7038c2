import type { ReportedRule } from '@plumbline/core';
import { __, sprintf } from '@wordpress/i18n';
import type { RankedKeyword } from './post-rankings.ts';

/** From here on down there is something to win. */
const FIRST_TO_WIN = 4;

export interface Met {
	readonly keyword: string;
	readonly ranked: readonly RankedKeyword[];
	/** What to fix, the most important first. */
	readonly toFix: readonly Pick<ReportedRule, 'headline'>[];
}

/** Where ranking and audit meet, in a sentence; null where they do not. It claims no cause. */
export function tie({ keyword, ranked, toFix }: Met): string | null {
	const known = ranked.find((one) => folded(one.keyword) === folded(keyword));
	const [first] = toFix;
	if (!known || !first || (known.rank ?? FIRST_TO_WIN) < FIRST_TO_WIN) return null;
	return known.rank === null
		? /* translators: 1: a keyword, 2: what is wrong with the post, a sentence. */
			sprintf(
				__('This post was not found for “%1$s”. First to put right: %2$s', 'plumbline'),
				known.keyword,
				first.headline,
			)
		: /* translators: 1: a rank, 2: a keyword, 3: what is wrong with the post, a sentence. */
			sprintf(
				__('You rank %1$d for “%2$s”. First to put right: %3$s', 'plumbline'),
				known.rank,
				known.keyword,
				first.headline,
			);
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();
