import { pageGlance } from '@plumbline/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { historyOf } from '../../history/history.store.ts';
import { type KeptAudit, keptAudit, withAudit } from '../../history/kept-audit.ts';
import { pageAt } from '../../settings/page-at.ts';
import { usePage } from '../page-view.ts';

interface History {
	/** Oldest first. */
	readonly earlier: readonly KeptAudit[];
	/** The page now, as it is or will be stored. */
	readonly now: KeptAudit;
}

/** The stored audits of the page; null until they have been read. */
export function useHistory(): History | null {
	const { facts, report, ruleSet, visit, words } = usePage();
	const url = pageAt(report.url ?? '');
	const [stored, setStored] = useState<readonly KeptAudit[] | null>(null);
	useEffect(() => {
		void historyOf(url).then(setStored);
	}, [url, visit]);
	return useMemo(() => {
		if (!stored) return null;
		const glance = pageGlance(facts, ruleSet, new Date(visit));
		const now = keptAudit(report, { time: visit, words, glance });
		// With this visit, whether or not it has been stored yet.
		const history = withAudit(stored, now);
		return { earlier: history.slice(0, -1), now: history.at(-1) ?? now };
	}, [stored, facts, report, ruleSet, visit, words.join('\n')]);
}
