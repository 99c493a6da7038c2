import type { Report, ReportedRule } from '@plumbline/core';

/** Title and description are those of each page, not of a template. */
const ofEachPage: ReadonlySet<string> = new Set(['title', 'description']);

/** Findings that all pages have: the template is the place to fix them. */
export const sharedFindings = (
	reports: readonly Pick<Report, 'findings'>[],
): readonly ReportedRule[] => {
	const [first, ...others] = reports;
	return (first?.findings ?? []).filter(
		({ group, name }) =>
			!ofEachPage.has(group) &&
			others.every(({ findings }) => findings.some((finding) => finding.name === name)),
	);
};
