import { createKey, listKeys, revokeKey } from '@plumbline/console/contract';
import { type Scope, scopes } from '@plumbline/core/api';
import { ScrollBox } from '@plumbline/ui';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Secret } from '../../controls/secret.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

/** The API keys of the account: list, create, revoke. */
export function KeyList() {
	const texts = useLanguage().texts.keys;
	const { moment } = useFormats();
	const keys = useAnswer('keys', (signal) => callConsole(listKeys, {}, signal));
	const [granted, setGranted] = useState<readonly Scope[]>(['read']);
	const [days, setDays] = useState('90');
	const [created, setCreated] = useState<string | null>(null);
	const { isRunning, error, run } = useAction();

	const create = () =>
		run(async () => {
			const asked = { scopes: [...granted], days: days === '' ? null : Number(days) };
			setCreated((await callConsole(createKey, asked)).api_key);
			keys.reload();
		});
	const revoke = (id: number) =>
		run(async () => {
			await callConsole(revokeKey, { id });
			keys.reload();
		});
	const toggle = (scope: Scope) =>
		setGranted(
			granted.includes(scope) ? granted.filter((one) => one !== scope) : [...granted, scope],
		);

	return (
		<section class="card">
			<h2>{texts.title}</h2>
			<p class="quiet">{texts.why}</p>
			<ErrorNotice error={error ?? keys.error} />
			{created !== null && <Secret text={texts.created} value={created} />}
			<ScrollBox label={texts.title}>
				<table class="simple">
					<thead>
						<tr>
							<th scope="col">{texts.key}</th>
							<th scope="col">{texts.scopes}</th>
							<th scope="col">{texts.used}</th>
							<th scope="col">{texts.expires}</th>
							<td />
						</tr>
					</thead>
					<tbody>
						{keys.data?.map(({ id, last4, scopes: own, used_at, expires_at }) => (
							<tr key={id}>
								<th scope="row">
									<code dir="ltr">…{last4}</code>
								</th>
								<td>{own.map((scope) => texts.scopeNames[scope]).join(', ')}</td>
								<td>{used_at === null ? texts.never : moment(used_at)}</td>
								<td>{expires_at === null ? texts.never : moment(expires_at)}</td>
								<td class="number">
									<button
										type="button"
										disabled={isRunning}
										aria-label={texts.revokeOne({ last4 })}
										onClick={() => revoke(id)}
									>
										{texts.revoke}
									</button>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
			{keys.data?.length === 0 && <p class="quiet">{texts.none}</p>}
			<ActionForm
				shape="line"
				action={texts.create}
				isDisabled={isRunning || granted.length === 0}
				onSubmit={create}
			>
				<fieldset class="checks">
					<legend>{texts.scopes}</legend>
					{scopes.map((scope) => (
						<label key={scope} class="check">
							<input
								type="checkbox"
								checked={granted.includes(scope)}
								onChange={() => toggle(scope)}
							/>
							{texts.scopeNames[scope]}
						</label>
					))}
				</fieldset>
				<label>
					<span>{texts.days}</span>
					<input
						type="number"
						min="1"
						max="3650"
						placeholder={texts.never}
						value={days}
						onInput={({ currentTarget }) => setDays(currentTarget.value)}
					/>
				</label>
			</ActionForm>
		</section>
	);
}
