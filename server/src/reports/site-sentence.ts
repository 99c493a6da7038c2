import { daysIn, type ReportSentence } from '@plumbline/core/api';
import { isBeyondUsual } from '../search/movement/movement.ts';
import type { ReportFigures } from './report-figures.ts';
import type { ReportWords } from './report-words.ts';

/** The clicks of the site, and whether they moved more than they usually do. */
export function siteSentence(figures: ReportFigures, words: ReportWords): ReportSentence {
	const { clicks, clicksBefore, likeness, step } = figures;
	const { engine, period, signedPercent, span, texts } = words;
	const { notCompared, observed } = likeness;
	const said = (mark: ReportSentence['mark'], text: string): ReportSentence => ({
		mark,
		text,
		evidence: ['A'],
	});
	if (observed.now === 0) return said('unknown', texts.site.noFigures({ period }));
	if (notCompared === 'not_wanted' || notCompared === 'no_figures' || clicksBefore === 0) {
		return said('unknown', texts.site.alone({ clicks, engine }));
	}
	if (notCompared !== null) {
		const { before, now } = observed;
		return said('unknown', texts.site[notCompared]({ clicks, engine, span, now, before }));
	}
	const values = { clicks, engine, span, change: signedPercent(clicks / clicksBefore - 1) };
	if (step === null) return said('unknown', texts.site.unjudged(values));
	const isClaimed = isBeyondUsual(step, daysIn(figures.period) / 7);
	if (isClaimed === null) return said('unknown', texts.site.short(values));
	if (!isClaimed) return said('open', texts.site.open(values));
	const mark = clicks > clicksBefore ? 'better' : 'worse';
	return said(mark, texts.site[mark](values));
}
