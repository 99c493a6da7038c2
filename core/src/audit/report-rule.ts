import { ownText } from '../page/own-text.ts';
import { heededOccurrences, type IgnoredSets } from './ignored.ts';
import type { Locate } from './location.ts';
import { occurrenceIds } from './occurrence-ids.ts';
import type { ReportedRule } from './report.ts';
import type { Occurrence, Rule, Severity } from './rule.ts';
import type { RuleResult } from './run-rules.ts';
import type { Values } from './text-template.ts';
import type { Texts } from './texts.ts';

/** So many occurrences of one rule are located and told; the rest are counted. */
const MAX_TOLD = 100;

/** Reasons that follow from the request alone, so that the wire's list depends on nothing else. */
const requestReasons: ReadonlySet<string | null> = new Set([
	'fragment',
	'no_url',
	'no_response',
	'no_robots_txt',
	'no_keyword',
	'no_served_html',
	'no_layout',
	'no_vitals',
	'no_site',
]);

/** What one rule says of the page; `shown` are the occurrences that no other rule has told. */
type Tell = (result: RuleResult, shown: readonly Occurrence[], severity: Severity) => ReportedRule;

export function createTelling(texts: Texts, locate: Locate, ignored: IgnoredSets): Tell {
	const silentRule = silentRulesIn(texts);
	return (result, shown, severity) => {
		const { measured, occurrences, rule, status } = result;
		const silent = silentRule(result, severity);
		if (occurrences.length === 0) {
			return isEmpty(measured) ? silent : { ...silent, measured: ownValues(measured) };
		}

		const isSuperseded = status === 'failed' && shown.length === 0;
		const wanted = isSuperseded ? occurrences : shown;
		const heeded = status === 'failed' ? heededOccurrences(rule.name, wanted, ignored) : wanted;
		const isIgnored = heeded.length === 0;
		const told = isIgnored ? wanted : heeded;
		const ignoredCount = wanted.length - heeded.length;
		const ids = idsOfFirst(MAX_TOLD + ignoredCount, rule.name, wanted);
		return {
			...silent,
			isSuperseded,
			isIgnored,
			ignoredCount,
			headline: texts.headline(rule, told),
			measured: ownValues(measured),
			occurrences: told.slice(0, MAX_TOLD).map((occurrence) => ({
				id: ids.get(occurrence) ?? '',
				messageKey: occurrence.message,
				message: texts.message(rule, occurrence),
				values: ownValues(occurrence.values),
				nodes: occurrence.nodes.map(locate),
			})),
			occurrenceCount: told.length,
		};
	};
}

function ownValues(values: Values): Values {
	const own: Record<string, string | number> = {};
	for (const name in values) {
		const value = values[name]!;
		own[name] = typeof value === 'string' ? ownText(value) : value;
	}
	return own;
}

function isEmpty(record: object): boolean {
	for (const _name in record) return false;
	return true;
}

const silentRules = new WeakMap<Texts, Map<Rule, ReportedRule[]>>();

/** Most rules find nothing on most pages: what is told of them is made once, and shared. */
function silentRulesIn(texts: Texts) {
	const byRule = silentRules.get(texts) ?? new Map<Rule, ReportedRule[]>();
	silentRules.set(texts, byRule);
	return (result: RuleResult, severity: Severity): ReportedRule => {
		const { reason, rule, status } = result;
		const known = byRule.get(rule) ?? [];
		for (const each of known) {
			if (each.status === status && each.reason === reason && each.severity === severity)
				return each;
		}
		const silent = tellSilent(result, severity, texts);
		byRule.set(rule, [...known, silent]);
		return silent;
	};
}

function tellSilent({ reason, rule, status }: RuleResult, severity: Severity, texts: Texts) {
	const title = texts.rule(rule, 'title');
	return Object.freeze<ReportedRule>({
		name: rule.name,
		group: rule.group,
		risk: rule.risk,
		difficulty: rule.difficulty,
		impact: rule.impact,
		class: rule.class,
		severity,
		audience: rule.audience,
		evidence: rule.evidence,
		status,
		reason,
		isSuperseded: false,
		isIgnored: false,
		ignoredCount: 0,
		isListed: rule.class !== 'information' && !requestReasons.has(reason),
		title,
		headline: title,
		why: texts.rule(rule, 'why'),
		fix: texts.rule(rule, 'fix'),
		measured: Object.freeze({}),
		occurrences: Object.freeze([]),
		occurrenceCount: 0,
	});
}

/** Counted over all that were found, so that ignoring one does not rename the next. */
function idsOfFirst(
	most: number,
	rule: string,
	occurrences: readonly Occurrence[],
): ReadonlyMap<Occurrence, string> {
	const idOf = occurrenceIds(rule);
	return new Map(occurrences.slice(0, most).map((occurrence) => [occurrence, idOf(occurrence)]));
}
