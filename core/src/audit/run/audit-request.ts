import type { AuditPart, FactRequest } from '../../facts/derived/derived-fact.ts';
import type { SiteFacts } from '../../facts/given/site-facts.ts';
import { baseLanguage } from '../../languages/language-tag.ts';
import { type Locale, localeFor } from '../../locales/locale.ts';
import { parseGeo } from '../../rule-sets/geos.ts';
import { type RuleSet, ruleSetFor, ruleSetVersions } from '../../rule-sets/rule-set.ts';
import { type Ignored, type IgnoredSets, ignoredSets } from '../report/ignored.ts';
import type { Need } from '../rule.ts';

/** What every audit may be asked, on every host. */
export interface AuditOptions {
	/** ISO 3166-1 alpha-2, any case: selects the rule set. */
	readonly geo: string;
	/** The first is the main one; each is one keyphrase, commas and all. */
	readonly keywords?: readonly string[];
	/** Other words that count for a keyword, by the keyword. */
	readonly synonyms?: Readonly<Record<string, readonly string[]>>;
	/**
	 * A BCP 47 tag of the language the text is in, from somebody who has seen it: goes before what the
	 * page and its words say. In a browser `load({ languages })` comes first.
	 */
	readonly textLanguage?: string;
	/** A BCP 47 tag; English where we have no texts. */
	readonly locale?: string;
	/** Pins a version: `2026.11`. */
	readonly ruleSet?: string;
	/** Being kept out of the index is right there: blockers become notes. */
	readonly environment?: 'production' | 'staging';
	/** The person means the page to stay out of search results. */
	readonly isMeantToBeHidden?: boolean;
	/** What is left out of findings, counts and score; verdicts stay what they are. */
	readonly ignored?: Ignored;
	/** What counts as today, for rules with a date; the clock's when not given. */
	readonly now?: Date;
	/**
	 * How many keywords to suggest from the text; 0, the default, spares the work. In a browser
	 * `load({ keywords: true })` comes first.
	 */
	readonly suggestKeywords?: number;
	/** What the rest of its site tells of the page; rules that need it are not checked otherwise. */
	readonly site?: SiteFacts;
	/** Told of a rule or fact that threw; what needs it is then not checked. Logs to the console when not given. */
	readonly onError?: (part: AuditPart, cause: unknown) => void;
}

/** The options with everything settled. */
export interface AuditRequest extends FactRequest {
	readonly geo: string;
	readonly locale: Locale;
	readonly ruleSet: RuleSet;
	readonly isStaging: boolean;
	readonly now: Date;
	readonly offers: ReadonlySet<Need>;
	readonly ignored: IgnoredSets;
}

/** Throws a RangeError for a country or rule set that does not exist. */
export function auditRequest(options: AuditOptions): AuditRequest {
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
	if (!country) throw new RangeError(`“${geo}” is no ISO 3166-1 alpha-2 country code.`);
	const found = ruleSetFor(country, ruleSet);
	if (found) return found;
	const known = ruleSetVersions.join(', ');
	throw new RangeError(`There is no rule set “${ruleSet}”; known are ${known}.`);
}

function logError({ name }: AuditPart, cause: unknown) {
	console.error(`${name} could not be worked out for this page.`, cause);
}
