import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '../server-answers/failure.tsx';
import { settings } from '../settings.ts';
import { engineName } from './engine-name.ts';
import type { PostRankings, Range } from './post-rankings.ts';
import { RankingTable } from './ranking-table.tsx';
import { type Met, tie } from './tie.ts';
import { TrackKeyword } from './track-keyword.tsx';
import { useRankings } from './use-rankings.ts';

export interface RankingsProps extends Pick<Met, 'keyword' | 'toFix'> {
	readonly postId: number;
}

/** How the post ranks, as far as the server knows. */
export function Rankings({ postId, keyword, toFix }: RankingsProps) {
	const [engine, setEngine] = useState<string | null>(null);
	const [range, setRange] = useState<Range>('3_months');
	const { rankings, failure, askAgain } = useRankings(postId, { engine, range });
	if (failure !== null) return <Failure text={failure} onAgain={askAgain} />;
	if (rankings === null) {
		return <p className="plumbline-quiet">{__('Asking the server…', 'plumbline')}</p>;
	}
	const tied = tie({ keyword, ranked: rankings.keywords, toFix });
	return (
		<>
			{tied && <p className="plumbline-tie">{tied}</p>}
			{rankings.engine !== null && (
				<Choices {...{ rankings, range }} onEngine={setEngine} onRange={setRange} />
			)}
			<Known rankings={rankings} />
			{settings().server.canAdd && (
				<TrackKeyword
					postId={postId}
					suggestion={untracked(keyword, rankings)}
					onAdded={askAgain}
				/>
			)}
		</>
	);
}

interface ChoicesProps {
	readonly rankings: PostRankings;
	readonly range: Range;
	readonly onEngine: (engine: string) => void;
	readonly onRange: (range: Range) => void;
}

function Choices({ rankings, range, onEngine, onRange }: ChoicesProps) {
	const { userLanguage } = settings();
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Search engine', 'plumbline')}
				value={rankings.engine ?? ''}
				options={rankings.engines.map((value) => ({
					value,
					label: engineName(value, userLanguage),
				}))}
				onChange={onEngine}
			/>
			<SelectControl<Range>
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Range', 'plumbline')}
				value={range}
				options={[
					{ value: '28_days', label: __('28 days', 'plumbline') },
					{ value: '3_months', label: __('3 months', 'plumbline') },
					{ value: '12_months', label: __('12 months', 'plumbline') },
				]}
				onChange={onRange}
			/>
		</>
	);
}

function Known({ rankings }: { readonly rankings: PostRankings }) {
	if (rankings.keywords.length > 0) return <RankingTable {...rankings} />;
	return <p className="plumbline-quiet">{whyNone(rankings)}</p>;
}

function whyNone({ engine, is_published }: PostRankings): string {
	if (!is_published) return __('Rankings come once the post is published.', 'plumbline');
	return engine === null
		? __(
				'No search engine is tracked for this site. Add one on the server with “plumbline site set”.',
				'plumbline',
			)
		: __('No tracked keyword leads to this post in this time.', 'plumbline');
}

/** The keyword of the post, while its rank is not known. */
const untracked = (keyword: string, { keywords }: PostRankings) =>
	keywords.some((ranked) => ranked.keyword.toLowerCase() === keyword.trim().toLowerCase())
		? ''
		: keyword;
