import { createNodeRegistry, fromDocument, type PageFacts } from '@plumbline/core';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { LanguageContext, languageFor } from './language.ts';
import { emptyPanel, panelAfter } from './panel-state.ts';
import { createTabAudits } from './tab-audits.ts';
import { TabView } from './tab-view.tsx';

const tabId = 3;
const url = 'https://bakery.example/';

beforeEach(() => fakeBrowser.reset());

test('a mistake with one page is no mistake with the next', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const language = await languageFor('en');
	const root = document.createElement('div');
	const show = (facts: PageFacts) => {
		const tab = panelAfter(emptyPanel, { type: 'read', tabId, facts }).tabs.get(tabId);
		if (!tab) throw new Error('The page was not taken.');
		render(
			<LanguageContext.Provider value={language}>
				<TabView
					{...{ tab, tabId }}
					usualGeo="us"
					server=""
					audits={createTabAudits(() => {})}
					onConnect={() => {}}
					speak={() => {}}
				/>
			</LanguageContext.Provider>,
			root,
		);
	};
	const said = () => root.querySelector('main')?.textContent ?? '';
	// No page reads like this; it stands for one that we cannot judge.
	const broken = {
		source: 'rendered',
		scope: 'document',
		facts: { url },
		unknown: {},
	} as PageFacts;
	await act(() => show(broken));
	await vi.waitFor(() => expect(said()).toContain('our mistake'));

	const read = await fromDocument(document, { registry: createNodeRegistry() });
	await act(() => show({ ...read, facts: { ...read.facts, url } }));

	await vi.waitFor(() => expect(root.querySelector('[role=tabpanel]')).not.toBeNull());
	render(null, root);
});
