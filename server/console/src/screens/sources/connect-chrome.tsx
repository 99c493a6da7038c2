import { connectChrome } from '@plumbline/console/contract';
import { useContext, useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { SiteContext, useChosen } from '../../site/site.ts';
import { DomainField } from './domain-field.tsx';

/** Connects the Chrome UX Report with the person’s own key, which never comes back to the page. */
export function ConnectChrome() {
	const own = useLanguage().texts.sources;
	const [domain, setDomain] = useState(useChosen()?.site.domain ?? '');
	const [key, setKey] = useState('');
	const { reload } = useContext(SiteContext);
	const { isRunning, error, run } = useAction();
	const connect = () =>
		run(async () => {
			await callConsole(connectChrome, { domain, api_key: key });
			setKey('');
			reload();
		});
	return (
		<section class="card">
			<h2>{own.chrome}</h2>
			<p>{own.chromeWhy}</p>
			<p>
				{own.chromeStep}{' '}
				<a
					href="https://developer.chrome.com/docs/crux/api#crux-api-key"
					target="_blank"
					rel="noreferrer"
				>
					developer.chrome.com
				</a>
			</p>
			<ActionForm shape="short" action={own.read} isDisabled={isRunning} onSubmit={connect}>
				<DomainField value={domain} onInput={setDomain} />
				<label>
					<span>{own.apiKey}</span>
					<input
						type="password"
						autocomplete="off"
						dir="ltr"
						required
						value={key}
						onInput={({ currentTarget }) => setKey(currentTarget.value)}
					/>
				</label>
				<ErrorNotice error={error} />
			</ActionForm>
		</section>
	);
}
