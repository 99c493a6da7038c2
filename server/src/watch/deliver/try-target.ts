import { randomUUID } from 'node:crypto';
import type { Locale } from '@plumbline/core';
import { newsHtml } from '../messages/news-html.ts';
import { newsText, newsTitle } from '../messages/news-text.ts';
import { type Sending, sendMessage } from './send-message.ts';
import { DeliveryError } from './send-webhook.ts';
import type { Target } from './target.ts';

interface Sender {
	readonly domain: string;
	readonly timeZone: string;
	/** Name of the watch. */
	readonly watch: string;
	readonly locale: Locale;
}

/** Sends a message without news. Null if it arrived; otherwise what went wrong. */
export async function tryTarget(
	target: Target,
	sender: Sender,
	sending: Sending,
): Promise<string | null> {
	const message = {
		id: randomUUID(),
		domain: sender.domain,
		watch: sender.watch,
		createdMs: sending.nowMs,
		title: newsTitle([], sender),
		text: newsText([], sender),
		html: newsHtml([], sender, null),
		news: [],
	};
	try {
		await sendMessage(target, message, sending);
		return null;
	} catch (error) {
		if (error instanceof DeliveryError) return error.message;
		throw error;
	}
}
