import { type Site, setFirstAudit } from '@plumbline/core/api';
import { useContext } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';
import { useMayCrawl } from '../crawls/crawl-list.tsx';

/** Which sites the server audits by itself once their first figures arrive. */
export function FirstAudits() {
	const own = useLanguage().texts.sources.firstAudit;
	const { reload, sites } = useContext(SiteContext);
	const mayCrawl = useMayCrawl();
	const { error, isRunning, run } = useAction();
	if (sites.length === 0) return null;
	const toggle = ({ first_audit: isAllowed, site_global_key }: Site) =>
		run(async () => {
			await callEndpoint(setFirstAudit, { site_global_key, first_audit: !isAllowed });
			reload();
		});
	return (
		<section class="card">
			<h2 id="first-audits">{own.title}</h2>
			<p class="quiet">{own.why}</p>
			<fieldset class="split-choice" aria-labelledby="first-audits">
				{sites.map((site) => (
					<label key={site.site_global_key} class="check">
						<input
							type="checkbox"
							checked={site.first_audit}
							disabled={isRunning || !mayCrawl}
							onChange={() => toggle(site)}
						/>
						<span dir="auto">{site.domain}</span>
					</label>
				))}
			</fieldset>
			<ErrorNotice error={error} />
		</section>
	);
}
