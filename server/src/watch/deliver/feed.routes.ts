import { xmlText } from '@plumbline/core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { sentMessages } from '../messages/messages.store.ts';
import type { Message } from '../messages/news.ts';
import { watchOfFeed } from './feed.store.ts';
import { parseFeedKey } from './feed-key.ts';

const mostMessages = 50;

/** Serves the messages of a watch to feed readers. Its key is in the query, which no log contains. */
export function serveFeeds(
	app: FastifyInstance,
	{ database, now = Date.now }: { readonly database: Database; readonly now?: () => number },
): void {
	app.get<{ Querystring: { readonly key?: unknown } }>('/feeds/watch', async (request, reply) => {
		const key = parseFeedKey(request.query.key);
		const watch = key && (await watchOfFeed(database, key));
		if (key === null || watch === null) {
			throw new ProblemError(
				'not_found',
				'There is no such feed. “plumbline watch feed” opens one.',
			);
		}
		const { watchId } = key;
		const { domain, messages } = await sentMessages(database, key, {
			nowMs: now(),
			limit: mostMessages,
		});
		return reply
			.type('application/atom+xml; charset=utf-8')
			.header('cache-control', 'private, max-age=300')
			.send(atomFeed({ domain, watch, watchId, messages }));
	});
}

interface Feed {
	/** Domain of the site. */
	readonly domain: string;
	readonly watchId: number;
	/** Name of the watch. */
	readonly watch: string;
	readonly messages: readonly Message[];
}

/** RFC 4287. Texts of pages are text there, never markup. */
export function atomFeed({ domain, messages, watch, watchId }: Feed): string {
	const newest = messages.reduce((last, { createdMs }) => Math.max(last, createdMs), 0);
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>tag:${xmlText(hostOf(domain))},2026:plumbline/watch/${watchId}</id>
<title>${xmlText(`${domain}: ${watch}`)}</title>
<author><name>Plumbline</name></author>
<updated>${new Date(newest).toISOString()}</updated>
${messages.map(entry).join('')}</feed>
`;
}

const entry = ({ createdMs, id, text, title }: Message) => `<entry>
<id>urn:uuid:${id}</id>
<title>${xmlText(title)}</title>
<updated>${new Date(createdMs).toISOString()}</updated>
<content type="text">${xmlText(text)}</content>
</entry>
`;

/** A site may have a port and a folder. */
const hostOf = (domain: string) => domain.replace(/[:/].*/, '');
