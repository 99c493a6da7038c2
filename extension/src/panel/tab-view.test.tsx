import { createNodeRegistry, fromDocument, type PageFacts } from '@plumbline/core';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { LanguageContext, languageFor } from '../language/language.ts';
import type { ScreenName } from './screens/screens.ts';
import { emptyPanel, type PanelEvent, panelAfter } from './state/panel-state.ts';
import { createTabAudits } from './state/tab-audits.ts';
import { TabView } from './tab-view.tsx';

const tabId = 3;
const url = 'https://bakery.example/';

beforeEach(() => fakeBrowser.reset());

/** Renders a page that was read, and records what is announced. */
async function panelWith() {
	const language = await languageFor('en');
	const root = document.createElement('div');
	return {
		root,
		show(facts: PageFacts, screen: ScreenName = 'overview', before: readonly PanelEvent[] = []) {
			const events: readonly PanelEvent[] = [...before, { type: 'read', tabId, facts }];
			const tab = events.reduce(panelAfter, emptyPanel).tabs.get(tabId);
			if (!tab) throw new Error('The page was not taken.');
			render(
				<LanguageContext.Provider value={language}>
					<TabView
						{...{ tab, tabId }}
						tabs={new Map()}
						usualGeo="us"
						server=""
						shown={{ current: null }}
						audits={createTabAudits(() => {})}
						screen={screen}
						onOpen={() => {}}
						announce={() => {}}
					/>
				</LanguageContext.Provider>,
				root,
			);
		},
		said: (selector = 'main') => root.querySelector(selector)?.textContent ?? '',
	};
}

async function readPage(at = url): Promise<PageFacts> {
	const read = await fromDocument(document, { registry: createNodeRegistry() });
	return { ...read, facts: { ...read.facts, url: at } };
}

test('an error on one page does not affect the next', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const { root, said, show } = await panelWith();
	// No page produces these facts; they make the audit throw.
	const broken = {
		source: 'rendered',
		scope: 'document',
		facts: { url },
		unknown: {},
	} as PageFacts;
	await act(() => show(broken));
	await vi.waitFor(() => expect(said()).toContain('our mistake'));

	const page = await readPage();
	await act(() => show(page));

	await vi.waitFor(() => expect(root.querySelector('[role=tabpanel]')).not.toBeNull());
	render(null, root);
});

test.each([
	['a new page is read', `${url}rye`, true, 'true'],
	['the same page is loaded again', url, true, 'true'],
	['a script changes the URL', `${url}rye`, false, 'true'],
	['the page changes', url, false, 'false'],
])('when %s, the verdict before is marked as busy: %s', async (_when, at, isLeft, isBusy) => {
	const { root, show } = await panelWith();
	const [before, after] = [await readPage(), await readPage(at)];
	const main = () => root.querySelector('main:has([role=tabpanel])');
	const busy = () => main()?.getAttribute('aria-busy');
	const events: readonly PanelEvent[] = [{ type: 'read', tabId, facts: before }];
	await act(() => show(before));
	await vi.waitFor(() => expect(busy()).toBe('false'));

	show(after, 'overview', isLeft ? [...events, { type: 'gone', tabId }] : events);

	expect(busy()).toBe(isBusy);
	await vi.waitFor(() => expect(busy()).toBe('false'));
	render(null, root);
});

test('says that a change was not stored, until a later change is stored', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const { root, said, show } = await panelWith();
	const page = await readPage();
	await act(() => show(page, 'keywords'));
	await vi.waitFor(() => expect(root.querySelector('.keyword')).not.toBeNull());
	const addKeyword = () => {
		const input = root.querySelector('input');
		if (!input) throw new Error('There is no field for keywords.');
		input.value = 'rye bread';
		input.dispatchEvent(new Event('input', { bubbles: true }));
		input.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
	};
	// Chromium's message.
	const full = new Error('Resource::kQuotaBytes quota exceeded');
	vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValueOnce(full);

	await act(addKeyword);
	await vi.waitFor(() => expect(said('[role=alert]')).toContain('could not be saved'));

	await act(addKeyword);
	await vi.waitFor(() => expect(said('.chip')).toContain('rye bread'));
	expect(root.querySelector('[role=alert]')).toBeNull();
	render(null, root);
});
