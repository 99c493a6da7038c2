import type { SearchCoverage } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import type { Question } from '../question/question.ts';
import { coverageOf } from './coverage.ts';
import { coverageIn } from './coverage-in.ts';
import { checkedDays } from './seen-days.store.ts';

/**
 * Which days of the range are complete: those of the checks of results pages, where ranks come from
 * checks; of an export, its whole period; otherwise those that the engine no longer corrects.
 */
export async function coverageOfRanks(
	database: Database,
	question: Pick<Question, 'siteId' | 'engineId' | 'range' | 'series'>,
): Promise<SearchCoverage> {
	const { series, range } = question;
	if (series.kind === 'serp') return coverageOf(await checkedDays(database, question), range);
	if (series.kind === 'search') return coverageIn(database, question, range, { pages: false });
	const days = Array.from(
		{ length: Math.max(0, series.toDay - series.fromDay + 1) },
		(_, index) => ({ day: series.fromDay + index, isFinal: true, readMs: null }),
	);
	return coverageOf(days, range);
}
