import { type FactStore, rankTies } from '@plumbline/core';
import { useMemo } from '@wordpress/element';
import { settings } from '../settings/settings.ts';
import { type RankMeaning, tieText } from './tie-text.ts';

interface TieNoticesProps {
	/** The post's facts; null until they are known. */
	readonly facts: FactStore | null;
	readonly ranked: readonly { readonly keyword: string; readonly rank: number | null }[];
	readonly meaning: RankMeaning;
}

/** Keywords for which the post ranks 4th to 30th although its title lacks their words. */
export function TieNotices({ facts, ranked, meaning }: TieNoticesProps) {
	const ties = useMemo(() => (facts ? rankTies(facts, ranked) : []), [facts, ranked]);
	return (
		<>
			{ties.map((tie) => (
				<p key={tie.keyword} className="plumbline-tie" dir="auto">
					{tieText(tie, meaning, settings().userLanguage)}
				</p>
			))}
		</>
	);
}
