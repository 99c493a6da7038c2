import { type PageReport, reportOnPage } from '@plumbline/core/api';
import { useEffect, useState } from 'preact/hooks';
import { isOwnLink, useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { countryOf } from '../../site/country-of.ts';
import { useChosen } from '../../site/site.ts';
import { ReportView } from './report-view.tsx';

/** Audits one published page, as the extension and the editor do. */
export function Audit() {
	const { texts, locale } = useLanguage();
	const own = texts.audit;
	const { query, change } = useNavigation();
	const country = countryOf(useChosen()?.engine ?? null);
	const [url, setUrl] = useState(query.get('url') ?? '');
	const [keyword, setKeyword] = useState(query.get('for') ?? '');
	const [report, setReport] = useState<PageReport | null>(null);
	const { isRunning, error, run } = useAction();

	const audit = () => {
		change({ url, for: keyword });
		return run(async () => {
			setReport(null);
			const asked = { url, geo: country, locale, details: true };
			const { data } = await callEndpoint(reportOnPage, {
				...asked,
				...(keyword.trim() !== '' && { keyword }),
			});
			setReport(data);
		});
	};

	// A link of a different site must not make this server fetch a page.
	// Only for the address that led here.
	useEffect(() => {
		if (url !== '' && isOwnLink()) audit();
	}, []);

	return (
		<>
			<form
				class="line"
				onSubmit={(event) => {
					event.preventDefault();
					audit();
				}}
			>
				<label class="wide">
					<span>{own.url}</span>
					<input
						type="url"
						required
						placeholder="https://example.com/"
						value={url}
						onInput={({ currentTarget }) => setUrl(currentTarget.value)}
					/>
				</label>
				<label>
					<span>{own.keyword}</span>
					<input
						dir="auto"
						value={keyword}
						onInput={({ currentTarget }) => setKeyword(currentTarget.value)}
					/>
				</label>
				<button type="submit" class="primary" disabled={isRunning}>
					{isRunning ? own.running : own.run}
				</button>
			</form>
			<ErrorNotice error={error} />
			{report && <ReportView report={report} />}
			{!report && !error && !isRunning && (
				<div class="empty">
					<h2>{own.none}</h2>
					<p>{own.noneWhy}</p>
				</div>
			)}
		</>
	);
}
