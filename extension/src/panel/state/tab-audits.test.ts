import { createNodeRegistry, fromDocument } from '@plumbline/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Answers, answer } from '../../messaging/answer.ts';
import { chunkedPort } from '../../messaging/chunked-port.ts';
import { portPair } from '../../messaging/port-pair.ts';
import type { PageRead, Served } from '../../messaging/protocol.ts';
import type { PanelEvent } from './panel-state.ts';
import { createTabAudits } from './tab-audits.ts';

const tab = 3;

const noAnswer = () => Promise.reject(new Error('Nobody asks for it here.'));
const answers = {
	served: noAnswer,
	describe: noAnswer,
	point: noAnswer,
	mark: noAnswer,
	regions: noAnswer,
};

/**
 * Successive pages of one tab. Each answers with what `read` returns, or leaves when it is read.
 */
function tabOf(...pages: readonly (Answers['read'] | 'goes')[]) {
	const waiting = [...pages];
	vi.spyOn(browser.tabs, 'connect').mockImplementation(() => {
		const ends = portPair();
		const page = waiting.shift();
		if (page === 'goes') ends.page.onMessage.addListener(() => ends.page.disconnect());
		else if (page) answer(chunkedPort(ends.page), { ...answers, read: page });
		return ends.panel as never;
	});
}

/** A single-page application in one tab, and a function that reports a change of it. */
function applicationOf(given: Pick<Answers, 'read'> & Partial<Answers>) {
	const ends = portPair();
	const page = chunkedPort(ends.page);
	vi.spyOn(browser.tabs, 'connect').mockReturnValue(ends.panel as never);
	answer(page, { ...answers, ...given });
	return { change: () => page.postMessage({ event: 'changed' }) };
}

async function pageAt(url: string): Promise<PageRead> {
	const read = await fromDocument(document, { registry: createNodeRegistry() });
	return { kind: 'page', facts: { ...read, facts: { ...read.facts, url } } };
}

const sentAt = (url: string): Served => ({
	url,
	html: null,
	reason: 'served_html_failed',
	response: null,
	robotsTxt: null,
});

function listen() {
	const heard: PanelEvent[] = [];
	const audits = createTabAudits((event) => heard.push(event));
	return {
		audits,
		compared: () => heard.flatMap((event) => ('second' in event ? event.second.url : [])),
		fileTypes: () => heard.flatMap((event) => (event.type === 'file' ? event.contentType : [])),
		reasons: () => heard.flatMap((event) => ('reason' in event ? event.reason : [])),
	};
}

const picture = (): PageRead => ({ kind: 'not_a_page', contentType: 'image/png' });

beforeEach(() => {
	fakeBrowser.reset();
	vi.spyOn(browser.tabs, 'get').mockResolvedValue({ url: 'https://example.com/' } as never);
	vi.spyOn(browser.scripting, 'executeScript').mockResolvedValue([] as never);
});

test('reads a new page although the old one disconnects only afterwards', async () => {
	tabOf('goes', picture);
	const { audits, fileTypes } = listen();

	await audits.read(tab, { isNewPage: true });

	expect(fileTypes()).toEqual(['image/png']);
});

test('reports a page as gone when it leaves while it is read again', async () => {
	tabOf('goes', picture);
	const { audits, reasons } = listen();

	await audits.read(tab);

	expect(reasons()).toEqual([]);
});

test('gives up on a tab whose pages leave one after another', async () => {
	tabOf('goes', 'goes', picture);
	const { audits, reasons } = listen();

	await audits.read(tab, { isNewPage: true });

	expect(reasons()).toEqual([]);
});

test('reads a page that the browser blocks for a moment after the click', async () => {
	vi.spyOn(browser.scripting, 'executeScript')
		.mockRejectedValueOnce(new Error('Cannot access contents of the page.'))
		.mockRejectedValueOnce(new Error('Cannot access contents of the page.'))
		.mockResolvedValue([] as never);
	tabOf(picture);
	const { audits, fileTypes } = listen();

	await audits.read(tab, { wasClicked: true });

	expect(fileTypes()).toEqual(['image/png']);
});

test('reports a page that stays blocked as forbidden', async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	vi.spyOn(browser.scripting, 'executeScript').mockRejectedValue(new Error('Policy.'));
	tabOf(picture);
	const { audits, reasons } = listen();

	await audits.read(tab, { wasClicked: true });

	expect(reasons()).toEqual(['forbidden']);
});

test('reads a page again when it changes during a reading', async () => {
	const { promise: read, resolve: end } = Promise.withResolvers<PageRead>();
	const reads = vi.fn(() => (reads.mock.calls.length === 1 ? read : picture()));
	const { change } = applicationOf({ read: reads });
	const { audits } = listen();
	const first = audits.read(tab);
	await vi.waitFor(() => expect(reads).toHaveBeenCalledOnce());

	change();
	await new Promise((resolve) => setTimeout(resolve));
	end(picture());
	await first;

	await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
});

test('drops the served HTML of a URL that was left, however late it arrives', async () => {
	const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
	let address = 'https://example.com/slow';
	const { change } = applicationOf({
		read: () => pageAt(address),
		served: async () => {
			const sent = sentAt(address);
			if (address.endsWith('/slow')) await late;
			return sent;
		},
	});
	const { audits, compared } = listen();
	await audits.read(tab);
	address = 'https://example.com/fast';
	change();
	await vi.waitFor(() => expect(compared()).toEqual([address]));

	arrive();
	await new Promise((resolve) => setTimeout(resolve, 20));

	expect(compared()).toEqual([address]);
});

test('reports the served HTML again after a failed reading', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const url = 'https://example.com/';
	const reads = vi.fn(async () => {
		if (reads.mock.calls.length === 2) throw new Error('A mistake of ours.');
		return pageAt(url);
	});
	applicationOf({ read: reads, served: () => sentAt(url) });
	const { audits, compared, reasons } = listen();
	await audits.read(tab);
	await vi.waitFor(() => expect(compared()).toEqual([url]));
	await audits.read(tab);
	expect(reasons()).toEqual(['unexpected']);

	await audits.read(tab);

	await vi.waitFor(() => expect(compared()).toEqual([url, url]));
});
