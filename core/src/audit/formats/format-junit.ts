import type { ReportedRule } from '../report/report.ts';
import { severityRank } from '../report/severity.ts';
import type { Severity } from '../rule.ts';
import type { AuditedPage } from './audited-page.ts';
import { newNames } from './format-csv.ts';
import { placesOf } from './places.ts';
import { plainText } from './plain-text.ts';
import { xmlText } from './xml-text.ts';

/** The options of `formatJunit`. */
export interface JunitOptions {
	/** Findings of this severity and above are failed tests; `error` by default. */
	readonly failOn?: Severity | 'never';
}

/**
 * Each page is a test suite and each rule a test; rules without a verdict are skipped tests. The
 * first finding of a rule has its texts.
 */
export const formatJunit = (pages: readonly AuditedPage[], options: JunitOptions = {}): string =>
	[...junitReport(pages, options)].join('');

/** In chunks, page by page: a large site exceeds the maximum length of a string. */
export function* junitReport(
	pages: readonly AuditedPage[],
	{ failOn = 'error' }: JunitOptions = {},
): Generator<string> {
	const counts = pages.map((page) => countsOf(judgedRules(page), failOn));
	const total = (key: keyof SuiteCounts) => counts.reduce((sum, count) => sum + count[key], 0);
	yield `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Plumbline" tests="${total('tests')}" failures="${total('failures')}" errors="0" skipped="${total('skipped')}">
`;
	const isNew = newNames();
	for (const page of pages) yield suite(page, failOn, isNew);
	yield '</testsuites>\n';
}

type IsNew = ReturnType<typeof newNames>;

function suite(page: AuditedPage, failOn: Severity | 'never', isNew: IsNew): string {
	const rules = judgedRules(page);
	const { failures, skipped, tests } = countsOf(rules, failOn);
	const cases = rules.map((rule) => testCase(rule, page.subject, bodyOf(rule, failOn, isNew)));
	return `<testsuite name="${attribute(page.subject)}" tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}">
${cases.join('\n')}
</testsuite>
`;
}

const judgedRules = ({ report }: AuditedPage) =>
	report.rules.filter(
		(rule) => rule.class !== 'information' && !rule.isSuperseded && !rule.isIgnored,
	);

type SuiteCounts = ReturnType<typeof countsOf>;

const countsOf = (rules: readonly ReportedRule[], failOn: Severity | 'never') => ({
	tests: rules.length,
	failures: rules.filter((rule) => fails(rule, failOn)).length,
	skipped: rules.filter(isUnjudged).length,
});

const isUnjudged = ({ status }: ReportedRule) =>
	status === 'not_checked' || status === 'not_applicable';

const fails = ({ severity, status }: ReportedRule, failOn: Severity | 'never') =>
	status === 'failed' && failOn !== 'never' && severityRank(severity) <= severityRank(failOn);

function testCase(rule: ReportedRule, subject: string, body: string): string {
	const start = `<testcase name="${attribute(rule.name)}" classname="${attribute(subject)}"`;
	return body ? `${start}>${body}</testcase>` : `${start}/>`;
}

function bodyOf(rule: ReportedRule, failOn: Severity | 'never', isNew: IsNew): string {
	if (isUnjudged(rule)) return `<skipped message="${attribute(rule.reason ?? 'not applicable')}"/>`;
	if (rule.status !== 'failed') return '';
	const details = xmlText(detailsOf(rule, isNew));
	return fails(rule, failOn)
		? `<failure message="${attribute(rule.headline)}" type="${rule.severity}">${details}</failure>`
		: `<system-out>${details}</system-out>`;
}

function detailsOf(rule: ReportedRule, isNew: IsNew): string {
	const places = placesOf(rule).map(({ position, text }) =>
		plainText(position === null ? text : `${position} ${text}`),
	);
	const texts = isNew(rule.name) ? [rule.why, rule.fix, rule.evidence.url] : [];
	return [plainText(rule.headline), ...places, ...texts].join('\n');
}

const attribute = (text: string) => xmlText(plainText(text));
