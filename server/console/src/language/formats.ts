import { dayFormat, type Locale } from '@plumbline/core';
import { numberFormat, useFormats as useCommonFormats } from '@plumbline/ui';
import { useMemo } from 'preact/hooks';
import { useLanguage } from './language.ts';

/** How numbers and dates are written in the language of the console. */
export function useFormats() {
	const { locale } = useLanguage();
	const common = useCommonFormats();
	return useMemo(() => ({ ...common, ...ownFormats(locale) }), [common, locale]);
}

export type Formats = ReturnType<typeof useFormats>;

export function ownFormats(locale: Locale) {
	const unit = (name: string) =>
		numberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 });
	const percent = (options: Intl.NumberFormatOptions) =>
		numberFormat(locale, { style: 'percent', ...options });
	const [seconds, minutes, hours] = [unit('second'), unit('minute'), unit('hour')];
	return {
		/** Always with a digit after the point, for columns. */
		tenths: numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
		percent: percent({ maximumFractionDigits: 1 }),
		/** +20 % of 0.2. */
		signedPercent: percent({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
		seconds,
		milliseconds: unit('millisecond'),
		/** Roughly, of a number of seconds. */
		duration: (count: number) => {
			if (count < 90) return seconds(Math.ceil(count));
			return count < 5400 ? minutes(Math.round(count / 60)) : hours(count / 3600);
		},
		/** From one `2026-11-25` to another, without saying the same year or month twice. */
		span: (from: string, to: string) => dayFormat(locale).formatRange(new Date(from), new Date(to)),
	};
}
