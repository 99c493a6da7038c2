import { shareSite } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { DaysField } from '../../controls/days-field.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Secret } from '../../controls/secret.tsx';
import { useLanguage } from '../../language/language.ts';

/** Makes a link to this report for a client, which ends. */
export function ShareReport({ site }: { readonly site: string }) {
	const { texts } = useLanguage();
	const own = texts.report;
	const [days, setDays] = useState('90');
	const [link, setLink] = useState<string | null>(null);
	const { isRunning, error, run } = useAction();
	const share = () =>
		run(async () => {
			const asked = { site_global_key: site, days: Number(days) };
			const { token } = await callConsole(shareSite, asked);
			setLink(`${location.origin}/report${location.search}#share=${token}`);
		});
	return (
		<section class="card">
			<h2>{own.share}</h2>
			<p class="quiet">{own.shareWhy}</p>
			<ActionForm shape="line" action={texts.share.create} isDisabled={isRunning} onSubmit={share}>
				<DaysField days={days} onChange={setDays} />
			</ActionForm>
			<ErrorNotice error={error} />
			{link !== null && <Secret text={texts.share.created} value={link} />}
		</section>
	);
}
