import type { IndexingIntent } from '../../facts/derived/indexing/indexing-intent.fact.ts';
import type { PageType } from '../../facts/derived/page-type/page-type.fact.ts';
import type { Source } from '../../facts/page-facts.ts';
import type { Audience, Evidence, RuleClass, RuleGroup, Severity } from '../rule.ts';
import type { Status } from '../rule-result.ts';
import type { Values } from '../texts/text-template.ts';
import type { UnreadReason } from './fine.ts';
import type { Location } from './location.ts';
import type { Indexable, IndexingSource } from './verdict.ts';

/** One thing that is wrong with the page. */
export interface ReportedOccurrence {
	/** Stays the same while the page around it changes; usable in `ignored`. */
	readonly id: string;
	/** Which of the rule's messages it is. */
	readonly messageKey: string;
	/** The message as one sentence in the report's language. */
	readonly message: string;
	/** The values of the message's placeholders: counts, lengths in the unit that the message names. */
	readonly values: Values;
	/** The node to change comes first. */
	readonly nodes: readonly Location[];
}

/** The result of one rule for the page. */
export interface ReportedRule {
	readonly name: string;
	readonly group: RuleGroup;
	readonly risk: 'low' | 'moderate' | 'high';
	readonly difficulty: 'easy' | 'average' | 'hard';
	/** How much the change can bring, from 1 (little) to 5. */
	readonly impact: number;
	readonly class: RuleClass;
	readonly severity: Severity;
	readonly audience: Audience;
	readonly evidence: Evidence;
	readonly status: Status;
	/** Why it was not checked; null otherwise. */
	readonly reason: string | null;
	/**
	 * A different finding covers it: it keeps its verdict, but is left out of findings, counts and
	 * score.
	 */
	readonly isSuperseded: boolean;
	/** A person chose to hide it; like a superseded rule, it is left out. */
	readonly isIgnored: boolean;
	/** The number of occurrences that a person chose to hide. */
	readonly ignoredCount: number;
	/** How many of them the page itself leaves out, by data-plumbline-ignore; left out if none. */
	readonly ignoredInPageCount?: number;
	/** Whether the interface lists the rule, which depends on the request and never on the page. */
	readonly isListed: boolean;
	/** The desired state. */
	readonly title: string;
	/** One sentence that says what is wrong with this page; the title if nothing is wrong. */
	readonly headline: string;
	readonly why: string;
	readonly fix: string;
	/** Figures that the rule measured, whatever its verdict, by name; pixels end in `px`. */
	readonly measured: Values;
	/** The first occurrences, with their places; `occurrenceCount` counts all of them. */
	readonly occurrences: readonly ReportedOccurrence[];
	/** Never less than the number of `occurrences`. */
	readonly occurrenceCount: number;
}

/** Numbers of rules: those that failed by severity, then all others. */
export interface Counts {
	/** Findings that keep the page out of the index. */
	readonly blocker: number;
	/** Findings that must be fixed. */
	readonly error: number;
	/** Findings worth fixing. */
	readonly warning: number;
	/** Findings that never count against the page. */
	readonly note: number;
	/** Rules that found nothing. */
	readonly passed: number;
	/** Rules with nothing to measure. */
	readonly notApplicable: number;
	/** Rules whose facts are unknown here. */
	readonly notChecked: number;
	/** Occurrences that the page itself leaves out; left out if none. */
	readonly ignoredInPage?: number;
	/** Why the content of the page was not read, so that no finding says little; left out if it was. */
	readonly contentUnread?: UnreadReason;
}

/** The page's statements about itself. */
export interface PageMeta {
	/** Empty if the page has no title. */
	readonly title: string;
	/** Empty if the page has no description. */
	readonly description: string;
	/** Resolved href of the first link with rel author; empty when there is none. */
	readonly relAuthor: string;
}

/** The detailed report: everything a view shows, in order. Plain data. */
export interface Report {
	/** The absolute URL of the page; null if nobody said it. */
	readonly url: string | null;
	readonly source: Source;
	/** A fragment has no head, so that rules about the head are not checked. */
	readonly scope: 'document' | 'fragment';
	/** The version of the rule set, such as `2026.11`. */
	readonly ruleSet: string;
	/** ISO 3166-1 alpha-2, in lower case. */
	readonly geo: string;
	/** The language of the texts. */
	readonly locale: string;
	/** BCP 47 primary language of the text; null if it is unknown. */
	readonly language: string | null;
	/** The kind of page, from its markup, URL and text; null if it is unknown. */
	readonly pageType: PageType | null;
	/** By what the type was recognized, such as `claim:article` or `content:price`. */
	readonly pageTypeSigns: readonly string[];
	/** Whether the page is meant for search results; null if it is unknown. */
	readonly indexingIntent: IndexingIntent | null;
	/** The keywords of the request, the main one first. */
	readonly keywords: readonly string[];
	/** Up to ten phrases the page is about, best first. */
	readonly suggestedKeywords: readonly string[];
	/** Whether the page can be indexed. */
	readonly indexable: Indexable;
	/** The unread source; left out unless only that keeps `indexable` from being `yes`. */
	readonly indexingUnread?: readonly IndexingSource[];
	readonly counts: Counts;
	/**
	 * 0 to 100: 100 less 25 for each error and 10 for each warning; at most 20 with a blocker. Notes
	 * cost nothing, so compare pages by their counts.
	 */
	readonly score: number;
	/** Every rule of the rule set, in the order of the catalogue. */
	readonly rules: readonly ReportedRule[];
	/** Failed and not superseded: by severity, then impact, then ease. */
	readonly findings: readonly ReportedRule[];
	/** Hints that do not count. */
	readonly information: readonly ReportedRule[];
	/** The page's title and description. */
	readonly page: PageMeta;
}
