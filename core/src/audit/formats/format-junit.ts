import type { ReportedRule } from '../report/report.ts';
import { severityRank } from '../report/severity.ts';
import type { Severity } from '../rule.ts';
import type { AuditedPage, UnreadPage } from './audited-page.ts';
import { newNames } from './format-csv.ts';
import { placesOf } from './places.ts';
import { plainText } from './plain-text.ts';
import { xmlText } from './xml-text.ts';

/** The options of `formatJunit`. */
export interface JunitOptions {
	/** Findings of this severity and above are failed tests; `error` by default. */
	readonly failOn?: Severity | 'never';
	/** Tests with an error, or skipped ones if they are expected. */
	readonly unread?: readonly UnreadPage[];
}

/**
 * Each failing rule of a page is a failed test, and a page without one is a passed test: code hosts
 * refuse files with a test for every rule of a large site. The first failure of a rule has its texts.
 */
export const formatJunit = (pages: readonly AuditedPage[], options: JunitOptions = {}): string =>
	[...junitReport(pages, options)].join('');

/** In chunks, page by page: a large site exceeds the maximum length of a string. */
export function* junitReport(
	pages: readonly AuditedPage[],
	{ failOn = 'error', unread = [] }: JunitOptions = {},
): Generator<string> {
	const failing = pages.map((page) => failingRules(page, failOn).length);
	const failures = failing.reduce((sum, count) => sum + count, 0);
	const tests = failures + failing.filter((count) => count === 0).length + unread.length;
	const skipped = unread.filter(({ isExpected }) => isExpected).length;
	const counts = `name="Plumbline" tests="${tests}" failures="${failures}" errors="${unread.length - skipped}" skipped="${skipped}"`;
	yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n<testsuite ${counts}>\n`;
	const isNew = newNames();
	for (const page of pages) yield `${testCases(page, failOn, isNew).join('\n')}\n`;
	for (const page of unread) yield `${unreadCase(page)}\n`;
	yield '</testsuite>\n</testsuites>\n';
}

function unreadCase({ isExpected, linkedFrom, reason, subject }: UnreadPage): string {
	const message = attribute(`${reason}${linkedFrom === null ? '' : ` Linked from ${linkedFrom}`}`);
	const result = isExpected ? `<skipped message="${message}"/>` : `<error message="${message}"/>`;
	return `<testcase name="can be read" classname="${attribute(subject)}">${result}</testcase>`;
}

type IsNew = ReturnType<typeof newNames>;

const failingRules = ({ report }: AuditedPage, failOn: Severity | 'never') =>
	failOn === 'never'
		? []
		: report.findings.filter(({ severity }) => severityRank(severity) <= severityRank(failOn));

function testCases(page: AuditedPage, failOn: Severity | 'never', isNew: IsNew): readonly string[] {
	const name = attribute(page.subject);
	const failed = failingRules(page, failOn);
	if (failed.length === 0) return [`<testcase name="nothing fails" classname="${name}"/>`];
	return failed.map(
		(rule) =>
			`<testcase name="${attribute(rule.name)}" classname="${name}"><failure message="${attribute(rule.headline)}" type="${rule.severity}">${xmlText(detailsOf(rule, isNew))}</failure></testcase>`,
	);
}

function detailsOf(rule: ReportedRule, isNew: IsNew): string {
	const places = placesOf(rule).map(({ position, text }) =>
		plainText(position === null ? text : `${position} ${text}`),
	);
	const texts = isNew(rule.name) ? [rule.why, rule.fix, rule.evidence.url] : [];
	return [plainText(rule.headline), ...places, ...texts].join('\n');
}

const attribute = (text: string) => xmlText(plainText(text));
