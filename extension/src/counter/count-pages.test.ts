import { createNodeRegistry, fromDocument } from '@plumbline/core';
import { afterEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { type Answers, answer } from '../messaging/answer.ts';
import { chunkedPort } from '../messaging/chunked-port.ts';
import { portPair } from '../messaging/port-pair.ts';
import { countPort, type PageRead, type Served } from '../messaging/protocol.ts';
import { emptySite } from '../settings/site-memory.ts';
import type { Badge, CountSettings } from './count-host.ts';
import { countPages } from './count-pages.ts';

const url = 'https://bakery.example/';
const settings: CountSettings = { site: { ...emptySite, showsBadge: true }, usualGeo: 'us' };
const sent: Served = {
	url,
	html: null,
	reason: 'served_html_failed',
	response: null,
	robotsTxt: null,
};

/** A counter and a page that connects to it. */
function countedPage(given: Partial<Answers>) {
	const shown: Badge[] = [];
	const pages: number[] = [];
	const site = { settings: settings as CountSettings | null, onAsked: async () => {} };
	vi.spyOn(browser.runtime.onConnect, 'addListener').mockImplementation((heard) => {
		heard({ ...ends.panel, name: countPort, sender: { tab: { id: 3 } } } as never);
	});
	const ends = portPair();
	const page = chunkedPort(ends.page);
	const closed = vi.fn();
	page.onDisconnect.addListener(closed);
	const noAnswer = () => Promise.reject(new Error('Nobody asks for it here.'));
	answer(page, {
		read: async () => {
			const read = await fromDocument(document, { registry: createNodeRegistry() });
			return { kind: 'page', facts: { ...read, facts: { ...read.facts, url } } };
		},
		served: () => sent,
		describe: noAnswer,
		point: noAnswer,
		mark: noAnswer,
		regions: noAnswer,
		...given,
	});
	countPages(
		{
			settingsOf: async () => {
				await site.onAsked();
				return site.settings;
			},
			show: async (badge) => {
				shown.push(badge);
			},
		},
		(count) => pages.push(count),
	);
	const change = () => page.postMessage({ event: 'changed' });
	return { change, closed, leave: page.disconnect, pages, shown, site };
}

afterEach(() => vi.restoreAllMocks());

test('shows the number of problems on a page', async () => {
	const { shown } = countedPage({});

	await vi.waitFor(() => expect(shown).toMatchObject([{ tabId: 3 }]));
});

test('counts once for changes that arrive while it is counting', async () => {
	const { promise: read, resolve: end } = Promise.withResolvers<PageRead>();
	const picture: PageRead = { kind: 'not_a_page', contentType: 'image/png' };
	const reads = vi.fn(() => (reads.mock.calls.length === 1 ? read : picture));
	const { change } = countedPage({ read: reads });
	await vi.waitFor(() => expect(reads).toHaveBeenCalledOnce());

	for (let count = 0; count < 5; count++) change();
	await new Promise((resolve) => setTimeout(resolve, 20));
	end(picture);
	await new Promise((resolve) => setTimeout(resolve, 20));

	expect(reads).toHaveBeenCalledTimes(2);
});

test('shows no number once the badge is switched off', async () => {
	const served = vi.fn(() => {
		site.settings = null;
		return sent;
	});
	const { closed, pages, shown, site } = countedPage({ served });

	await vi.waitFor(() => expect(closed).toHaveBeenCalled());

	expect(served).toHaveBeenCalled();
	expect(shown).toEqual([]);
	expect(pages).toEqual([1, 0]);
});

test('does not show the number of the previous page on the next one', async () => {
	const gone = vi.fn(async () => {
		leave();
		await new Promise((resolve) => setTimeout(resolve));
	});
	const served = () => {
		site.onAsked = gone;
		return sent;
	};
	const { leave, shown, site } = countedPage({ served });

	await vi.waitFor(() => expect(gone).toHaveBeenCalled());
	await new Promise((resolve) => setTimeout(resolve, 20));

	expect(shown).toEqual([]);
});
