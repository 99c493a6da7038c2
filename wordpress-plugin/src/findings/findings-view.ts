import type { Counts, Report, ReportedRule } from '@plumbline/core';
import { isTooEarly, type Progress } from './too-early.ts';

/** What the writer sees of a report. */
export interface FindingsView {
	/** What to fix, the most important first. */
	readonly toFix: readonly ReportedRule[];
	readonly notes: readonly ReportedRule[];
	/** For other people who maintain the site; the writer cannot fix these here. */
	readonly forOthers: readonly ReportedRule[];
	/** Counts of the writer’s part. */
	readonly counts: Counts;
}

/** Without progress nothing is too early: the post is about to be published. */
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
