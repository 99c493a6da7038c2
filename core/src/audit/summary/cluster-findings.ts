import type { AuditedPage } from '../formats/audited-page.ts';
import type { ReportedOccurrence, ReportedRule } from '../report/report.ts';
import { byImportance } from '../report/severity.ts';

/** The same fault on several pages: most likely in their template, so one repair fixes all. */
export interface Cluster {
	/** The element’s source, or the sentence if there is no element. */
	readonly place: string;
	readonly subjects: readonly string[];
}

/** The findings of one rule on all pages. */
export interface RuleSummary {
	/** From the page where the rule matters most; from the first if there are several. */
	readonly rule: ReportedRule;
	/** Pages with the finding, in the order of the audit. */
	readonly subjects: readonly string[];
	/** Most pages first. */
	readonly clusters: readonly Cluster[];
	/** Pages whose occurrences are all at places of their own, each with the first of them. */
	readonly ownPages: readonly { readonly subject: string; readonly place: string | null }[];
}

/** The findings of many pages by rule, most important first, then by the number of affected pages. */
export function clusterFindings(pages: readonly AuditedPage[]): readonly RuleSummary[] {
	const byRule = Map.groupBy(
		pages.flatMap(({ report, subject }) => report.findings.map((rule) => ({ rule, subject }))),
		({ rule }) => rule.name,
	);
	return [...byRule.values()]
		.map(summaryOf)
		.sort(
			(left, right) =>
				byImportance(left.rule, right.rule) || right.subjects.length - left.subjects.length,
		);
}

interface FoundOn {
	readonly rule: ReportedRule;
	readonly subject: string;
}

function summaryOf(found: readonly FoundOn[]): RuleSummary {
	const subjectsByPlace = new Map<string, Set<string>>();
	for (const { rule, subject } of found) {
		for (const occurrence of rule.occurrences) {
			const place = placeOf(occurrence);
			const subjects = subjectsByPlace.get(place) ?? new Set();
			subjectsByPlace.set(place, subjects.add(subject));
		}
	}
	const clusters = [...subjectsByPlace]
		.filter(([, subjects]) => subjects.size > 1)
		.map(([place, subjects]) => ({ place, subjects: [...subjects] }))
		.sort((left, right) => right.subjects.length - left.subjects.length);
	const clustered = new Set(clusters.flatMap(({ subjects }) => subjects));
	const subjects = found.map(({ subject }) => subject);
	return {
		// Only rules with at least one finding have a summary.
		rule: found.map(({ rule }) => rule).toSorted(byImportance)[0]!,
		subjects,
		clusters,
		ownPages: found
			.filter(({ subject }) => !clustered.has(subject))
			.map(
				({
					rule: {
						occurrences: [first],
					},
					subject,
				}) => ({
					subject,
					place: first ? placeOf(first) : null,
				}),
			),
	};
}

const placeOf = ({ message, nodes: [first] }: ReportedOccurrence) => first?.snippet ?? message;
