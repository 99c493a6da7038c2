import { isSamePage } from '@plumbline/core';
import type { Ranking } from '@plumbline/core/api';
import { shortAddress } from '../controls/short-address.ts';
import { useLanguage } from '../language/language.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { RankChange } from './rank-change.tsx';

interface RankingRowProps {
	readonly ranking: Ranking;
	/** The audited page. */
	readonly url: string;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

/** How this page ranks for a keyword, and which pages of the site compete with it. */
export function RankingRow({ ranking, url, isChosen, onChoose }: RankingRowProps) {
	const { locale } = useLanguage();
	const texts = useServerTexts();
	const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	const { average_position, clicks, impressions } = ranking.webmaster_metrics;
	const rivals = (ranking.pages ?? []).filter((page) => !isSamePage(page.url, url));
	return (
		<tr>
			<th scope="row">
				<button type="button" dir="auto" aria-pressed={isChosen} onClick={onChoose}>
					{ranking.keyword}
				</button>
				{rivals.length > 0 && (
					<small dir="auto">
						{texts.alsoShown({ pages: rivals.map((page) => addressOf(page.url)).join(', ') })}
					</small>
				)}
			</th>
			<td>{ranking.rank === null ? '–' : format(ranking.rank)}</td>
			<td>
				<RankChange change={ranking.rank_change} />
			</td>
			<td>{format(clicks)}</td>
			<td>{format(impressions)}</td>
			<td>{impressions === 0 ? '–' : format(average_position)}</td>
		</tr>
	);
}

const addressOf = (url: string) => (URL.canParse(url) ? shortAddress(url) : url);
