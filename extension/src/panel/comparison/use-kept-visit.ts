import { pageGlance } from '@plumbline/core';
import { useEffect, useMemo } from 'preact/hooks';
import { pageAt } from '../../settings/page-keywords.ts';
import { isPrivateWindow } from '../../settings/window-item.ts';
import type { AuditedTab } from '../state/panel-state.ts';
import type { Audit } from '../use-audit.ts';

/** After this much quiet the page counts as fully read. */
const restedMs = 2000;

interface Judged {
	readonly audit: Audit;
	/** The keywords and synonyms that the audit looked for. */
	readonly words: readonly string[];
}

/**
 * Stores the audit of each visit in this browser for later comparisons, and returns the time the
 * visit began.
 */
export function useKeptVisit({ isGone }: AuditedTab, { audit, words }: Judged): number {
	const { report } = audit;
	const url = pageAt(report.url ?? '');
	const visit = useMemo(() => Date.now(), [url, isGone]);
	useEffect(() => {
		if (isGone || !url) return;
		const timer = setTimeout(() => void keep(url, { audit, words }, visit), restedMs);
		return () => clearTimeout(timer);
	}, [report, words.join('\n'), url, isGone, visit]);
	return visit;
}

async function keep(url: string, { audit, words }: Judged, visit: number) {
	// Private windows leave no trace in the history.
	if (await isPrivateWindow()) return;
	const [{ keepAudit }, { keptAudit }] = await Promise.all([
		import('../../history/history.store.ts'),
		import('../../history/kept-audit.ts'),
	]);
	const { facts, report, ruleSet } = audit;
	const glance = pageGlance(facts, ruleSet, new Date(visit));
	await keepAudit(url, keptAudit(report, { time: visit, words, glance }));
}
