import { rankTies } from '@plumbline/core';
import { useFormats } from '@plumbline/ui';
import { useContext, useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { PointButton } from '../findings/point-button.tsx';
import { PageViewContext } from '../page-view.ts';
import { useServerTexts } from '../server/use-server-texts.ts';

interface TieNoticesProps {
	readonly ranked: readonly { readonly keyword: string; readonly rank: number | null }[];
	/** The rank is a mean over days and pages, not one from a results page. */
	readonly isMean: boolean;
}

/** Keywords for which the page ranks 4th to 30th although its title lacks their words. */
export function TieNotices({ ranked, isMean }: TieNoticesProps) {
	const { texts: all } = useLanguage();
	const texts = useServerTexts();
	const { lacks } = texts;
	const facts = useContext(PageViewContext)?.facts;
	const ties = useMemo(() => (facts ? rankTies(facts, ranked) : []), [facts, ranked]);
	const { upToTenths } = useFormats();
	return ties.map(({ areHeadingsWithout, isNearFirstPage, keyword, node, rank }) => {
		const says = isMean ? texts.youRankAbout : texts.youRank;
		return (
			<div key={keyword} class="tie">
				<p dir="auto">
					{isNearFirstPage && <b>{texts.nearFirstPage}</b>}
					{isNearFirstPage && all.gap}
					{says({
						rank: upToTenths(rank),
						keyword,
						lack: areHeadingsWithout ? lacks.both : lacks.title,
					})}
				</p>
				{node !== null && (
					<PointButton node={node} class="plain">
						{texts.showTitle}
					</PointButton>
				)}
			</div>
		);
	});
}
