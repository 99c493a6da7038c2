import { TrendChart, useFormats } from '@plumbline/ui';
import { useState } from 'preact/hooks';
import type { PageRankings } from '../../messaging/server-protocol.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { RankingRow } from './ranking-row.tsx';

interface RankingTableProps {
	readonly rankings: PageRankings;
	readonly url: string;
}

/** The keywords that lead to this page, with the trend of the selected one. */
export function RankingTable({ rankings, url }: RankingTableProps) {
	const texts = useServerTexts();
	const { whole } = useFormats();
	const { keywords, trends, dates } = rankings;
	const [chosen, choose] = useState<string | null>(null);
	const keyword = (keywords.find((one) => one.keyword === chosen) ?? keywords[0])?.keyword ?? '';
	const values = trends.find((one) => one.keyword === keyword)?.trend ?? [];
	return (
		<>
			<TrendChart
				key={keyword}
				title={texts.trendOf({ keyword })}
				dates={dates}
				series={[{ name: texts.rank, values, color: 'brand', format: whole, isRank: true }]}
			/>
			<table class="figures">
				<caption class="spoken">{texts.rankingsCaption}</caption>
				<thead>
					<tr>
						<th scope="col">{texts.keyword}</th>
						<th scope="col">{texts.rank}</th>
						<th scope="col">
							<abbr title={texts.changeLong}>{texts.change}</abbr>
						</th>
						<th scope="col">{texts.clicks}</th>
						<th scope="col">{texts.impressions}</th>
						<th scope="col">
							<abbr title={texts.positionLong}>{texts.position}</abbr>
						</th>
					</tr>
				</thead>
				<tbody>
					{keywords.map((ranking) => (
						<RankingRow
							key={ranking.keyword}
							{...{ ranking, url }}
							isChosen={ranking.keyword === keyword}
							onChoose={() => choose(ranking.keyword)}
						/>
					))}
				</tbody>
			</table>
		</>
	);
}
