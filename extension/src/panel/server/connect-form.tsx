import { useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import type { ServerFailure } from '../../messaging/server-protocol.ts';
import {
	type AddressFault,
	parseServerAddress,
	permissionFor,
} from '../../server/server-address.ts';
import { AddressField } from '../controls/address-field.tsx';
import { FieldsForm } from '../controls/fields-form.tsx';
import { askServer } from './ask-server.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useServerTexts } from './use-server-texts.ts';

/** Firefox also asks whether a server may receive what the panel sends it. */
const connectPermissions = (origin: string) => ({
	...permissionFor(origin),
	...(import.meta.env.FIREFOX && { data_collection: ['browsingActivity', 'authenticationInfo'] }),
});

type Fault = AddressFault | 'no_key' | 'denied';

/**
 * The URL and key of a server. Both are sent once, to the background, and then cleared from the
 * form.
 */
export function ConnectForm() {
	const texts = useServerTexts();
	const address = useRef<HTMLInputElement>(null);
	const apiKey = useRef<HTMLInputElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState<Fault | null>(null);
	const isStopped = useRef(false);
	const [failure, setFailure] = useState<ServerFailure | null>(null);

	function submit(event: Event) {
		event.preventDefault();
		const parsed = parseServerAddress(address.current?.value ?? '');
		const key = apiKey.current?.value.trim() ?? '';
		setFailure(null);
		if ('fault' in parsed) return refuse(parsed.fault, address.current);
		if (!key) return refuse('no_key', apiKey.current);
		setFault(null);
		setBusy(true);
		isStopped.current = false;
		// This comes first, and nothing is awaited before it: browsers show the prompt only while they
		// handle the click.
		const asked = browser.permissions.request(connectPermissions(parsed.origin));
		void asked
			.then((isAllowed) => (isAllowed ? connect(parsed.origin, key) : setFault('denied')))
			.finally(() => setBusy(false));
	}

	function refuse(reason: Fault, field: HTMLInputElement | null) {
		setFault(reason);
		field?.focus();
	}

	async function connect(origin: string, key: string) {
		const answer = await askServer('connect', { origin, apiKey: key });
		// On success the settings show the connection instead of this form.
		if ('failure' in answer && !isStopped.current) setFailure(answer.failure);
	}

	function stop() {
		isStopped.current = true;
		void askServer('stopConnecting', null);
	}

	return (
		<FieldsForm
			onSubmit={submit}
			fault={fault && texts.faults[fault]}
			submit={isBusy ? texts.connecting : texts.connect}
			isBusy={isBusy}
		>
			<p>{texts.serverWhy}</p>
			<AddressField
				label={texts.address}
				field={address}
				placeholder={texts.addressHint}
				isFaulty={fault === 'invalid' || fault === 'insecure'}
			/>
			<label>
				<span>{texts.apiKey}</span>
				<input
					ref={apiKey}
					type="password"
					dir="ltr"
					autocomplete="off"
					spellcheck={false}
					aria-invalid={fault === 'no_key'}
				/>
			</label>
			{failure && <FailureNotice failure={failure} />}
			{isBusy && (
				<button type="button" class="more" onClick={stop}>
					{texts.stop}
				</button>
			)}
		</FieldsForm>
	);
}
