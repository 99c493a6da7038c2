import { datesOfRange, engineName, isSamePage, type RankingRange } from '@plumbline/core';
import type { Ranking } from '@plumbline/core/api';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { ServerAnswer } from '../../messaging/server-protocol.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { FailureNotice } from '../server/failure-notice.tsx';
import { useServerAnswer } from '../server/use-server-answer.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { RankingTable } from './ranking-table.tsx';
import { TieNotices } from './tie-notices.tsx';

interface KnownRankingsProps {
	readonly site: string;
	readonly origin: string;
	readonly url: string;
	readonly engine: string;
	readonly range: RankingRange;
	readonly onGone: () => void;
	/** Components that send further requests to the server. */
	readonly children: ComponentChildren;
}

/**
 * The rankings of the page from the server. When that request fails, it shows one notice and sends
 * no other request.
 */
export function KnownRankings({ children, onGone, ...asked }: KnownRankingsProps) {
	const { engine, origin, range, site, url } = asked;
	const dates = useMemo(() => datesOfRange(range, Date.now()), [range, url]);
	const { answer, askAgain } = useServerAnswer('rankings', { site, engine, url, ...dates }, origin);
	const failure = answer && 'failure' in answer ? answer.failure : null;
	return (
		<>
			{failure ? (
				<FailureNotice
					failure={failure}
					origin={origin}
					onAgain={failure.kind === 'unknown_site' ? onGone : askAgain}
				/>
			) : (
				<Answer {...{ answer, engine, range, url }} />
			)}
			{!failure && children}
		</>
	);
}

interface AnswerProps extends Pick<KnownRankingsProps, 'engine' | 'range' | 'url'> {
	/** null while the request is pending. */
	readonly answer: ServerAnswer<'rankings'> | null;
}

/** The rankings, or a sentence that there are none. */
function Answer({ answer, engine, range, url }: AnswerProps) {
	const { locale } = useLanguage();
	const texts = useServerTexts();
	if (answer === null || 'failure' in answer) return <p class="quiet-text">{texts.asking}</p>;
	const { isCut, keywords } = answer.output;
	if (keywords.length === 0) {
		return (
			<p>
				{texts.noRankings({
					engine: engineName(engine, { locale, ...texts }),
					range: texts.ranges[range],
				})}
			</p>
		);
	}
	return (
		<>
			<TieNotices ranked={keywords} isMean={false} />
			<RivalNotices rankings={keywords} url={url} />
			<RankingTable rankings={answer.output} url={url} />
			{isCut && <p class="quiet-text">{texts.mostClicked({ count: keywords.length })}</p>}
		</>
	);
}

interface RivalNoticesProps {
	readonly rankings: readonly Ranking[];
	readonly url: string;
}

/** Keywords for which a different page of the site is shown more often than this one. */
function RivalNotices({ rankings, url }: RivalNoticesProps) {
	const texts = useServerTexts();
	const winning = rivalPages(rankings, url).filter(({ isStronger }) => isStronger);
	return winning.slice(0, 3).map(({ keyword, url: other }) => (
		<p key={keyword} class="tie" dir="auto">
			{texts.rival({ keyword })}{' '}
			<span class="row-address" dir="ltr">
				{shownAddress(other)}
			</span>
			{texts.rivalFix}
		</p>
	));
}

interface Rival {
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
