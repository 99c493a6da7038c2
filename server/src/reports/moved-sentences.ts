import type { ReportSentence } from '@plumbline/core/api';
import type { MovedPage } from './moved-pages.ts';
import type { ReportFigures } from './report-figures.ts';
import type { ReportWords } from './report-words.ts';

/** As many pages as the first page names. */
export const mostNamed = 5;

export const markOf = ({ clicks, expected }: Pick<MovedPage, 'clicks' | 'expected'>) =>
	clicks > expected ? 'better' : 'worse';

/** The pages that moved beyond chance, and how many did not. */
export function movedSentences(
	{ pages }: ReportFigures,
	{ page, texts }: ReportWords,
): readonly ReportSentence[] {
	const said = (mark: ReportSentence['mark'], text: string): ReportSentence => ({
		mark,
		text,
		evidence: ['B'],
	});
	const { judged, moved, movedCount } = pages;
	if (pages.notJudged !== null) return [said('unknown', texts.moved[pages.notJudged])];
	if (movedCount === 0) return [said('open', texts.moved.none({ count: judged }))];
	const named = moved.slice(0, mostNamed);
	const more = movedCount - named.length;
	return [
		...named.map(({ clicks, expected, url }) => {
			const mark = markOf({ clicks, expected });
			return said(mark, texts.moved[mark]({ page: page(url), clicks, expected }));
		}),
		...(more > 0 ? [said('open', texts.moved.more({ count: more }))] : []),
		said('open', texts.moved.rest({ count: judged - movedCount })),
	];
}
