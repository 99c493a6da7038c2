import { browser } from 'wxt/browser';
import type { CountRequest } from '../../counter/count-host.ts';
import { answerMessages } from '../answer-messages.ts';
import { countHost } from './count-host.ts';

/** Where pages connect to be counted, started when the first one comes. */
export function createCounter(): { readonly start: () => Promise<void> } {
	if (import.meta.env.FIREFOX) return { start: startHere };
	answerCounter();
	return { start: startApart };
}

let counting: Promise<void> | undefined;

/** The background of Firefox is a page: it loads what it needs when it needs it. */
function startHere(): Promise<void> {
	counting ??= import('../../counter/count-pages.ts').then(({ countPages }) =>
		countPages(countHost, () => {}),
	);
	return counting;
}

/** A service worker can load nothing later, so Chrome counts in a page that nobody sees. */
function startApart(): Promise<void> {
	counting ??= openCounter().finally(() => {
		counting = undefined;
	});
	return counting;
}

/** Done when it listens. */
async function openCounter(): Promise<void> {
	if (await browser.offscreen.hasDocument()) return;
	await browser.offscreen.createDocument({
		url: '/counter.html',
		reasons: ['DOM_PARSER'],
		justification:
			'Reads the HTML that pages of sites you chose are sent as, and counts their problems.',
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

// Only our own page gets here, and it sends what the type says.
const isCountRequest = (message: unknown): message is CountRequest =>
	typeof message === 'object' && message !== null && 'count' in message;
