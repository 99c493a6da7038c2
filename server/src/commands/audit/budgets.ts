import type { Report } from '@plumbline/core';

/** Limits that a project sets itself; see the schema of the configuration. */
export interface Budgets {
	readonly error?: number | undefined;
	readonly warning?: number | undefined;
	readonly note?: number | undefined;
	readonly score?: number | undefined;
}

/** The counts that a budget limits, on all pages together. */
export interface AuditTotals {
	readonly counts: Pick<Report['counts'], 'blocker' | 'error' | 'warning' | 'note'>;
	/** The page with the lowest score; null without pages. */
	readonly lowest: { readonly subject: string; readonly score: number } | null;
}

interface Audited {
	readonly subject: string;
	readonly report: Pick<Report, 'counts' | 'score'>;
}

export function totalsOf(pages: readonly Audited[]): AuditTotals {
	const counts = { blocker: 0, error: 0, warning: 0, note: 0 };
	let lowest: AuditTotals['lowest'] = null;
	for (const { report, subject } of pages) {
		const { score } = report;
		for (const severity of severities) counts[severity] += report.counts[severity];
		if (lowest === null || score < lowest.score) lowest = { subject, score };
	}
	return { counts, lowest };
}

const severities = ['blocker', 'error', 'warning', 'note'] as const;

/** The budgets that are exceeded, as sentences. */
export function exceededBudgets(
	{ counts, lowest }: AuditTotals,
	{ error, note, score, warning }: Budgets,
): readonly string[] {
	const counted = [
		['error', counts.blocker + counts.error, error],
		['warning', counts.warning, warning],
		['note', counts.note, note],
	] as const;
	return [
		...counted.flatMap(([name, count, most]) =>
			most !== undefined && count > most
				? [`The budget “${name}” allows ${most} in all; there are ${count}.`]
				: [],
		),
		...(score !== undefined && lowest !== null && lowest.score < score
			? [`The budget “score” asks for at least ${score}; ${lowest.subject} has ${lowest.score}.`]
			: []),
	];
}
