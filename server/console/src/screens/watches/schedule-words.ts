import type { Texts } from '../../language/texts/texts.generated.ts';

/** A cron line in words, such as “every day at 01:00”; the line itself where words would be wrong. */
export function scheduleWords(
	line: string,
	texts: Texts['watches']['times'],
	locale: string,
): string {
	const [, minute, step] = line.match(/^(\d{1,2}) (?:\*|\*\/(\d{1,2})) \* \* \*$/) ?? [];
	// Steps that do not divide a day are not even.
	if (minute === '0' && (step === undefined || 24 % Number(step) === 0)) {
		return texts.hours({ hours: Number(step ?? 1) });
	}
	const [, past, hour, day] = line.match(/^(\d{1,2}) (\d{1,2}) \* \* (\*|[0-6])$/) ?? [];
	if (past === undefined || hour === undefined || day === undefined) return line;
	// A Sunday comes first, as in cron.
	const moment = new Date(Date.UTC(2023, 0, 1 + (Number(day) || 0), Number(hour), Number(past)));
	const written = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
	const time = written({ hour: 'numeric', minute: '2-digit' });
	return day === '*'
		? texts.daily({ time })
		: texts.weekly({ day: written({ weekday: 'long' }), time });
}
