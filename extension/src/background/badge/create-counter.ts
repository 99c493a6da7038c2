import { browser } from 'wxt/browser';
import type { CountRequest } from '../../counter/count-host.ts';
import { answerMessages } from '../../messaging/answer-messages.ts';
import { countHost } from './count-host.ts';

/** Runs the counter that pages connect to for their count; started when the first page connects. */
export function createCounter(): { readonly start: () => Promise<void> } {
	if (import.meta.env.FIREFOX) return { start: startInBackground };
	answerCounter();
	return { start: startOffscreen };
}

let counting: Promise<void> | undefined;

/** Firefox runs the background as a page, which can import modules on demand. */
function startInBackground(): Promise<void> {
	counting ??= import('../../counter/count-pages.ts').then(({ countPages }) =>
		countPages(countHost, () => {}),
	);
	return counting;
}

/** A service worker cannot import on demand, so Chrome counts in an offscreen document. */
function startOffscreen(): Promise<void> {
	counting ??= openCounter().finally(() => {
		counting = undefined;
	});
	return counting;
}

/** Resolves when the counter is listening. */
async function openCounter(): Promise<void> {
	if (await browser.offscreen.hasDocument()) return;
	await browser.offscreen.createDocument({
		url: '/counter.html',
		reasons: ['DOM_PARSER'],
		justification: 'Reads the HTML of pages of sites you chose and counts their problems.',
	});
}

function answerCounter(): void {
	const counter = browser.runtime.getURL('/counter.html');
	answerMessages((message, { id, url }) => {
		if (id !== browser.runtime.id || url !== counter || !isCountRequest(message)) return;
		return message.count === 'settingsOf'
			? countHost.settingsOf(message.input)
			: countHost.show(message.input);
	});
}

// The caller has checked that our own page sent it, so the type holds.
const isCountRequest = (message: unknown): message is CountRequest =>
	typeof message === 'object' && message !== null && 'count' in message;
