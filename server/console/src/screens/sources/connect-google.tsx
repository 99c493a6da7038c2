import { beginGoogle, knowsGoogleClient } from '@plumbline/console/contract';
import { Icon } from '@plumbline/ui';
import { Plug } from 'lucide';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';

/** Sends the person to Google’s page, which asks for consent and leads back here. */
export function ConnectGoogle({ isFirst }: { readonly isFirst: boolean }) {
	const texts = useLanguage().texts.sources;
	const client = useAnswer('google client', (signal) => callConsole(knowsGoogleClient, {}, signal));
	const [file, setFile] = useState<string | null>(null);
	const { isRunning, error, run } = useAction();
	if (client.data === null) return <ErrorNotice error={client.error} />;
	const { is_known: isKnown, redirect_url: redirectUrl } = client.data;

	const begin = () =>
		run(async () => {
			const { authorize_url: url } = await callConsole(beginGoogle, { client_file: file });
			location.assign(url);
		});
	return (
		<section class="card">
			<h2>{isFirst ? texts.connectFirst : texts.connectMore}</h2>
			<p>{texts.why}</p>
			{!isKnown && (
				<ol class="steps">
					<li>
						{texts.step1}{' '}
						<a href="https://console.cloud.google.com/" target="_blank" rel="noreferrer">
							console.cloud.google.com
						</a>
					</li>
					<li>{texts.step2}</li>
					<li>
						{texts.step3} <code dir="ltr">{redirectUrl}</code>
					</li>
				</ol>
			)}
			<form
				class="short"
				onSubmit={(event) => {
					event.preventDefault();
					begin();
				}}
			>
				{!isKnown && (
					<label>
						<span>{texts.file}</span>
						<input
							type="file"
							accept="application/json,.json"
							required
							onChange={async ({ currentTarget }) =>
								setFile((await currentTarget.files?.[0]?.text()) ?? null)
							}
						/>
					</label>
				)}
				<ErrorNotice error={error} />
				<button type="submit" class="primary" disabled={isRunning}>
					<Icon icon={Plug} />
					{texts.connect}
				</button>
			</form>
		</section>
	);
}
