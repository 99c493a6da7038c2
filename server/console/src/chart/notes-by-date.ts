/** Something that happened on a day, or up to another one, in a few words. */
export interface ChartNote {
	readonly date: string;
	readonly text: string;
	/** How many pages it was. */
	readonly pages: number;
	/** Of what went on for some days. */
	readonly lasting?: {
		/** The last day. */
		readonly to: string;
		/** Where it is announced. */
		readonly source: string;
		/** Whether it concerns impressions, and the figures that rest on them, alone. */
		readonly isOfImpressions: boolean;
	};
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
 * notes of a week are at its beginning; what ends before the first date is left out.
 */
export function notesByPlace(
	dates: readonly string[],
	notes: readonly ChartNote[],
): ReadonlyMap<number, readonly ChartNote[]> {
	const places = new Map<number, ChartNote[]>();
	for (const note of notes) {
		const [from, to] = placesOf(dates, note);
		for (let place = Math.max(0, from); place <= to; place++) {
			const others = places.get(place);
			if (others) others.push(note);
			else places.set(place, [note]);
		}
	}
	return places;
}

/** The places of its first and last step; negative before the first one. */
function placesOf(dates: readonly string[], { date, lasting }: ChartNote) {
	const placeOf = (day: string) => dates.findLastIndex((start) => start <= day);
	return [placeOf(date), placeOf(lasting?.to ?? date)] as const;
}

/** The places that each lasting note covers. */
export function noteSpans(dates: readonly string[], notes: readonly ChartNote[]) {
	return notes
		.filter(({ lasting }) => lasting !== undefined)
		.map((note) => placesOf(dates, note))
		.filter(([, to]) => to >= 0)
		.map(([from, to]) => ({ from: Math.max(0, from), to }));
}
