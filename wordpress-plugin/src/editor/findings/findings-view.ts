import type { Counts, Report, ReportedRule } from '@plumbline/core';
import { isTooEarly, type Progress } from './too-early.ts';

/** The part of a report that the writer sees. */
export interface FindingsView {
	/** Findings to fix, the most important first. */
	readonly toFix: readonly ReportedRule[];
	readonly notes: readonly ReportedRule[];
	/** For the people who maintain the site; the writer cannot fix these here. */
	readonly forOthers: readonly ReportedRule[];
	/** Counts of the findings that the writer can fix. */
	readonly counts: Counts;
}

/** `progress` is null when the post is about to be published: then no finding is too early. */
export function viewOf(report: Report, progress: Progress | null): FindingsView {
	const shown = report.findings.filter((finding) => !progress || !isTooEarly(finding, progress));
	const own = shown.filter(isForWriters);
	return {
		toFix: own.filter(({ severity }) => severity !== 'note'),
		notes: own.filter(({ severity }) => severity === 'note'),
		forOthers: shown.filter((finding) => !isForWriters(finding)),
		counts: { ...report.counts, ...countsOf(own) },
	};
}

const isForWriters = ({ audience }: ReportedRule) => audience === 'writer' || audience === 'seo';

export function countsOf(findings: readonly ReportedRule[]) {
	const count = (severity: ReportedRule['severity']) =>
		findings.filter((finding) => finding.severity === severity).length;
	return {
		blocker: count('blocker'),
		error: count('error'),
		warning: count('warning'),
		note: count('note'),
	};
}
