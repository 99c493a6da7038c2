import {
	type ComparedPage,
	differentLines,
	type PageGlance,
	type Report,
	savedPage,
} from '@plumbline/core';

const maxItems = 50;
const maxLength = 500;

/** A glance as it is stored: a page may have thousands of main headings. */
const keptGlance = (glance: PageGlance): PageGlance =>
	JSON.parse(JSON.stringify(glance), (_name, value) =>
		typeof value === 'string' || Array.isArray(value)
			? value.slice(0, Array.isArray(value) ? maxItems : maxLength)
			: value,
	);

/** The part of an audit that is stored: enough to say later what changed, and no more. */
export interface KeptAudit {
	/** First and last time the page was in this state, in milliseconds. */
	readonly from: number;
	readonly to: number;
	/** Missing in audits of version 0.1. */
	readonly counts?: Report['counts'];
	/** The contents of the page; missing in audits of version 0.1. */
	readonly glance?: PageGlance;
	readonly ruleSet: string;
	/** How many rules there were, which differs between versions of Plumbline. */
	readonly ruleCount: number;
	/** The keywords it looked for, with their synonyms; missing in audits of version 0.1. */
	readonly words?: readonly string[];
	/** How many findings of a rule were ignored, by its name; missing in audits of version 0.1. */
	readonly ignored?: Readonly<Record<string, number>>;
	readonly findings: ComparedPage['audit'];
	/** Rules that could not be checked. */
	readonly notChecked: readonly string[];
}

const maxAudits = 20;
/** At most this many places per finding are stored; the rest is only counted. */
const maxPlaces = 10;

interface Circumstances {
	readonly time: number;
	readonly words: readonly string[];
	readonly glance: PageGlance;
}

export function keptAudit(report: Report, { glance, time, words }: Circumstances): KeptAudit {
	const { audit } = savedPage({ subject: report.url ?? '', report });
	return {
		from: time,
		to: time,
		counts: report.counts,
		glance: keptGlance(glance),
		ruleSet: report.ruleSet,
		ruleCount: audit.length,
		words,
		ignored: Object.fromEntries(
			report.rules
				.filter(({ ignoredCount }) => ignoredCount > 0)
				.map(({ ignoredCount, name }) => [name, ignoredCount]),
		),
		findings: audit
			.filter(({ ignored, status, superseded }) => status === 'failed' && !superseded && !ignored)
			.map((rule) => ({
				rule_name: rule.rule_name,
				status: rule.status,
				superseded: false,
				severity: rule.severity,
				message: rule.message,
				fix: '',
				evidence: { url: rule.evidence.url },
				occurrence_count: rule.occurrence_count,
				occurrences: rule.occurrences
					.slice(0, maxPlaces)
					.map(({ message, snippet }) => ({ message, snippet })),
			})),
		notChecked: audit
			.filter(({ status }) => status === 'not_checked')
			.map(({ rule_name }) => rule_name),
	};
}

/**
 * Adds an audit to the history of a page. It replaces what an earlier audit of the same visit
 * stored, and extends the previous entry when the page has not changed since.
 */
export function withAudit(history: readonly KeptAudit[], audit: KeptAudit): readonly KeptAudit[] {
	const earlier = history.flatMap((kept) => (kept.to === audit.to ? beforeLast(kept) : [kept]));
	const last = earlier.at(-1);
	const kept =
		last && isSame(last, audit)
			? [...earlier.slice(0, -1), { ...audit, from: last.from }]
			: [...earlier, audit];
	return kept.slice(-maxAudits);
}

/** The last entry as it was before its latest visit; empty if it had no other visit. */
const beforeLast = (kept: KeptAudit): readonly KeptAudit[] =>
	kept.from < kept.to ? [{ ...kept, to: kept.from }] : [];

const isSame = (one: KeptAudit, other: KeptAudit) =>
	contentOf(one) === contentOf(other) &&
	!(one.glance && other.glance && differentLines(one.glance, other.glance).length > 0);

const contentOf = ({ findings, notChecked, ruleSet }: KeptAudit) =>
	JSON.stringify([
		findings.map(({ occurrence_count, occurrences, rule_name }) => [
			rule_name,
			occurrence_count,
			occurrences.map(({ snippet }) => snippet),
		]),
		notChecked,
		ruleSet,
	]);
