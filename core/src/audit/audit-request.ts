import type { AuditPart, FactRequest } from '../facts/derived/derived-fact.ts';
import type { SiteFacts } from '../facts/given/site-facts.ts';
import { baseLanguage } from '../languages/language-tag.ts';
import { type Locale, localeFor } from '../locales/locale.ts';
import { parseGeo } from '../rule-sets/geos.ts';
import { type RuleSet, ruleSetFor, ruleSetVersions } from '../rule-sets/rule-set.ts';
import { checkOptions } from './check-options.ts';
import { type Ignored, type IgnoredSets, ignoredSets } from './report/ignored.ts';
import type { Need, Rule } from './rule.ts';

/** The options of every audit, on every host. */
export interface AuditOptions {
	/** ISO 3166-1 alpha-2, in any case: selects the rule set. */
	readonly geo: string;
	/** The first is the main one; each is one keyphrase, including commas. */
	readonly keywords?: readonly string[];
	/** Synonyms that count for a keyword, by keyword. */
	readonly synonyms?: Readonly<Record<string, readonly string[]>>;
	/**
	 * A BCP 47 tag: the language of the text according to a person who has seen it. Overrides the
	 * page and its words. In a browser, call `load({ languages })` first.
	 */
	readonly textLanguage?: string;
	/** A BCP 47 tag; English if we have no texts in it. */
	readonly locale?: string;
	/** Pins a version: `2026.11`. */
	readonly ruleSet?: string;
	/** On staging, being kept out of the index is right: blockers become notes. */
	readonly environment?: 'production' | 'staging';
	/** The user wants the page to stay out of search results. */
	readonly isMeantToBeHidden?: boolean;
	/** Left out of findings, counts and score; verdicts do not change. */
	readonly ignored?: Ignored;
	/** Rules of your own, made with `defineRule`; the same list for each page. */
	readonly ownRules?: readonly Rule[];
	/** Today's date for rules that depend on it; by default that of the clock. */
	readonly now?: Date;
	/**
	 * How many keywords to suggest from the text; 0, the default, skips the work. In a browser, call
	 * `load({ keywords: true })` first.
	 */
	readonly suggestKeywords?: number;
	/**
	 * Facts about the page from the rest of its site; without them the rules that need them are not
	 * checked.
	 */
	readonly site?: SiteFacts;
	/**
	 * Called for a rule or fact that threw; anything that needs it is not checked. Logs to the
	 * console by default.
	 */
	readonly onError?: (part: AuditPart, cause: unknown) => void;
}

/** The options with all defaults applied. */
export interface AuditRequest extends FactRequest {
	readonly geo: string;
	readonly locale: Locale;
	readonly ruleSet: RuleSet;
	readonly isStaging: boolean;
	readonly now: Date;
	readonly offers: ReadonlySet<Need>;
	readonly ignored: IgnoredSets;
}

/** Throws a TypeError for an option of the wrong type, a RangeError for an unknown country or rule set. */
export function auditRequest(options: AuditOptions): AuditRequest {
	checkOptions(options);
	const keywords = (options.keywords ?? []).map((keyword) => keyword.trim()).filter(Boolean);
	const ruleSet = ruleSetOf(options);
	return {
		geo: ruleSet.geo,
		keywords,
		synonyms: synonymsOf(options),
		textLanguage: baseLanguage(options.textLanguage ?? ''),
		locale: localeFor(options.locale),
		ruleSet,
		isStaging: options.environment === 'staging',
		now: options.now ?? new Date(),
		isMeantToBeHidden: options.isMeantToBeHidden ?? false,
		suggestKeywords: options.suggestKeywords ?? 0,
		site: options.site ?? null,
		offers: offersOf(keywords, options),
		ignored: ignoredSets(options.ignored),
		onError: options.onError ?? logError,
	};
}

function offersOf(keywords: readonly string[], { site }: AuditOptions): ReadonlySet<Need> {
	return new Set<Need>([
		...(keywords.length > 0 ? (['keyword'] as const) : []),
		...(site ? (['site'] as const) : []),
	]);
}

function synonymsOf({ synonyms = {} }: AuditOptions): ReadonlyMap<string, readonly string[]> {
	return new Map(
		Object.entries(synonyms).map(([keyword, others]) => [
			keyword.trim(),
			others.map((other) => other.trim()).filter(Boolean),
		]),
	);
}

function ruleSetOf({ geo, ruleSet }: AuditOptions): RuleSet {
	const country = parseGeo(geo);
	if (!country) throw new RangeError(`“${geo}” is not an ISO 3166-1 alpha-2 country code.`);
	const found = ruleSetFor(country, ruleSet);
	if (found) return found;
	const known = ruleSetVersions.join(', ');
	throw new RangeError(`There is no rule set “${ruleSet}”. Available: ${known}.`);
}

function logError({ name }: AuditPart, cause: unknown) {
	console.error(`${name} could not be computed for this page.`, cause);
}
