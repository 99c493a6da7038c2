import { type FactStore, rankTies } from '@plumbline/core';
import { useMemo } from '@wordpress/element';
import { settings } from '../settings.ts';
import { type RankMeaning, tieText } from './tie-text.ts';

interface TieNoticesProps {
	/** What the post says; null while it is not known. */
	readonly facts: FactStore | null;
	readonly ranked: readonly { readonly keyword: string; readonly rank: number | null }[];
	readonly meaning: RankMeaning;
}

/** Keywords the post nearly ranks for at the top, and where it lacks their words. */
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
