import type { ReportedRule } from '@plumbline/core';

type Note = Pick<ReportedRule, 'headline' | 'fix' | 'evidence'>;

/** Findings as plain text, for the people who maintain the site. */
export const developerNotes = (findings: readonly Note[]): string =>
	findings
		.map(({ headline, fix, evidence }) => `- ${headline}\n  ${fix}\n  ${evidence.url}`)
		.join('\n');
