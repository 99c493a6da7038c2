import { type ComparedPage, type Report, savedPage } from '@plumbline/core';

/** What is kept of an audit: enough to say what has changed since, and no more. */
export interface KeptAudit {
	/** When the page was first and last found like this, in milliseconds. */
	readonly from: number;
	readonly to: number;
	readonly score: number;
	readonly ruleSet: string;
	/** How many rules there were; another version of Plumbline knows others. */
	readonly ruleCount: number;
	readonly findings: ComparedPage['audit'];
	/** Names of rules nobody could judge. */
	readonly notChecked: readonly string[];
}

const MOST_AUDITS = 20;
/** Places of one finding; the others are counted. */
const MOST_PLACES = 10;

export function keptAudit(report: Report, time: number): KeptAudit {
	const { audit } = savedPage({ subject: report.url ?? '', report });
	return {
		from: time,
		to: time,
		score: report.score,
		ruleSet: report.ruleSet,
		ruleCount: audit.length,
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
					.slice(0, MOST_PLACES)
					.map(({ message, snippet }) => ({ message, snippet })),
			})),
		notChecked: audit
			.filter(({ status }) => status === 'not_checked')
			.map(({ rule_name }) => rule_name),
	};
}

/**
 * The history of a page with one more audit. What was kept of the same visit is replaced, and a
 * page that is as it was last time is kept once.
 */
export function withAudit(history: readonly KeptAudit[], audit: KeptAudit): readonly KeptAudit[] {
	const earlier = history.flatMap((kept) => (kept.to === audit.to ? beforeLast(kept) : [kept]));
	const last = earlier.at(-1);
	const kept =
		last && isSame(last, audit)
			? [...earlier.slice(0, -1), { ...audit, from: last.from }]
			: [...earlier, audit];
	return kept.slice(-MOST_AUDITS);
}

/** An audit without its last visit. */
const beforeLast = (kept: KeptAudit): readonly KeptAudit[] =>
	kept.from < kept.to ? [{ ...kept, to: kept.from }] : [];

const isSame = (one: KeptAudit, other: KeptAudit) => contentOf(one) === contentOf(other);

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
