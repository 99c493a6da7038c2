import { useLanguage } from '../language/language.ts';

/** Prints a time in milliseconds as a day and time of day. */
export function useDates(): (time: number) => string {
	const { locale } = useLanguage();
	return (time) =>
		new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
