import { type ClientReport, showReport } from '@plumbline/core/api';
import { Icon, saveFile } from '@plumbline/ui';
import { Download } from 'lucide';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { useIsOwner } from '../../session/session.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { ReportSettings } from './report-settings.tsx';
import { ShareReport } from './share-report.tsx';

/** The report for a client: its first page, the file, a link, and how it is sent. */
export function Report() {
	const { texts, locale } = useLanguage();
	const chosen = useChosen();
	const isOwner = useIsOwner();
	const { isRunning, error, run } = useAction();
	const site = chosen?.site.site_global_key ?? '';
	const which = {
		...{ site_global_key: site, locale },
		...(chosen?.engine && { search_engine_global_key: chosen.engine }),
		...chosen?.period,
		...chosen?.compared,
	};
	const answer = useAnswer(chosen && `report ${JSON.stringify(which)}`, (signal) =>
		callEndpoint(showReport, which, signal),
	);
	if (chosen === null) return <NoSite chosen={chosen} />;
	const save = () =>
		run(async () => {
			const { data } = await callEndpoint(showReport, { ...which, include_html: true });
			const { date_to: date, domain } = data.meta;
			const name = `report-${domain.replaceAll(/[^a-z0-9.-]/gi, '-')}-${date}.html`;
			saveFile({ name, type: 'text/html', content: data.html ?? '' });
		});
	const report = answer.data?.data ?? null;
	return (
		<div class="sections wide-sections">
			<ErrorNotice error={answer.error ?? error} />
			{report === null && answer.error === null && <p class="quiet">{texts.loading}</p>}
			{report && (
				<article class="card first-page">
					<FirstPage report={report} />
					<div class="actions">
						<button type="button" class="primary" disabled={isRunning} onClick={save}>
							<Icon icon={Download} />
							{texts.report.save}
						</button>
						<span class="quiet">{texts.report.saveWhy}</span>
					</div>
				</article>
			)}
			{isOwner && <ShareReport key={`share ${site}`} site={site} />}
			{isOwner && <ReportSettings key={site} site={site} />}
		</div>
	);
}

function FirstPage({ report }: { readonly report: ClientReport }) {
	const { marks } = useLanguage().texts.report;
	return (
		<>
			<h2 dir="auto">{report.headline}</h2>
			<ol class="report-sections">
				{report.sections.map(({ name, sentences, title }) => (
					<li key={name}>
						<h3>{title}</h3>
						<ul>
							{sentences.map(({ mark, text }) => (
								<li key={text} class={`said ${mark}`}>
									<span class="spoken">{marks[mark]}: </span>
									<span dir="auto">{text}</span>
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
			<p class="report-legend quiet" aria-hidden="true">
				{(['better', 'worse', 'open', 'unknown'] as const).map((mark) => (
					<span key={mark} class={`said ${mark}`}>
						{marks[mark]}
					</span>
				))}
			</p>
		</>
	);
}
