/** Day zero of Unix (in every time zone), of .NET, of spreadsheets and of Windows. */
const unsetDays = new Set([
	'1969-12-31',
	'1970-01-01',
	'0001-01-01',
	'1899-12-30',
	'1900-01-01',
	'1601-01-01',
]);

/** Whether programs write this ISO date when none is set. */
export const isUnsetDay = (date: string): boolean => unsetDays.has(date.slice(0, 10));
