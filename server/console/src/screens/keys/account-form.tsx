import { createAccount } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Secret } from '../../controls/secret.tsx';
import { useLanguage } from '../../language/language.ts';

interface Created {
	readonly name: string;
	readonly link: string;
}

/** Creates an account, and the link for its first owner. */
export function AccountForm() {
	const texts = useLanguage().texts.accounts;
	const [name, setName] = useState('');
	const [created, setCreated] = useState<Created | null>(null);
	const { isRunning, error, run } = useAction();
	const create = () =>
		run(async () => {
			const { token } = await callConsole(createAccount, { name });
			setCreated({ name: name.trim(), link: `${location.origin}/#sign-in=${token}` });
			setName('');
		});
	return (
		<section class="card">
			<h2>{texts.title}</h2>
			<p class="quiet">{texts.why}</p>
			<ActionForm shape="line" action={texts.create} isDisabled={isRunning} onSubmit={create}>
				<label>
					<span>{texts.name}</span>
					<input
						dir="auto"
						required
						maxLength={100}
						value={name}
						onInput={({ currentTarget }) => setName(currentTarget.value)}
					/>
				</label>
			</ActionForm>
			<ErrorNotice error={error} />
			{created !== null && (
				<Secret text={texts.created({ name: created.name })} value={created.link} />
			)}
		</section>
	);
}
