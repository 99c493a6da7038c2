/** The properties that search engines read as dates. */
export const dateProperties: ReadonlySet<string> = new Set(
	'datePublished dateModified dateCreated uploadDate startDate endDate previousStartDate datePosted validThrough validFrom priceValidUntil expires'.split(
		' ',
	),
);

const date = /^(\d{4})(?:-?(\d\d)(?:-?(\d\d))?|-?W\d\d(?:-?\d)?)?$/;
const time = /^\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i;
const duration = /^P(?=.)(?:\d+(?:[.,]\d+)?[YMWD])*(?:T(?:\d+(?:[.,]\d+)?[HMS])+)?$/i;

/** Longer texts are not dates, and take long to search. */
const maxLength = 50;

/** A date with or without a time in ISO 8601; a blank instead of the T is accepted. */
export function isIsoDate(text: string): boolean {
	if (text.length > maxLength) return false;
	const [day = '', clock, ...more] = text.trim().split(/T|\s+(?=\d\d(?::|\d))/i);
	const match = date.exec(day);
	if (!match || more.length > 0 || (clock !== undefined && !time.test(clock))) return false;
	const [, year = '', month, dayOfMonth] = match;
	return year !== '0000' && isPossible(Number(year), Number(month ?? 1), Number(dayOfMonth ?? 1));
}

export const isIsoDuration = (text: string) =>
	text.length <= maxLength && duration.test(text.trim());

function isPossible(year: number, month: number, day: number): boolean {
	return (
		month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
	);
}
