import { isSamePage } from '@plumbline/core';
import type { Ranking } from '@plumbline/core/api';
import { Change, useFormats } from '@plumbline/ui';
import { shortAddress } from '../controls/short-address.ts';
import { useServerTexts } from '../server/use-server-texts.ts';

interface RankingRowProps {
	readonly ranking: Ranking;
	/** The audited page. */
	readonly url: string;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

/** How this page ranks for a keyword, and which pages of the site compete with it. */
export function RankingRow({ ranking, url, isChosen, onChoose }: RankingRowProps) {
	const texts = useServerTexts();
	const { upToTenths } = useFormats();
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
			<td>{ranking.rank === null ? '–' : upToTenths(ranking.rank)}</td>
			<td>
				<Change value={ranking.rank_change} format={upToTenths} />
			</td>
			<td>{upToTenths(clicks)}</td>
			<td>{upToTenths(impressions)}</td>
			<td>{impressions === 0 ? '–' : upToTenths(average_position)}</td>
		</tr>
	);
}

const addressOf = (url: string) => (URL.canParse(url) ? shortAddress(url) : url);
