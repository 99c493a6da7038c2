import { dayAt } from '../../facts/day.ts';
import type { Api } from '../source-http.ts';
import { visitDimensions, visitMetrics } from './report-facts.ts';
import { type ReportSubject, runReport } from './run-report.ts';

/** The time zone and currency of a property, from a report on one day, which also proves that it can be read. */
export async function propertyFacts(
	api: Api,
	subject: ReportSubject,
	nowMs: number,
): Promise<{ readonly timeZone: string; readonly currency: string }> {
	const day = dayAt(nowMs, 'UTC') - 2;
	const asked = { dimensions: visitDimensions.slice(0, 1), metrics: visitMetrics };
	const { timeZone, currency } = await runReport(api, subject, {
		...asked,
		fromDay: day,
		toDay: day,
	});
	return { timeZone: timeZone || 'UTC', currency: currency || 'USD' };
}
