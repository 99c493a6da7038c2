import { type SignedIn, signIn, whoIsSignedIn } from '@plumbline/console/contract';
import { Mark } from '@plumbline/ui';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { callConsole } from '../api/send.ts';
import { useAction } from '../api/use-action.ts';
import { ErrorNotice } from '../controls/error-notice.tsx';
import { useLanguage } from '../language/language.ts';
import { SessionContext } from '../session/session.ts';

interface SignInProps {
	/** The token of the link that opened the page. */
	readonly token: string | null;
	readonly failure: Error | null;
	/** Whether a screen with unsaved input is behind the form. */
	readonly isAgain: boolean;
}

/** Signs in with a link by itself, or with an API key that somebody enters. */
export function SignIn({ token, failure, isAgain }: SignInProps) {
	const texts = useLanguage().texts.signIn;
	const { onSignedIn } = useContext(SessionContext);
	const [key, setKey] = useState('');
	const { isRunning, error, run } = useAction();
	const tried = useRef(false);
	const dialog = useRef<HTMLDialogElement>(null);

	const enter = (secret: string) =>
		run(async () => {
			const session: SignedIn = await callConsole(signIn, { secret });
			onSignedIn(session);
		});

	// A link is tried once.
	useEffect(() => {
		dialog.current?.showModal();
		if (token === null || tried.current || isAgain) return;
		tried.current = true;
		// A bookmarked link has been used, but this browser may still be signed in.
		enter(token).then((isIn) => {
			if (!isIn) callConsole(whoIsSignedIn, {}).then(onSignedIn, () => undefined);
		});
	}, []);

	return (
		<dialog
			ref={dialog}
			class={isAgain ? 'sign-in' : 'sign-in alone'}
			aria-labelledby="sign-in-title"
			onCancel={(event) => event.preventDefault()}
		>
			<p class="wordmark">
				<Mark /> Plumbline
			</p>
			<h1 id="sign-in-title">{isAgain ? texts.again : texts.title}</h1>
			<p class="quiet">{isAgain ? texts.whyAgain : texts.how}</p>
			<pre class="command">plumbline console</pre>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					enter(key.trim());
				}}
			>
				<label>
					<span>{texts.key}</span>
					<input
						type="password"
						autocomplete="current-password"
						required
						maxLength={256}
						value={key}
						onInput={({ currentTarget }) => setKey(currentTarget.value)}
					/>
				</label>
				<button type="submit" class="primary" disabled={isRunning}>
					{texts.enter}
				</button>
				{isAgain && (
					<button type="button" onClick={() => location.reload()}>
						{texts.reload}
					</button>
				)}
			</form>
			<ErrorNotice error={error ?? failure} />
		</dialog>
	);
}
