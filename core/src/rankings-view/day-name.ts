const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A date of a trend, `2026-11-25`, as people write it. */
export function dayName(date: string, locale: string): string {
	if (Number.isNaN(Date.parse(date))) return date;
	return new Intl.DateTimeFormat(locale, format).format(new Date(date));
}
