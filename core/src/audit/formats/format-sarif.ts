import type { Log, ReportingDescriptor, Result, Location as SarifLocation } from 'sarif';
import type { Location } from '../report/location.ts';
import type { ReportedOccurrence, ReportedRule } from '../report/report.ts';
import type { Severity } from '../rule.ts';
import type { AuditedPage } from './audited-page.ts';
import { jsonParts } from './json-text.ts';

/** SARIF 2.1.0, as code hosts and editors read it: one result for each occurrence of each finding. */
export const formatSarif = (pages: readonly AuditedPage[]): string =>
	[...sarifReport(pages)].join('');

/** In chunks: a large site exceeds the maximum length of a string. */
export function sarifReport(pages: readonly AuditedPage[]): Generator<string> {
	const rules = new Map<string, ReportedRule>();
	for (const { report } of pages) for (const rule of report.rules) rules.set(rule.name, rule);
	return jsonParts(logOf(pages, [...rules.values()]), resultsOf(pages, [...rules.keys()]));
}

function logOf(pages: readonly AuditedPage[], rules: readonly ReportedRule[]): Log {
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
				columnKind: 'utf16CodeUnits',
				results: [],
			},
		],
	};
}

function* resultsOf(pages: readonly AuditedPage[], ruleNames: readonly string[]) {
	const ruleIndex = new Map(ruleNames.map((name, index) => [name, index]));
	for (const { report, subject } of pages) {
		for (const rule of report.findings) {
			for (const occurrence of rule.occurrences) {
				const result = resultOf(rule, occurrence, subject);
				yield { ...result, ruleIndex: ruleIndex.get(rule.name) ?? -1 };
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
	{ message, nodes: [first, ...related] }: ReportedOccurrence,
	subject: string,
): Result {
	return {
		ruleId: rule.name,
		level: levels[rule.severity],
		message: { text: message },
		locations: [sarifLocation(subject, first)],
		...(related.length > 0 && {
			relatedLocations: related.map((node, id) => ({ id, ...sarifLocation(subject, node) })),
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
