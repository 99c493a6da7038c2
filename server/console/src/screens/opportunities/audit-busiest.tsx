import { listSearchPages, reportOnPage } from '@plumbline/core/api';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { callEndpoint, isSignedOut } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { SessionContext } from '../../session/session.ts';
import { countryOf } from '../../site/country-of.ts';
import { useChosenSite } from '../../site/site.ts';
import { type AuditedPages, auditEach, noneAudited } from './audit-each.ts';

const mostPages = 50;
/** As a crawl does by default. */
const restMs = 1000;

interface AuditBusiestProps {
	readonly onAudited: () => void;
}

/** The button that audits the busiest pages of the site, and how far it is. */
export function AuditBusiest({ onAudited }: AuditBusiestProps) {
	const own = useLanguage().texts.opportunities.busiest;
	const { session } = useContext(SessionContext);
	const chosen = useChosenSite();
	const { error, isRunning, run } = useAction();
	const [total, setTotal] = useState<number | null>(null);
	const [done, setDone] = useState<AuditedPages>(noneAudited);
	const gone = useRef(new AbortController());
	useEffect(() => () => gone.current.abort(), []);
	if (chosen === null || !session?.scopes.includes('optimize')) return null;
	const { signal } = gone.current;
	const geo = countryOf(chosen.engine);
	const which = {
		site_global_key: chosen.site.site_global_key,
		...(chosen.engine && { search_engine_global_key: chosen.engine }),
	};
	const auditAll = () =>
		run(async () => {
			const asked = { ...which, sort_col: 'clicks' as const, limit: mostPages };
			const { data } = await callEndpoint(listSearchPages, asked, signal);
			setTotal(data.pages.length);
			const audited = await auditEach(
				data.pages.map(({ url }) => url),
				{
					audit: (url) => callEndpoint(reportOnPage, { url, geo, remember: true }, signal),
					rest: () => new Promise((resolve) => setTimeout(resolve, restMs)),
					isLast: isSignedOut,
					onStep: setDone,
					signal,
				},
			);
			if (signal.aborted) return;
			if (audited.audited > 0) onAudited();
			else if (audited.error !== null) throw audited.error;
		});
	const count = done.audited + done.failed;
	return (
		<>
			<button type="button" disabled={isRunning} onClick={auditAll}>
				{own.start({ count: mostPages })}
			</button>
			{isRunning && total !== null && (
				<span role="status">
					<progress value={count} max={Math.max(total, 1)} aria-label={own.running} />{' '}
					{own.progress({ count, total })}
				</span>
			)}
			{!isRunning && done.failed > 0 && (
				<span class="quiet"> {own.failed({ count: done.failed })}</span>
			)}
			<ErrorNotice error={error} />
		</>
	);
}
