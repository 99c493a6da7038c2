import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Answers, answer } from '../messaging/answer.ts';
import { inParts } from '../messaging/in-parts.ts';
import { portPair } from '../messaging/port-pair.ts';
import type { PageRead } from '../messaging/protocol.ts';
import type { PanelEvent } from './panel-state.ts';
import { createTabAudits } from './tab-audits.ts';

const TAB = 3;

const noAnswer = () => Promise.reject(new Error('Nobody asks for it here.'));
const answers = { served: noAnswer, describe: noAnswer, point: noAnswer, mark: noAnswer };

/** Pages that come one after the other in one tab; each answers what `read` says, or goes when it is asked. */
function tabOf(...pages: readonly (Answers['read'] | 'goes')[]) {
	const waiting = [...pages];
	vi.spyOn(browser.tabs, 'get').mockResolvedValue({ url: 'https://example.com/' } as never);
	vi.spyOn(browser.scripting, 'executeScript').mockResolvedValue([] as never);
	vi.spyOn(browser.tabs, 'connect').mockImplementation(() => {
		const ends = portPair();
		const page = waiting.shift();
		if (page === 'goes') ends.page.onMessage.addListener(() => ends.page.disconnect());
		else if (page) answer(inParts(ends.page), { ...answers, read: page });
		return ends.panel as never;
	});
}

function listen() {
	const heard: PanelEvent[] = [];
	const audits = createTabAudits((event) => heard.push(event));
	return {
		audits,
		reasons: () => heard.flatMap((event) => ('reason' in event ? event.reason : [])),
	};
}

const picture = (): PageRead => ({ kind: 'not_a_page', contentType: 'image/png' });

beforeEach(() => fakeBrowser.reset());

test('a new page is read although the one before goes only now', async () => {
	tabOf('goes', picture);
	const { audits, reasons } = listen();

	await audits.read(TAB, { isNewPage: true });

	expect(reasons()).toEqual(['not_a_page']);
});

test('a page that goes while it is read again is gone', async () => {
	tabOf('goes', picture);
	const { audits, reasons } = listen();

	await audits.read(TAB);

	expect(reasons()).toEqual([]);
});

test('a tab whose pages go one after the other is left alone', async () => {
	tabOf('goes', 'goes', picture);
	const { audits, reasons } = listen();

	await audits.read(TAB, { isNewPage: true });

	expect(reasons()).toEqual([]);
});
