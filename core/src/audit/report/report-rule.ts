import { detachedText } from '../../facts/detached-text.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import type { Occurrence } from '../rule.ts';
import type { RuleResult } from '../rule-result.ts';
import { isSilent, nothingMeasured } from '../silent-results.ts';
import { shownValue, type Values } from '../texts/text-template.ts';
import type { Texts } from '../texts/texts.ts';
import { heededOccurrences, type IgnoredSets, type IsIgnoredInPage } from './ignored.ts';
import type { Locate } from './location.ts';
import { occurrenceIds } from './occurrence-ids.ts';
import type { ReportedRule } from './report.ts';
import { severityOf } from './severity.ts';

/** At most this many occurrences per rule are listed; the rest are counted. */
const mostReported = 100;

/** At most this many nodes of occurrences are located, but at least one per occurrence. */
const maxLocated = 1000;

/**
 * Reasons that depend only on the request. The API's list leaves such rules out, so that it does
 * not depend on the page.
 */
const requestReasons: ReadonlySet<string | null> = new Set([
	'fragment',
	'no_url',
	'no_response',
	'no_robots_txt',
	'no_keyword',
	'no_served_html',
	'no_layout',
	'images_not_loaded',
	'no_vitals',
	'no_site',
]);

interface Manner {
	readonly texts: Texts;
	/** On a staging host, blocking the index is right. */
	readonly isStaging: boolean;
}

interface Reporting extends Manner {
	readonly locate: Locate;
	readonly ignored: IgnoredSets;
	readonly isIgnoredInPage: IsIgnoredInPage;
	/** The occurrences that no other rule covers, by rule name. */
	readonly shown: ReadonlyMap<string, readonly Occurrence[]>;
}

/** Reports the result of a rule. */
type ReportRule = (result: RuleResult) => ReportedRule;

export function createRuleReporter(reporting: Reporting): ReportRule {
	const { ignored, isIgnoredInPage, locate, shown: shownBy, texts } = reporting;
	const silentRules = silentRulesIn(reporting);
	return (result) => {
		const { measured, occurrences, rule, status } = result;
		if (isSilent(result)) {
			const known = silentRules.get(result) ?? Object.freeze(reportRule(result, reporting));
			silentRules.set(result, known);
			return known;
		}
		if (occurrences.length === 0) return reportRule(result, reporting, ownValues(measured));

		const shown = shownBy.get(rule.name) ?? occurrences;
		const isSuperseded = status === 'failed' && shown.length === 0;
		const wanted = isSuperseded ? occurrences : shown;
		const inPage =
			status === 'failed' && isIgnoredInPage !== null
				? wanted.filter((occurrence) => isIgnoredInPage(rule.name, occurrence))
				: noneInPage;
		const chosen = status === 'failed' ? heededOccurrences(rule.name, wanted, ignored) : wanted;
		const heeded =
			inPage.length > 0 ? chosen.filter((occurrence) => !inPage.includes(occurrence)) : chosen;
		const isIgnored = heeded.length === 0;
		const listed = isIgnored ? wanted : heeded;
		const ignoredCount = wanted.length - heeded.length;
		const ids = idsOfFirst(mostReported + ignoredCount, rule.name, wanted);
		let left = maxLocated;
		const locateSome = (nodes: readonly NodeRef[]) => {
			const located = nodes.slice(0, Math.max(1, left)).map(locate);
			left -= located.length;
			return located;
		};
		const reported = reportRule(result, reporting, ownValues(measured));
		return {
			...reported,
			severity: reported.severity === 'note' ? 'note' : severityOf(rule, listed),
			isSuperseded,
			isIgnored,
			ignoredCount,
			...(inPage.length > 0 && { ignoredInPageCount: inPage.length }),
			headline: texts.headline(rule, listed),
			occurrences: listed.slice(0, mostReported).map((occurrence) => ({
				id: ids.get(occurrence) ?? '',
				messageKey: occurrence.message,
				message: texts.message(rule, occurrence),
				values: ownValues(occurrence.values),
				nodes: locateSome(occurrence.nodes),
			})),
			occurrenceCount: listed.length,
		};
	};
}

const noneInPage: readonly Occurrence[] = [];

function ownValues(values: Values): Values {
	if (values === nothingMeasured) return values;
	const own: Record<string, string | number> = {};
	for (const name in values) {
		const value = values[name]!;
		own[name] = typeof value === 'string' ? detachedText(shownValue(value)) : value;
	}
	return own;
}

type SilentRules = WeakMap<RuleResult, ReportedRule>;

const silentRules = new WeakMap<Texts, Record<'production' | 'staging', SilentRules>>();

/** Most rules find nothing on most pages. The report of such a rule is built once and shared. */
function silentRulesIn({ isStaging, texts }: Manner): SilentRules {
	const known = silentRules.get(texts) ?? { production: new WeakMap(), staging: new WeakMap() };
	silentRules.set(texts, known);
	return known[isStaging ? 'staging' : 'production'];
}

const noneReported: ReportedRule['occurrences'] = Object.freeze([]);

/** The report of a rule without its findings, which is complete if the rule found nothing. */
function reportRule(
	{ reason, rule, status }: RuleResult,
	{ isStaging, texts }: Manner,
	measured = nothingMeasured,
): ReportedRule {
	const title = texts.rule(rule, 'title');
	return {
		name: rule.name,
		group: rule.group,
		risk: rule.risk,
		difficulty: rule.difficulty,
		impact: rule.impact,
		class: rule.class,
		severity: isStaging && rule.severity === 'blocker' ? 'note' : rule.severity,
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
		measured,
		occurrences: noneReported,
		occurrenceCount: 0,
	};
}

/** Numbered over all occurrences found, so that ignoring one does not change the id of the next. */
function idsOfFirst(
	most: number,
	rule: string,
	occurrences: readonly Occurrence[],
): ReadonlyMap<Occurrence, string> {
	const idOf = occurrenceIds(rule);
	return new Map(occurrences.slice(0, most).map((occurrence) => [occurrence, idOf(occurrence)]));
}
