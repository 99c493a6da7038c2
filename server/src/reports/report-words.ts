import { engineName } from '@plumbline/core';
import type { EngineUpdate } from '@plumbline/core/api';
import { type Day, type DayRange, formatDay } from '../facts/day.ts';
import { type Texts, textsFor } from '../texts/texts.generated.ts';
import { pageName } from './page-name.ts';
import type { ReportFigures } from './report-figures.ts';

/** Texts, numbers and days in the language of the report. */
export interface ReportWords {
	readonly texts: Texts['clientReport'];
	readonly engine: string;
	/** “the 28 days before”, or the dates of the time to compare with; empty without one. */
	readonly span: string;
	readonly period: string;
	/** A page in a sentence; its evidence has the whole URL. */
	readonly page: (url: string) => string;
	readonly day: (day: Day) => string;
	/** “Google’s core update of May 2026”, and its days. */
	readonly update: (event: EngineUpdate) => { readonly name: string; readonly span: string };
	readonly signedPercent: (share: number) => string;
}

export function reportWords({
	before,
	engineKey,
	locale,
	period,
	site,
}: ReportFigures): ReportWords {
	const texts = textsFor(locale).clientReport;
	const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
	const date = (day: Day) => new Date(formatDay(day));
	const range = ({ from, to }: DayRange) => days.formatRange(date(from), date(to));
	const months = new Intl.DateTimeFormat(locale, {
		year: 'numeric',
		month: 'long',
		timeZone: 'UTC',
	});
	const isJustBefore = before?.to === period.from - 1;
	return {
		texts,
		engine:
			engineKey === null
				? texts.noEngine
				: engineName(engineKey, { locale, devices: texts.devices }),
		span:
			before === null
				? ''
				: isJustBefore
					? texts.daysBefore({ days: before.to - before.from + 1 })
					: range(before),
		period: range(period),
		page: (url) => pageName(url, site.domain),
		day: (day) => days.format(date(day)),
		update: ({ from, kind, to }) => ({
			name: texts.updates[kind]({ month: months.format(new Date(from)) }),
			span: days.formatRange(new Date(from), new Date(to)),
		}),
		signedPercent: new Intl.NumberFormat(locale, {
			style: 'percent',
			maximumFractionDigits: 1,
			signDisplay: 'exceptZero',
		}).format,
	};
}
