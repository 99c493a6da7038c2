import '../../styles/rankings.css';
import { useRef, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { permissionFor } from '../../server/server-address.ts';
import { changeSite } from '../../settings/site-memory.ts';
import { withHosts } from '../../sites/borrowed-hosts.ts';
import { AddressField } from '../controls/address-field.tsx';
import { FieldsForm } from '../controls/fields-form.tsx';
import { usePage } from '../page-view.ts';
import type { OtherTabs } from './other-tabs.ts';
import { useComparisonTexts } from './use-comparison-texts.ts';

/** A server that takes longer is not worth waiting for; its tab goes on loading. */
const timeoutMs = 30_000;

/**
 * Opens a page in a tab behind this one and audits it there. Returns the tab, or null if the
 * browser denied access. Call it while a click is being handled: browsers show the prompt only then.
 */
async function auditTwin(url: string, audits: OtherTabs['audits']): Promise<number | null> {
	let tabId: number | null = null;
	await withHosts(permissionFor(url).origins, async () => {
		tabId = await openBehind(url);
		// The user asked for exactly this page.
		if (tabId !== null) await audits.read(tabId, { wasClicked: true });
	});
	return tabId;
}

/** Resolves when the page has loaded. */
async function openBehind(url: string): Promise<number | null> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const opened = browser.tabs.create({ url, active: false });
	const hear = async (tabId: number, { status }: { status?: string }) => {
		if (status === 'complete' && tabId === (await opened).id) resolve();
	};
	browser.tabs.onUpdated.addListener(hear);
	const timer = setTimeout(resolve, timeoutMs);
	await promise;
	clearTimeout(timer);
	browser.tabs.onUpdated.removeListener(hear);
	return (await opened).id ?? null;
}

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

/** The origin of a twin from what the user typed; null if it is not that of a different site. */
export function parseTwinAddress(text: string, ownUrl: string): string | null {
	const typed = text.trim();
	const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
	// Chromium escapes spaces in a host name, where other browsers reject the URL.
	if (!url.hostname || url.hostname.includes('%')) return null;
	return url.origin === URL.parse(ownUrl)?.origin ? null : url.origin;
}

/** The URL of the same page on its twin. */
export function twinUrl(url: string, twin: string): string {
	const { pathname, search } = new URL(url);
	return `${twin}${pathname}${search}`;
}
