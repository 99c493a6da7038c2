export const ranges = ['28', '91', '364'] as const;

export type Range = (typeof ranges)[number];

export interface Period {
	readonly date_from: string;
	readonly date_to: string;
}

const dayMs = 86_400_000;

/** The days of a range that ends on a day, and as many days before them. */
export function periodsOf(range: Range, today: string): readonly [now: Period, before: Period] {
	const days = Number(range);
	const at = (daysAgo: number) =>
		new Date(Date.parse(`${today}T00:00:00Z`) - daysAgo * dayMs).toISOString().slice(0, 10);
	return [
		{ date_from: at(days - 1), date_to: today },
		{ date_from: at(2 * days - 1), date_to: at(days) },
	];
}

/** Today where the person is. */
export function todayHere(now = new Date()): string {
	const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
	return new Date(day).toISOString().slice(0, 10);
}
