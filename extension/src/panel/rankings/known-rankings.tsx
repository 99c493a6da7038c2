import { useMemo } from 'preact/hooks';
import { useLanguage } from '../language.ts';
import { FailureNotice } from '../server/failure-notice.tsx';
import { useAsked } from '../server/use-asked.ts';
import { engineName } from './engine-name.ts';
import { datesOf, type Range } from './ranges.ts';
import { RankingTable } from './ranking-table.tsx';
import { RivalNotices } from './rival-notices.tsx';
import { TieNotices } from './tie-notices.tsx';

interface KnownRankingsProps {
	readonly site: string;
	readonly origin: string;
	readonly url: string;
	readonly engine: string;
	readonly range: Range;
	readonly onGone: () => void;
}

/** What the server knows of the page; that it knows nothing is said too. */
export function KnownRankings({ site, origin, url, engine, range, onGone }: KnownRankingsProps) {
	const language = useLanguage();
	const texts = language.texts.server;
	const dates = useMemo(() => datesOf(range, Date.now()), [range, url]);
	const { answer, askAgain } = useAsked('rankings', { site, engine, url, ...dates }, origin);
	if (answer === null) return <p class="quiet-text">{texts.asking}</p>;
	if ('failure' in answer) {
		const again = answer.failure.kind === 'unknown_site' ? onGone : askAgain;
		return <FailureNotice failure={answer.failure} origin={origin} onAgain={again} />;
	}
	if (answer.output.keywords.length === 0) {
		return <p>{texts.noRankings(engineName(engine, language), texts.ranges[range])}</p>;
	}
	const { keywords } = answer.output;
	return (
		<>
			<TieNotices ranked={keywords} isMean={false} />
			<RivalNotices rankings={keywords} url={url} />
			<RankingTable rankings={answer.output} url={url} />
		</>
	);
}
