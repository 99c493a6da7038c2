import {
	type AuditedPage,
	placesOf,
	type ReportedRule,
	sourcesOf,
	verdictLine,
} from '@plumbline/core';
import { useLanguage } from '../language/language.ts';
import { textsFor as takeAwayTextsFor } from '../texts/take-away/texts.generated.ts';

interface PrintedReportProps extends AuditedPage {
	readonly time: number;
	readonly onPrint: () => void;
}

/** Places per finding; nobody reads more on paper. */
const maxPlaces = 10;

/** The whole audit of one page on paper: the verdict, then what to fix and where. */
export function PrintedReport({ onPrint, report, subject, time }: PrintedReportProps) {
	const { locale, phrase, texts } = useLanguage();
	const date = new Date(time).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
	return (
		<main class="printed">
			<button type="button" class="more" onClick={onPrint}>
				{takeAwayTextsFor(locale).printNow}
			</button>
			<p class="basis">Plumbline · {date}</p>
			<h1 dir="auto">{report.page.title || subject}</h1>
			<p dir="ltr" class="printed-address">
				{subject}
			</p>
			<p class="printed-verdict">{verdictLine(report)}</p>
			<p class="basis">
				{phrase('rule_set', { geo: report.geo, version: report.ruleSet })}
				{report.keywords.length > 0 && ` · ${report.keywords.join(', ')}`}
			</p>
			{report.findings.length === 0 && <p>{texts.findings.nothing}</p>}
			{report.findings.map((rule) => (
				<PrintedFinding key={rule.name} rule={rule} />
			))}
		</main>
	);
}

function PrintedFinding({ rule }: { readonly rule: ReportedRule }) {
	const { phrase, texts } = useLanguage();
	const places = placesOf(rule);
	const shown = places.slice(0, maxPlaces);
	const rest = places.length - shown.length + rule.occurrenceCount - rule.occurrences.length;
	return (
		<section class={`printed-finding ${rule.severity}`}>
			<h2>
				<span class="tag">{phrase(`severity_${rule.severity}`)}</span>{' '}
				<span dir="auto">{rule.headline}</span>
			</h2>
			<p>{rule.why}</p>
			<p>
				<b>{rule.fix}</b>
			</p>
			<ul>
				{shown.map(({ text }, index) => (
					<li key={index} dir="auto">
						{text}
					</li>
				))}
				{rest > 0 && <li>{texts.andMore({ count: rest })}</li>}
			</ul>
			{sourcesOf(rule).map((url) => (
				<p key={url} class="basis" dir="ltr">
					{url}
				</p>
			))}
		</section>
	);
}
