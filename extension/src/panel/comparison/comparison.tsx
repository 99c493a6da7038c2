import '../../styles/take-away.css';
import { pageGlance } from '@plumbline/core';
import { useFormats } from '@plumbline/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { historyOf } from '../../history/history.store.ts';
import { type KeptAudit, keptAudit, withAudit } from '../../history/kept-audit.ts';
import { pageAt } from '../../settings/page-keywords.ts';
import { SelectField } from '../controls/select-field.tsx';
import { shortAddress } from '../controls/short-address.ts';
import { usePage } from '../page-view.ts';
import { Changes } from './changes.tsx';
import { otherPages } from './other-tabs.ts';
import { TabChanges } from './tab-changes.tsx';
import { TwinSection } from './twin-section.tsx';
import { useComparisonTexts } from './use-comparison-texts.ts';

/** Compares the page with an earlier state of it, with its staging twin or with a different tab. */
export function Comparison() {
	const texts = useComparisonTexts();
	const { moment } = useFormats();
	const history = useHistory();
	const { others, visit } = usePage();
	const [chosen, choose] = useState<string | null>(null);
	if (!history) return null;

	const { earlier, now } = history;
	const audits = earlier.toReversed().map((audit) => ({ audit, value: `audit:${audit.from}` }));
	const pages = otherPages(others).map((page) => ({ page, value: tabValue(page.tabId) }));
	const options = [
		...audits.map(({ audit: { from, to }, value }) => {
			const range =
				from === to ? moment(to) : texts.unchangedUntil({ from: moment(from), to: moment(to) });
			return { value, name: texts.kept({ date: range }) };
		}),
		...pages.map(({ page, value }) => ({ value, name: shortAddress(page.url) })),
	];
	const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value;
	const before = audits.find((option) => option.value === value)?.audit;
	const other = pages.find((option) => option.value === value)?.page;
	return (
		<>
			<section class="comparison">
				<h2>{texts.title}</h2>
				{earlier.length === 0 && (
					<p>{now.from < visit ? texts.sameSince({ date: moment(now.from) }) : texts.first}</p>
				)}
				{value && (
					<SelectField label={texts.with} value={value} options={options} onChange={choose} />
				)}
				{before && <Changes before={before} now={now} />}
				{other && <TabChanges key={other.tabId} other={other} now={now} />}
				{pages.length === 0 && <p class="quiet-text">{texts.tabs}</p>}
			</section>
			<TwinSection onOpen={(tabId) => choose(tabValue(tabId))} />
		</>
	);
}

const tabValue = (tabId: number) => `tab:${tabId}`;

interface History {
	/** Oldest first. */
	readonly earlier: readonly KeptAudit[];
	/** The page now, as it is or will be stored. */
	readonly now: KeptAudit;
}

/** The stored audits of the page; null until they have been read. */
function useHistory(): History | null {
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
