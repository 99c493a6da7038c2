import { verdictLine } from '@plumbline/core';
import { useEffect } from 'preact/hooks';
import { Findings } from './findings/findings.tsx';
import { outcomeText } from './findings/outcome-text.ts';
import { type Pointing, PointingContext } from './findings/pointing.ts';
import { useLanguage } from './language.ts';
import { nodesOf } from './locate-by.ts';
import type { AuditedTab } from './panel-state.ts';
import { Rankings } from './rankings/rankings.tsx';
import { wordsToTrack } from './rankings/words-to-track.ts';
import type { TabAudits } from './tab-audits.ts';
import { useReport } from './use-report.ts';
import { Verdict } from './verdict.tsx';

interface AuditedPageProps {
	readonly tab: AuditedTab;
	readonly tabId: number;
	readonly geo: string;
	readonly keyword: string;
	readonly audits: TabAudits;
	/** The server that is connected; empty for none. */
	readonly server: string;
	readonly onConnect: () => void;
	readonly speak: (sentence: string) => void;
}

/** The audit of one page: the verdict, then what to fix first, then the rest one step away. */
export function AuditedPage({
	tab,
	tabId,
	geo,
	keyword,
	server,
	audits,
	onConnect,
	speak,
}: AuditedPageProps) {
	const { locale, texts } = useLanguage();
	const report = useReport(tab, {
		geo,
		keyword,
		locale,
		suggestKeywords: server ? 8 : 0,
	});
	const nodes = nodesOf(report);
	const { url } = tab.facts.facts;
	useEffect(() => {
		void audits.describe(tabId, nodes);
	}, [audits, tabId, tab.facts, nodes.join()]);

	const sentence = tab.pointed ? outcomeText(tab.pointed.outcome, texts) : verdictLine(report);
	useEffect(() => speak(sentence), [sentence, speak]);

	const pointing: Pointing = {
		pointed: tab.pointed,
		canPoint: !tab.isGone,
		point: (node) => void audits.point(tabId, node),
	};
	return (
		<PointingContext.Provider value={pointing}>
			{tab.isGone && (
				<p class="gone" role="alert">
					{texts.gone}
				</p>
			)}
			<Verdict report={report} />
			<Findings report={report} />
			{url && (
				<Rankings
					url={url}
					origin={server}
					suggestions={wordsToTrack(keyword, report.suggestedKeywords)}
					onConnect={onConnect}
				/>
			)}
		</PointingContext.Provider>
	);
}
