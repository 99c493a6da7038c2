import type { KeptAudit } from '../history/kept-audit.ts';
import type { KeptExport } from '../settings/export-memory.ts';
import type { Texts as ResultTexts } from '../texts/results/texts.generated.ts';

interface OwnResult {
	readonly query: string;
	/** The Search Console export of its site. */
	readonly queries: KeptExport['queries'];
	readonly lastAudit: KeptAudit | null;
}

/** Sentences about a result of an own site; empty if nothing is known. */
export function notesOn(
	{ lastAudit, queries, query }: OwnResult,
	texts: ResultTexts,
	locale: string,
): readonly string[] {
	const wanted = folded(query);
	const row = queries.find((each) => folded(each.query) === wanted);
	const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	return [
		...(row
			? [
					texts.position({ position: format(row.position) }),
					texts.clicks({ clicks: format(row.clicks) }),
				]
			: []),
		...(lastAudit ? [verdictOf(lastAudit, texts, locale)] : []),
	];
}

const folded = (query: string) => query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

function verdictOf({ findings, to }: KeptAudit, texts: ResultTexts, locale: string): string {
	const count = (...severities: readonly string[]) =>
		findings.filter(({ severity }) => severities.includes(severity)).length;
	const day = new Date(to).toLocaleDateString(locale, { dateStyle: 'medium' });
	return texts.audited({ day, mustFix: count('blocker', 'error'), worthFixing: count('warning') });
}
