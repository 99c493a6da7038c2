import { dayName, type Locale } from '@plumbline/core';
import { useLanguage } from './language.ts';

export type Formats = ReturnType<typeof formatsFor>;

/** How numbers and dates are written in the language of the host. */
export const useFormats = (): Formats => formatsIn(useLanguage().locale);

const known = new Map<Locale, Formats>();

/** Always the same object for a language. */
function formatsIn(locale: Locale): Formats {
	const formats = known.get(locale) ?? formatsFor(locale);
	known.set(locale, formats);
	return formats;
}

export function formatsFor(locale: Locale) {
	const upTo = (digits: number) => numberFormat(locale, { maximumFractionDigits: digits });
	const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
	return {
		whole: upTo(0),
		upToTenths: upTo(1),
		upToHundredths: upTo(2),
		/** 12.3K of 12,345. */
		short: numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
		/** Of `2026-11-25`. */
		day: (date: string) => dayName(date, locale),
		/** A time, in the time zone of the browser. */
		moment: (time: string | number) => moment.format(new Date(time)),
	};
}

/** Writes numbers; made when it is first used, because most screens need few of them. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions) {
	let made: Intl.NumberFormat | undefined;
	return (value: number): string => {
		made ??= new Intl.NumberFormat(locale, options);
		return made.format(value);
	};
}
