/** Something that changed on a day, in a few words. */
export interface ChartNote {
	readonly date: string;
	readonly text: string;
	/** How many pages it was. */
	readonly pages: number;
}

interface SeenChange {
	readonly date: string;
	readonly fields: readonly string[];
	readonly note: string;
	readonly resolved: readonly string[];
	readonly caused: readonly string[];
}

/** The changes of each day; pages that changed alike are counted together. */
export function changeNotes(
	changes: readonly SeenChange[],
	nameOf: (field: string) => string,
): readonly ChartNote[] {
	const notes = new Map<string, ChartNote>();
	for (const { caused, date, fields, note, resolved } of changes) {
		const hasFindings = caused.length + resolved.length > 0;
		const parts = fields.length === 0 && hasFindings ? ['findings'] : fields;
		const text = note || parts.map(nameOf).join(', ');
		if (text === '') continue;
		const key = `${date} ${text}`;
		notes.set(key, { date, text, pages: (notes.get(key)?.pages ?? 0) + 1 });
	}
	return [...notes.values()];
}

/**
 * The notes by their place on the axis. A step of the axis lasts until the next date, so that the
 * notes of a week are at its beginning; what lies before the first date is left out.
 */
export function notesByPlace(
	dates: readonly string[],
	notes: readonly ChartNote[],
): ReadonlyMap<number, readonly ChartNote[]> {
	const places = new Map<number, ChartNote[]>();
	for (const note of notes) {
		const place = dates.findLastIndex((date) => date <= note.date);
		if (place < 0) continue;
		const others = places.get(place);
		if (others) others.push(note);
		else places.set(place, [note]);
	}
	return places;
}
