import type { ReportedRule } from '../report.ts';
import type { Severity } from '../rule.ts';
import { severityRank } from '../severity.ts';
import type { AuditedPage } from './audited-page.ts';
import { placesOf } from './places.ts';
import { plainText } from './plain-text.ts';
import { xmlText } from './xml-text.ts';

export interface JunitOptions {
	/** From which severity on a finding is a failed test; `error` when not given. */
	readonly failOn?: Severity | 'never';
}

/** Each page a test suite, each rule a test: what could not be judged is skipped. */
export function formatJunit(pages: readonly AuditedPage[], options: JunitOptions = {}): string {
	const suites = pages.map((page) => suite(page, options.failOn ?? 'error'));
	const total = (key: 'tests' | 'failures' | 'skipped') =>
		suites.reduce((sum, { counts }) => sum + counts[key], 0);
	return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Plumbline" tests="${total('tests')}" failures="${total('failures')}" errors="0" skipped="${total('skipped')}">
${suites.map(({ xml }) => xml).join('\n')}
</testsuites>
`;
}

function suite({ report, subject }: AuditedPage, failOn: Severity | 'never') {
	const rules = report.rules.filter(
		(rule) => rule.class !== 'information' && !rule.isSuperseded && !rule.isIgnored,
	);
	const counts = {
		tests: rules.length,
		failures: rules.filter((rule) => fails(rule, failOn)).length,
		skipped: rules.filter(isUnjudged).length,
	};
	const cases = rules.map((rule) => testCase(rule, subject, failOn)).join('\n');
	return {
		counts,
		xml: `<testsuite name="${attribute(subject)}" tests="${counts.tests}" failures="${counts.failures}" errors="0" skipped="${counts.skipped}">
${cases}
</testsuite>`,
	};
}

const isUnjudged = ({ status }: ReportedRule) =>
	status === 'not_checked' || status === 'not_applicable';

const fails = ({ severity, status }: ReportedRule, failOn: Severity | 'never') =>
	status === 'failed' && failOn !== 'never' && severityRank(severity) <= severityRank(failOn);

function testCase(rule: ReportedRule, subject: string, failOn: Severity | 'never'): string {
	const start = `<testcase name="${attribute(rule.name)}" classname="${attribute(subject)}"`;
	const body = bodyOf(rule, failOn);
	return body ? `${start}>${body}</testcase>` : `${start}/>`;
}

function bodyOf(rule: ReportedRule, failOn: Severity | 'never'): string {
	if (isUnjudged(rule)) return `<skipped message="${attribute(rule.reason ?? 'not applicable')}"/>`;
	if (rule.status !== 'failed') return '';
	const details = xmlText(detailsOf(rule));
	return fails(rule, failOn)
		? `<failure message="${attribute(rule.headline)}" type="${rule.severity}">${details}</failure>`
		: `<system-out>${details}</system-out>`;
}

function detailsOf(rule: ReportedRule): string {
	const places = placesOf(rule).map(({ position, text }) =>
		plainText(position === null ? text : `${position} ${text}`),
	);
	return [plainText(rule.headline), ...places, rule.why, rule.fix, rule.evidence.url].join('\n');
}

const attribute = (text: string) => xmlText(plainText(text));
