import { engineName, type RankingRange, rankingRanges } from '@plumbline/core';
import { SelectControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type AuditedPost, factsOfPost } from '../audit/post-audit.ts';
import { Failure } from '../server-answers/failure.tsx';
import { settings } from '../settings/settings.ts';
import { GoogleVerdict } from './google-verdict/google-verdict.tsx';
import type { PostRankings } from './post-rankings.ts';
import { RankingTable } from './ranking-table.tsx';
import { TieNotices } from './tie-notices.tsx';
import { TrackKeyword } from './track-keyword.tsx';
import { useRankings } from './use-rankings.ts';

interface RankingsProps {
	readonly postId: number;
	/** Null until the first audit of the post is done. */
	readonly audited: AuditedPost | null;
}

/** The post's rankings according to the server. */
export function Rankings({ postId, audited }: RankingsProps) {
	const [engine, setEngine] = useState<string | null>(null);
	const [range, setRange] = useState<RankingRange>('3_months');
	const { rankings, failure, askAgain } = useRankings(postId, { engine, range });
	const facts = useMemo(() => audited && factsOfPost(audited), [audited]);
	if (failure !== null) return <Failure text={failure} onAgain={askAgain} />;
	if (rankings === null) {
		return <p className="plumbline-quiet">{__('Requesting data from the server…', 'plumbline')}</p>;
	}
	return (
		<>
			<TieNotices facts={facts} ranked={rankings.keywords} meaning="checked" />
			{rankings.engine !== null && (
				<Choices {...{ rankings, range }} onEngine={setEngine} onRange={setRange} />
			)}
			<Known rankings={rankings} />
			<GoogleVerdict postId={postId} />
			{settings().server.canAdd && (
				<TrackKeyword
					postId={postId}
					suggestion={untracked(audited?.post.wishes.keywords[0] ?? '', rankings)}
					onAdded={askAgain}
				/>
			)}
		</>
	);
}

interface ChoicesProps {
	readonly rankings: PostRankings;
	readonly range: RankingRange;
	readonly onEngine: (engine: string) => void;
	readonly onRange: (range: RankingRange) => void;
}

function Choices({ rankings, range, onEngine, onRange }: ChoicesProps) {
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Search engine', 'plumbline')}
				value={rankings.engine ?? ''}
				options={rankings.engines.map((value) => ({ value, label: engineLabel(value) }))}
				onChange={onEngine}
			/>
			<SelectControl<RankingRange>
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Range', 'plumbline')}
				value={range}
				options={rankingRanges.map((value) => ({ value, label: rangeLabel(value) }))}
				onChange={onRange}
			/>
		</>
	);
}

function rangeLabel(range: RankingRange): string {
	switch (range) {
		case '28_days':
			return __('28 days', 'plumbline');
		case '3_months':
			return __('3 months', 'plumbline');
		case '12_months':
			return __('12 months', 'plumbline');
	}
}

function Known({ rankings }: { readonly rankings: PostRankings }) {
	if (rankings.keywords.length > 0) return <RankingTable {...rankings} />;
	return <p className="plumbline-quiet">{whyNone(rankings)}</p>;
}

function whyNone({ engine, is_published }: PostRankings): string {
	if (!is_published) return __('Rankings appear after the post is published.', 'plumbline');
	return engine === null
		? __(
				'No search engine is tracked for this site. Add one on the server with “plumbline site set”.',
				'plumbline',
			)
		: __('This page does not rank for a tracked keyword in this period.', 'plumbline');
}

/** The post's keyword if it is not tracked yet. */
const untracked = (keyword: string, { keywords }: PostRankings) =>
	keywords.some((ranked) => ranked.keyword.toLowerCase() === keyword.trim().toLowerCase())
		? ''
		: keyword;

/** The name of a search engine, in the user's language. */
const engineLabel = (key: string): string =>
	engineName(key, {
		locale: settings().userLanguage,
		devices: {
			desktop: __('desktop', 'plumbline'),
			mobile: __('mobile', 'plumbline'),
			tablet: __('tablet', 'plumbline'),
		},
	});
