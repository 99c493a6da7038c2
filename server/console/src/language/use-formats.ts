import type { Locale } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from './language.ts';

/** How numbers and dates are written in the language of the console. */
export function useFormats() {
	const { locale } = useLanguage();
	return useMemo(() => formatsFor(locale), [locale]);
}

export type Formats = ReturnType<typeof formatsFor>;

export function formatsFor(locale: Locale) {
	const whole = new Intl.NumberFormat(locale);
	const tenths = new Intl.NumberFormat(locale, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
	const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
	const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
	const day = new Intl.DateTimeFormat(locale, {
		year: 'numeric',
		month: 'short',
		day: 'numeric',
		timeZone: 'UTC',
	});
	const signed = new Intl.NumberFormat(locale, {
		style: 'percent',
		maximumFractionDigits: 0,
		signDisplay: 'exceptZero',
	});
	const unit = (name: 'millisecond' | 'second' | 'minute' | 'hour') =>
		new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 });
	const [seconds, minutes, hours] = [unit('second'), unit('minute'), unit('hour')];
	const milliseconds = unit('millisecond');
	const hundredths = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
	const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
	return {
		whole: (value: number) => whole.format(value),
		tenths: (value: number) => tenths.format(value),
		short: (value: number) => short.format(value),
		percent: (value: number) => percent.format(value),
		/** +20 % of 0.2. */
		signedPercent: (value: number) => signed.format(value),
		hundredths: (value: number) => hundredths.format(value),
		seconds: (value: number) => seconds.format(value),
		milliseconds: (value: number) => milliseconds.format(value),
		/** Roughly, of a number of seconds. */
		duration: (count: number) => {
			if (count < 90) return seconds.format(Math.ceil(count));
			return count < 5400 ? minutes.format(Math.round(count / 60)) : hours.format(count / 3600);
		},
		/** Of `2026-11-25`. */
		day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
		/** From one `2026-11-25` to another, without saying the same year or month twice. */
		span: (from: string, to: string) =>
			day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
		/** Of an ISO time, in the time zone of the browser. */
		moment: (time: string) => moment.format(new Date(time)),
	};
}
