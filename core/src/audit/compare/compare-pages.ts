import { severityRank } from '../report/severity.ts';
import type { ComparedPage, ComparedRule } from './compared-page.ts';
import { pageNames } from './page-names.ts';

/** A rule whose occurrences became more or fewer. */
export interface Change {
	/** The rule of the later report, or of the earlier one if it no longer fails. */
	readonly rule: ComparedRule;
	/** How many occurrences appeared or disappeared. */
	readonly count: number;
	/** Where these occurrences are; those without a place are left out. */
	readonly places: readonly string[];
}

/** The changes of one page. */
export interface PageComparison {
	/** The name of the page in the later report, or in the earlier one if it is gone. */
	readonly subject: string;
	/** `new` and `gone`: the page is in only one of the two reports. */
	readonly presence: 'both' | 'new' | 'gone';
	/** Rules that were already checked before and now have more occurrences. */
	readonly worse: readonly Change[];
	readonly fixed: readonly Change[];
	/** Findings of rules that could not be judged before, so it is unknown whether they are new. */
	readonly firstSeen: readonly Change[];
	/** How many occurrences are in both reports. */
	readonly unchanged: number;
}

/** Each page with its changes, in the order of the later report; missing pages come last. */
export function comparePages(
	before: readonly ComparedPage[],
	after: readonly ComparedPage[],
): readonly PageComparison[] {
	const pairs = pairOf(before, after);
	const [earlierName, laterName] = pageNames(before, after);
	const earlierPages = new Map(before.map((page) => [earlierName(page), page]));
	const remaining = new Map(earlierPages);
	const compared = after.map((page) => {
		const earlier = pairs ?? earlierPages.get(laterName(page));
		if (earlier) remaining.delete(earlierName(earlier));
		return earlier ? comparePage(earlier, page) : newPage(page);
	});
	return [...compared, ...[...remaining.values()].map(gonePage)];
}

/** Two single pages are compared whatever their names. */
function pairOf(
	before: readonly ComparedPage[],
	after: readonly ComparedPage[],
): ComparedPage | undefined {
	return before.length === 1 && after.length === 1 ? before[0] : undefined;
}

function comparePage(before: ComparedPage, after: ComparedPage): PageComparison {
	const earlier = new Map(before.audit.map((rule) => [rule.rule_name, rule]));
	const later = new Map(after.audit.map((rule) => [rule.rule_name, rule]));
	const wasJudged = (rule: ComparedRule) => isJudged(earlier.get(rule.rule_name));
	const grown = changes(after.audit, earlier);
	return {
		subject: after.subject,
		presence: 'both',
		worse: grown.filter(({ rule }) => wasJudged(rule)),
		fixed: changes(before.audit, later).filter(({ rule }) => isJudged(later.get(rule.rule_name))),
		firstSeen: grown.filter(({ rule }) => !wasJudged(rule)),
		unchanged: sum(
			after.audit.map((rule) =>
				Math.min(occurrenceCount(rule), occurrenceCount(earlier.get(rule.rule_name))),
			),
		),
	};
}

/** The rules with more occurrences than in `others`, and how many more. */
function changes(
	rules: readonly ComparedRule[],
	others: ReadonlyMap<string, ComparedRule>,
): readonly Change[] {
	return rules
		.map((rule) => change(rule, others.get(rule.rule_name)))
		.filter(({ count }) => count > 0)
		.sort((left, right) => severityRank(left.rule.severity) - severityRank(right.rule.severity));
}

function change(rule: ComparedRule, other: ComparedRule | undefined): Change {
	const count = Math.max(0, occurrenceCount(rule) - occurrenceCount(other));
	return { rule, count, places: count === 0 ? [] : placesOnlyIn(rule, other).slice(0, count) };
}

/** Lines move when a page is edited, so an element is identified by its source. */
function placesOnlyIn(rule: ComparedRule, other: ComparedRule | undefined): readonly string[] {
	const known = new Map<string, number>();
	const otherPlaces = other && isFinding(other) ? placesOf(other) : [];
	for (const place of otherPlaces) known.set(place, (known.get(place) ?? 0) + 1);
	return placesOf(rule).filter((place) => {
		const count = known.get(place) ?? 0;
		known.set(place, count - 1);
		return count <= 0;
	});
}

const placesOf = ({ occurrences }: ComparedRule) =>
	occurrences.map(({ message, snippet }) => snippet ?? message);

const newPage = (page: ComparedPage): PageComparison => ({
	...nothing(page.subject),
	presence: 'new',
	worse: changes(page.audit, new Map()),
});

const gonePage = (page: ComparedPage): PageComparison => ({
	...nothing(page.subject),
	presence: 'gone',
});

const nothing = (subject: string) => ({
	subject,
	worse: [],
	fixed: [],
	firstSeen: [],
	unchanged: 0,
});

const isFinding = ({ ignored, status, superseded }: ComparedRule) =>
	status === 'failed' && !superseded && !ignored;

const isJudged = (rule: ComparedRule | undefined) =>
	rule !== undefined && rule.status !== 'not_checked';

const occurrenceCount = (rule: ComparedRule | undefined) =>
	rule && isFinding(rule) ? Math.max(1, rule.occurrence_count) : 0;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
