import type {
	Invocation,
	Log,
	ReportingDescriptor,
	Result,
	Location as SarifLocation,
} from 'sarif';
import type { Location } from '../report/location.ts';
import type { ReportedOccurrence, ReportedRule } from '../report/report.ts';
import { severities } from '../report/severity.ts';
import type { Severity } from '../rule.ts';
import type { AuditedPage, UnreadPage } from './audited-page.ts';
import { jsonParts } from './json-text.ts';

/** The options of `formatSarif`. */
export interface SarifOptions {
	/** Whether notes are results, too; false by default. */
	readonly notes?: boolean;
	/** Notifications of the run. */
	readonly unread?: readonly UnreadPage[];
}

/**
 * SARIF 2.1.0, as code hosts and editors read it: a result for each occurrence of each finding above
 * note, worst first, as many as GitHub stores.
 */
export const formatSarif = (pages: readonly AuditedPage[], options: SarifOptions = {}): string =>
	[...sarifReport(pages, options)].join('');

/** https://docs.github.com/en/code-security/reference/code-scanning/sarif-files, read on 2026-11-27. */
const mostResults = 5000;

/** In chunks: a large site exceeds the maximum length of a string. */
export function sarifReport(
	pages: readonly AuditedPage[],
	{ notes = false, unread = [] }: SarifOptions = {},
): Generator<string> {
	const rules = new Map<string, ReportedRule>();
	for (const { report } of pages) for (const rule of report.rules) rules.set(rule.name, rule);
	const shown = severities.filter((severity) => notes || severity !== 'note');
	const results = resultsOf(pages, [...rules.keys()], shown);
	return jsonParts(logOf(pages, [...rules.values()], unread), results);
}

function logOf(
	pages: readonly AuditedPage[],
	rules: readonly ReportedRule[],
	unread: readonly UnreadPage[],
): Log {
	return {
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: {
						name: 'Plumbline',
						...(pages[0] && { version: pages[0].report.ruleSet }),
						rules: rules.map(descriptor),
					},
				},
				...(unread.length > 0 && { invocations: [invocationOf(unread)] }),
				columnKind: 'utf16CodeUnits',
				results: [],
			},
		],
	};
}

const invocationOf = (unread: readonly UnreadPage[]): Invocation => ({
	executionSuccessful: unread.every(({ isExpected }) => isExpected),
	toolExecutionNotifications: unread.map(({ isExpected, linkedFrom, reason, subject }) => ({
		level: isExpected ? 'note' : 'error',
		message: {
			text: `${subject}: ${reason}${linkedFrom === null ? '' : ` Linked from ${linkedFrom}`}`,
		},
	})),
});

function* resultsOf(
	pages: readonly AuditedPage[],
	ruleNames: readonly string[],
	shown: readonly Severity[],
) {
	const ruleIndex = new Map(ruleNames.map((name, index) => [name, index]));
	let count = 0;
	for (const { occurrence, rule, subject } of worstFirst(pages, shown)) {
		if (count === mostResults) return;
		count += 1;
		const result = resultOf(rule, occurrence, subject);
		yield { ...result, ruleIndex: ruleIndex.get(rule.name) ?? -1 };
	}
}

function* worstFirst(pages: readonly AuditedPage[], shown: readonly Severity[]) {
	for (const severity of shown) {
		for (const { report, subject } of pages) {
			for (const rule of report.findings) {
				if (rule.severity !== severity) continue;
				for (const occurrence of rule.occurrences) yield { occurrence, rule, subject };
			}
		}
	}
}

const levels = {
	blocker: 'error',
	error: 'error',
	warning: 'warning',
	note: 'note',
} as const satisfies Record<Severity, Result.level>;

const descriptor = (rule: ReportedRule): ReportingDescriptor => ({
	id: rule.name,
	shortDescription: { text: rule.title },
	fullDescription: { text: rule.why },
	help: { text: `${rule.why}\n\n${rule.fix}` },
	helpUri: rule.evidence.url,
	defaultConfiguration: { level: levels[rule.severity] },
	properties: {
		tags: [rule.group, rule.class],
		severity: rule.severity,
		audience: rule.audience,
		impact: rule.impact,
	},
});

function resultOf(
	rule: ReportedRule,
	{ id, message, nodes: [first, ...related] }: ReportedOccurrence,
	subject: string,
): Result {
	return {
		ruleId: rule.name,
		level: levels[rule.severity],
		message: { text: message },
		locations: [sarifLocation(subject, first)],
		// Code hosts follow a result by it while lines move.
		partialFingerprints: { 'plumblineOccurrence/v1': id },
		...(related.length > 0 && {
			relatedLocations: related.map((node, at) => ({ id: at, ...sarifLocation(subject, node) })),
		}),
	};
}

function sarifLocation(subject: string, node: Location | undefined): SarifLocation {
	const artifactLocation = { uri: artifactUri(subject) };
	if (!node) return { physicalLocation: { artifactLocation } };
	const { column, line, selector, snippet } = node;
	return {
		physicalLocation: {
			artifactLocation,
			...(line !== null && {
				region: {
					startLine: line,
					...(column !== null && { startColumn: column }),
					...(snippet !== null && { snippet: { text: snippet } }),
				},
			}),
		},
		...(selector !== null && { logicalLocations: [{ fullyQualifiedName: selector }] }),
	};
}

/** The subject as a URI reference: URLs unchanged, paths of any system percent-encoded. */
export function artifactUri(subject: string): string {
	const address = URL.parse(subject);
	if (address?.protocol === 'http:' || address?.protocol === 'https:') return address.href;
	const path = subject
		.replaceAll('\\', '/')
		.split('/')
		.map((step) => encodeURIComponent(step.toWellFormed()))
		.join('/');
	const drive = /^([A-Za-z])%3A\//.exec(path);
	if (drive) return `file:///${drive[1]}:/${path.slice(drive[0].length)}`;
	return path.startsWith('/') ? `file://${path}` : path;
}
