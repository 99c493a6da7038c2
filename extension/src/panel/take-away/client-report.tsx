import { placesOf, type ReportedRule, verdictLine } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import type { ForClient, PrintedPage } from '../../report/printed-page.ts';
import { textsFor as takeAwayTextsFor } from '../../texts/take-away/texts.generated.ts';
import { markOfSeverity } from '../findings/finding.tsx';
import { SearchResult } from '../overview/search-result.tsx';
import { SharedLink } from '../social/shared-link.tsx';

interface ClientReportProps extends Omit<PrintedPage, 'client'> {
	readonly client: ForClient;
	readonly onPrint: () => void;
}

/** One page holds no more. */
const most = { fix: 5, right: 8 };

/** A page for a client: the verdict, how the page appears, what to fix first and what is right. */
export function ClientReport({ client, onPrint, report, subject, time }: ClientReportProps) {
	const { locale, phrase, texts: all } = useLanguage();
	const texts = takeAwayTextsFor(locale);
	const { findings, rules } = report;
	const first = findings.filter(({ severity }) => severity !== 'note').slice(0, most.fix);
	const passed = rules
		.filter(({ isListed, status }) => isListed && status === 'passed')
		.toSorted((left, right) => right.impact - left.impact);
	const rest = passed.length - most.right;
	return (
		<main class="printed client">
			<button type="button" class="more" onClick={onPrint}>
				{texts.printNow}
			</button>
			<p class="basis" dir="auto">
				{client.name || 'Plumbline'} ·{' '}
				{new Date(time).toLocaleDateString(locale, { dateStyle: 'long' })}
			</p>
			<h1 dir="auto">{report.page.title || subject}</h1>
			<p dir="ltr" class="printed-address">
				{subject}
			</p>
			<p class="printed-verdict">{verdictLine(report)}</p>
			<div class="client-pictures">
				<section>
					<h2>{all.search.overview.preview}</h2>
					<SearchResult preview={client.preview} device="desktop" />
				</section>
				{client.card && (
					<section>
						<h2>{texts.client.shared}</h2>
						<SharedLink card={client.card} showsPictures={false} />
					</section>
				)}
			</div>
			<section>
				<h2>{all.search.overview.fixFirst}</h2>
				{first.length === 0 && <p>{all.findings.nothing}</p>}
				<ol class="client-list">
					{first.map((finding) => (
						<FirstFix key={finding.name} finding={finding} />
					))}
				</ol>
			</section>
			<section>
				<h2>{texts.client.right}</h2>
				<ul class="client-list client-right">
					{passed.slice(0, most.right).map(({ name, title }) => (
						<li key={name}>
							<StateMark state="right" />
							<span>{title}</span>
						</li>
					))}
				</ul>
				{rest > 0 && <p>{all.andMore({ count: rest })}</p>}
			</section>
			<p class="basis">
				{phrase('rule_set', { geo: report.geo, version: report.ruleSet })}
				{report.counts.notChecked > 0 &&
					` · ${phrase('not_checked', { count: report.counts.notChecked })}`}
			</p>
		</main>
	);
}

function FirstFix({ finding }: { readonly finding: ReportedRule }) {
	const [place] = placesOf(finding);
	const mark = markOfSeverity[finding.severity];
	return (
		<li>
			{mark && <StateMark state={mark} />}
			<span>
				<b dir="auto">{finding.headline}</b> {finding.fix}
				{place && (
					<code class="client-place" dir="auto">
						{place.text}
					</code>
				)}
			</span>
		</li>
	);
}
