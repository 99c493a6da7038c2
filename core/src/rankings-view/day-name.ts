let known: { readonly locale: string; readonly format: Intl.DateTimeFormat } | null = null;

/** How the dates of a trend are written. Made once for a language, because that takes long. */
export function dayFormat(locale: string): Intl.DateTimeFormat {
	if (known?.locale !== locale) {
		const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
		known = { locale, format: new Intl.DateTimeFormat(locale, parts) };
	}
	return known.format;
}

/** A date of a trend, `2026-11-25`, as people write it. */
export function dayName(date: string, locale: string): string {
	return Number.isNaN(Date.parse(date)) ? date : dayFormat(locale).format(new Date(date));
}
