import type { Locale } from '@plumbline/core';
import type { PortfolioSite } from '@plumbline/core/api';
import { type Day, formatDay } from '../../facts/day.ts';
import { textsFor } from '../../texts/texts.generated.ts';
import type { FaultKind } from '../../watch/look/fault.ts';
import { openedText } from '../../watch/messages/news-text.ts';
import type { OpenFault } from '../../watch/settle/open-faults.ts';
import type { ObservedDays } from './site-weeks.store.ts';

export interface KnownSite {
	readonly lastDay: Day | null;
	/** The newest last day of all sites. */
	readonly newestDay: Day | null;
	readonly observed: ObservedDays;
	readonly change: number | null;
	/** Null where the past is too short. */
	readonly chance: number | null;
	readonly isClaimed: boolean;
	/** Null where no watch looks. */
	readonly faults: readonly OpenFault[] | null;
	readonly hasFailedReport: boolean;
}

type Judgement = Pick<PortfolioSite, 'group' | 'mark' | 'reason'>;

/** Faults that keep pages out of search, or away from people. */
const severe: ReadonlySet<FaultKind> = new Set([
	'unreachable',
	'error_status',
	'robots',
	'noindex',
	'certificate',
]);

/** Search engines report a day two or three days later; figures this far behind have stopped. */
const lateDays = 7;

/** Being kept out of search comes first, then losses, figures that ended, promises and the rest. */
export function judgeSite(site: KnownSite, locale: Locale): Judgement {
	const texts = textsFor(locale).portfolio;
	const { change, faults, isClaimed, lastDay, newestDay, observed } = site;
	const signed = new Intl.NumberFormat(locale, {
		style: 'percent',
		maximumFractionDigits: 0,
		signDisplay: 'exceptZero',
	}).format(change ?? 0);
	const mark = markOf(site);
	const judged = (group: Judgement['group'], reason: string): Judgement => ({
		group,
		mark,
		reason,
	});
	const [worst] = (faults ?? []).filter(({ kind }) => severe.has(kind));
	if (worst !== undefined) return judged('today', faultText(worst, faults ?? [], locale));
	if (isClaimed && (change ?? 0) < 0) return judged('today', texts.fell({ change: signed }));
	if (lastDay !== null && newestDay !== null && lastDay < newestDay - lateDays) {
		return judged('today', texts.ended({ date: dayText(lastDay, locale) }));
	}
	if (site.hasFailedReport) return judged('today', texts.reportFailed);
	const [fault] = faults ?? [];
	if (fault !== undefined) return judged('this_week', faultText(fault, faults ?? [], locale));
	if (isClaimed) return judged('this_week', texts.rose({ change: signed }));
	if (lastDay === null) return judged('unknown', texts.noFigures);
	if (change === null) return judged('unknown', texts.notCompared(observed));
	if (site.chance === null) return judged('unknown', texts.short);
	return judged('quiet', texts.quiet);
}

function markOf({ chance, change, isClaimed }: KnownSite): Judgement['mark'] {
	if (change === null || chance === null) return 'unknown';
	if (!isClaimed) return 'open';
	return change > 0 ? 'better' : 'worse';
}

function faultText(first: OpenFault, all: readonly OpenFault[], locale: Locale): string {
	const { fault, moreFaults } = textsFor(locale).portfolio;
	const text = openedText(first.kind, first.subjects.length, locale);
	const more = all.length - 1;
	return more === 0 ? fault({ text }) : moreFaults({ text, count: more });
}

const dayText = (day: Day, locale: Locale) =>
	new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(formatDay(day)),
	);
