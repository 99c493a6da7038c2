import { listFirstAudits } from '@plumbline/console/contract';
import { setFirstAudit } from '@plumbline/core/api';
import { callConsole, callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';

/** Which sites the server audits by itself once their first figures arrive. */
export function FirstAudits({ sources }: { readonly sources: number }) {
	const own = useLanguage().texts.sources.firstAudit;
	// A new source may bring a new site.
	const {
		data: sites,
		error: unread,
		reload,
	} = useAnswer(`first audits ${sources}`, (signal) => callConsole(listFirstAudits, {}, signal));
	const { error, isRunning, run } = useAction();
	if (sites === null || sites.length === 0) return <ErrorNotice error={unread} />;
	const toggle = (site_global_key: string, first_audit: boolean) =>
		run(async () => {
			await callEndpoint(setFirstAudit, { site_global_key, first_audit });
			reload();
		});
	return (
		<section class="card">
			<h2 id="first-audits">{own.title}</h2>
			<p class="quiet">{own.why}</p>
			<fieldset class="split-choice" aria-labelledby="first-audits">
				{sites.map(({ domain, first_audit: isAllowed, site_global_key: key }) => (
					<label key={key} class="check">
						<input
							type="checkbox"
							checked={isAllowed}
							disabled={isRunning}
							onChange={() => toggle(key, !isAllowed)}
						/>
						<span dir="auto">{domain}</span>
					</label>
				))}
			</fieldset>
			<ErrorNotice error={error} />
		</section>
	);
}
