import { shareSite } from '@plumbline/console/contract';
import { useContext, useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { DaysField } from '../../controls/days-field.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Secret } from '../../controls/secret.tsx';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';

/** Makes a link that shows one site to guests until it ends. */
export function ShareForm() {
	const texts = useLanguage().texts.share;
	const { sites } = useContext(SiteContext);
	const [site, setSite] = useState(sites[0]?.site_global_key ?? '');
	const [days, setDays] = useState('30');
	const [link, setLink] = useState<string | null>(null);
	const { isRunning, error, run } = useAction();
	if (sites.length === 0) return null;

	const share = () =>
		run(async () => {
			const asked = { site_global_key: site, days: Number(days) };
			const { token } = await callConsole(shareSite, asked);
			setLink(`${location.origin}/#share=${token}`);
		});
	return (
		<section class="card">
			<h2>{texts.title}</h2>
			<p class="quiet">{texts.why}</p>
			<ActionForm shape="line" action={texts.create} isDisabled={isRunning} onSubmit={share}>
				<label>
					<span>{texts.site}</span>
					<select value={site} onChange={({ currentTarget }) => setSite(currentTarget.value)}>
						{sites.map(({ site_global_key: key, domain }) => (
							<option key={key} value={key}>
								{domain}
							</option>
						))}
					</select>
				</label>
				<DaysField days={days} onChange={setDays} />
			</ActionForm>
			<ErrorNotice error={error} />
			{link !== null && <Secret text={texts.created} value={link} />}
		</section>
	);
}
