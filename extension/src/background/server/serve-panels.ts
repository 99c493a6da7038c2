import { browser } from 'wxt/browser';
import { answerMessages } from '../../messaging/answer-messages.ts';
import type { ServerRequest } from '../../messaging/server-protocol.ts';
import { answerPanel } from './answer-panel.ts';
import { serverAccess } from './server-access.ts';

/** Answers only our own pages, because content scripts can send messages too. */
export function servePanels(): void {
	const access = serverAccess();
	// Our own pages have this origin; a content script has the URL of its page.
	const ownPages = new URL('/', browser.runtime.getURL('/sidepanel.html')).href;
	answerMessages((message, sender) => {
		if (sender.id !== browser.runtime.id || !sender.url?.startsWith(ownPages)) return;
		if (!isServerRequest(message)) return;
		return answerPanel(message, access);
	});
}

// The caller has checked that our own page sent it, so the type holds.
const isServerRequest = (message: unknown): message is ServerRequest =>
	typeof message === 'object' && message !== null && 'server' in message;
