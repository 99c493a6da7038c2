import { factsOfHtml, load } from '@plumbline/core';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createJudge } from '../../judging/judge.ts';
import { LanguageContext, languageFor } from '../../language/language.ts';
import { emptySite } from '../../settings/site-memory.ts';
import { type PageView, PageViewContext } from '../page-view.ts';
import { createCheckRuns } from '../url-checks/check-runs.ts';
import { Indexing } from './indexing.tsx';

const german = 'https://bakery.example/de';
const pageOf = (url: string) => `<title>Bread</title>
	<link rel="alternate" hreflang="en" href="${url}">
	<link rel="alternate" hreflang="de" href="${german}">`;

const checkRuns = createCheckRuns();
const root = document.createElement('div');

async function show(url: string) {
	const language = await languageFor('en');
	const judge = createJudge({ geo: 'us', usualGeo: 'us' });
	const read = factsOfHtml(pageOf(url), { geo: 'us', url, scope: 'document' });
	const judged = await judge(read, new AbortController().signal);
	const page: PageView = {
		...judged,
		report: judged.report(),
		url,
		visit: 0,
		site: emptySite,
		keywords: [],
		words: [],
		changeSite: async () => {},
		server: '',
		others: {
			tabId: 1,
			tabs: new Map(),
			audits: { describe: async () => {}, read: async () => {} },
		},
		checkRuns,
		picked: null,
		open: () => {},
	};
	await act(() =>
		render(
			<LanguageContext.Provider value={language}>
				<PageViewContext.Provider value={page}>
					<Indexing />
				</PageViewContext.Provider>
			</LanguageContext.Provider>,
			root,
		),
	);
}

beforeEach(() => {
	fakeBrowser.reset();
	return load({ html: true });
});
afterEach(() => render(null, root));

test('clears the answers about hreflang versions between pages', async () => {
	const rye = 'https://bakery.example/rye';
	vi.spyOn(browser.permissions, 'request').mockResolvedValue(true as never);
	vi.stubGlobal(
		'fetch',
		async () => new Response(pageOf(rye), { headers: { 'content-type': 'text/html' } }),
	);
	await show(rye);
	await act(() => root.querySelector<HTMLButtonElement>('.ask button')?.click());
	await vi.waitFor(() => expect(root.querySelector('.health.good')).not.toBeNull());

	await show('https://bakery.example/spelt');

	expect(root.querySelector('.health')).toBeNull();
});
