import type { Report } from '@plumbline/core';

/** Limits that a project sets itself; see the schema of the configuration. */
export interface Budgets {
	readonly error?: number | undefined;
	readonly warning?: number | undefined;
	readonly note?: number | undefined;
	readonly score?: number | undefined;
}

interface Budgeted {
	readonly subject: string;
	readonly report: Pick<Report, 'counts' | 'score'>;
}

/** The budgets that these pages exceed, as sentences. */
export function exceededBudgets(
	pages: readonly Budgeted[],
	{ error, note, score, warning }: Budgets,
): readonly string[] {
	const sum = (count: (counts: Report['counts']) => number) =>
		pages.reduce((total, { report }) => total + count(report.counts), 0);
	const counted = [
		['error', sum((counts) => counts.blocker + counts.error), error],
		['warning', sum((counts) => counts.warning), warning],
		['note', sum((counts) => counts.note), note],
	] as const;
	const lowest = pages.toSorted((left, right) => left.report.score - right.report.score)[0];
	return [
		...counted.flatMap(([name, count, most]) =>
			most !== undefined && count > most
				? [`The budget “${name}” allows ${most} in all; there are ${count}.`]
				: [],
		),
		...(score !== undefined && lowest !== undefined && lowest.report.score < score
			? [
					`The budget “score” asks for at least ${score}; ${lowest.subject} has ${lowest.report.score}.`,
				]
			: []),
	];
}
