/** The values of a list in the table, with those that only schema.org has. */
export const namesIn = (asked: string): readonly string[] => asked.split(/ \+ |\|/);

/** The values that Google names. */
export const listOf = (asked: string): string =>
	(asked.split(' + ')[0] ?? '').replaceAll('|', ', ');
