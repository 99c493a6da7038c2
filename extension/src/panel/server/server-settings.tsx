import '../../styles/rankings.css';
import { ConnectForm } from './connect-form.tsx';
import { Connected } from './connected.tsx';
import { useServerTexts } from './use-server-texts.ts';

interface ServerSettingsProps {
	/** Origin of the connected server; empty for none. */
	readonly origin: string;
}

/** The server that rankings come from. */
export function ServerSettings({ origin }: ServerSettingsProps) {
	const texts = useServerTexts();
	return (
		<details class="server">
			<summary>{origin ? texts.connectedTo({ origin }) : texts.server}</summary>
			{origin ? <Connected key={origin} origin={origin} /> : <ConnectForm />}
		</details>
	);
}
