import '../../styles/rankings.css';
import { useRef, useState } from 'preact/hooks';
import { changeSite } from '../../settings/change-site.ts';
import { AddressField } from '../controls/address-field.tsx';
import { FieldsForm } from '../controls/fields-form.tsx';
import { usePage } from '../page-view.ts';
import { auditTwin } from './audit-twin.ts';
import { parseTwinAddress, twinUrl } from './twin-address.ts';
import { useComparisonTexts } from './use-comparison-texts.ts';

interface TwinSectionProps {
	/** Called with the tab of the twin once it is audited. */
	readonly onOpen: (tabId: number) => void;
}

/** Lets the user name the staging copy of the site, and opens the page there. */
export function TwinSection({ onOpen }: TwinSectionProps) {
	const { site, url } = usePage();
	const texts = useComparisonTexts().twin;
	if (!/^https?:/.test(url)) return null;
	return (
		<section class="twin">
			<h2>{texts.title}</h2>
			{site.twin ? <OpenTwin key={url} twin={site.twin} onOpen={onOpen} /> : <TwinForm />}
		</section>
	);
}

function OpenTwin({ onOpen, twin }: TwinSectionProps & { readonly twin: string }) {
	const { changeSite: change, others, url } = usePage();
	const texts = useComparisonTexts().twin;
	const [state, setState] = useState<'opening' | 'denied' | 'failed' | null>(null);
	const [opened, setOpened] = useState<number | null>(null);
	const { host } = new URL(twin);

	function fail(error: unknown) {
		console.error('The copy of the page could not be opened.', error);
		setState('failed');
	}

	async function open() {
		setState('opening');
		const tabId = await auditTwin(twinUrl(url, twin), others.audits);
		setState(tabId === null ? 'denied' : null);
		setOpened(tabId);
		if (tabId !== null) onOpen(tabId);
	}
	const isUnread = opened !== null && others.tabs.get(opened)?.kind === 'refused';
	return (
		<>
			<p>
				<button
					type="button"
					class="more"
					disabled={state === 'opening'}
					onClick={() => void open().catch(fail)}
				>
					{texts.open({ host })}
				</button>{' '}
				<button type="button" class="more" onClick={() => void change(() => ({ twin: '' }))}>
					{texts.remove({ host })}
				</button>
			</p>
			<p role="status">
				{state === 'opening' && texts.opening({ host })}
				{state === 'denied' && texts.denied}
				{(state === 'failed' || isUnread) && texts.failed({ host })}
			</p>
		</>
	);
}

function TwinForm() {
	const { changeSite: change, url } = usePage();
	const texts = useComparisonTexts().twin;
	const field = useRef<HTMLInputElement>(null);
	const [isFaulty, setFaulty] = useState(false);

	function save(event: Event) {
		event.preventDefault();
		const twin = parseTwinAddress(field.current?.value ?? '', url);
		setFaulty(twin === null);
		if (twin === null) return;
		void change(() => ({ twin }));
		// The rule works from the copy as well.
		void changeSite(twin, () => ({ twin: new URL(url).origin }));
	}
	return (
		<FieldsForm onSubmit={save} fault={isFaulty ? texts.fault : null} submit={texts.save}>
			<p class="quiet-text">{texts.why}</p>
			<AddressField
				label={texts.field}
				field={field}
				placeholder="https://staging.example.com"
				isFaulty={isFaulty}
			/>
		</FieldsForm>
	);
}
