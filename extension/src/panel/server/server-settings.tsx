import type { Ref } from 'preact';
import { useLanguage } from '../language.ts';
import { ConnectForm } from './connect-form.tsx';
import { Connected } from './connected.tsx';

interface ServerSettingsProps {
	/** Origin of the connected server; empty for none. */
	readonly origin: string;
	readonly fold: Ref<HTMLDetailsElement>;
}

/** The server that rankings come from. */
export function ServerSettings({ origin, fold }: ServerSettingsProps) {
	const texts = useLanguage().texts.server;
	return (
		<details class="server" ref={fold}>
			<summary>{origin ? texts.connectedTo(origin) : texts.server}</summary>
			{origin ? <Connected key={origin} origin={origin} /> : <ConnectForm />}
		</details>
	);
}
