import type { Report } from '@plumbline/core';
import { useEffect, useMemo } from 'preact/hooks';
import { browser } from 'wxt/browser';
import type { AuditedTab } from '../panel-state.ts';
import { pageAddress } from './page-address.ts';

/** After this much quiet the page counts as fully read. */
const RESTED_MS = 2000;

/**
 * Stores the audit of each visit in this browser for later comparisons, and returns the time the
 * visit began.
 */
export function useKeptVisit({ isGone }: AuditedTab, report: Report): number {
	const url = pageAddress(report.url);
	const visit = useMemo(() => Date.now(), [url, isGone]);
	useEffect(() => {
		if (isGone || !url) return;
		const timer = setTimeout(() => void keep(url, report, visit), RESTED_MS);
		return () => clearTimeout(timer);
	}, [report, url, isGone, visit]);
	return visit;
}

async function keep(url: string, report: Report, visit: number) {
	// Private windows leave no trace in the history.
	if ((await browser.windows.getCurrent()).incognito) return;
	const [{ keepAudit }, { keptAudit }] = await Promise.all([
		import('../../history/history.store.ts'),
		import('../../history/kept-audit.ts'),
	]);
	await keepAudit(url, keptAudit(report, visit));
}
