/** Longer than anything an engine shows. */
const mostLength = 4096;

/** What every database takes: PostgreSQL has no NUL in its texts, and half of a pair is no sign. */
export function storable(text: string): string {
	return text.slice(0, mostLength).replaceAll('\0', '').toWellFormed();
}
