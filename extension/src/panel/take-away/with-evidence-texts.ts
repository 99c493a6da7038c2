import type { Report } from '@plumbline/core';

/** Adds what the sources of rules say, which the panel does not load before an export. */
export async function withEvidenceTexts(report: Report): Promise<Report> {
	const { evidenceTexts } = await import('virtual:evidence-texts');
	return {
		...report,
		rules: report.rules.map((rule) => ({
			...rule,
			evidence: { ...rule.evidence, says: evidenceTexts[rule.name] ?? '' },
		})),
	};
}
