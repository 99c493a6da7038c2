import type { Log, ReportingDescriptor, Result, Location as SarifLocation } from 'sarif';
import type { Location } from '../location.ts';
import type { ReportedOccurrence, ReportedRule } from '../report.ts';
import type { Severity } from '../rule.ts';
import { artifactUri } from './artifact-uri.ts';
import type { AuditedPage } from './audited-page.ts';
import { jsonText } from './json-text.ts';

/** SARIF 2.1.0, as code hosts and editors read it: one result for each occurrence of each finding. */
export const formatSarif = (pages: readonly AuditedPage[]): string => jsonText(sarifLog(pages));

function sarifLog(pages: readonly AuditedPage[]): Log {
	const rules = new Map(
		pages.flatMap(({ report }) => report.rules).map((rule) => [rule.name, rule]),
	);
	const ruleIndex = new Map([...rules.keys()].map((name, index) => [name, index]));
	return {
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: {
						name: 'Plumbline',
						...(pages[0] && { version: pages[0].report.ruleSet }),
						rules: [...rules.values()].map(descriptor),
					},
				},
				columnKind: 'utf16CodeUnits',
				results: pages.flatMap(({ report, subject }) =>
					report.findings.flatMap((rule) =>
						rule.occurrences.map((occurrence) => ({
							...resultOf(rule, occurrence, subject),
							ruleIndex: ruleIndex.get(rule.name) ?? -1,
						})),
					),
				),
			},
		],
	};
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
