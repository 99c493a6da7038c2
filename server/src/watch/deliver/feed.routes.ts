import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { sentMessages } from '../messages/messages.store.ts';
import { atomFeed } from './atom-feed.ts';
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
