import { Readable } from 'node:stream';
import { watchSources } from '@plumbline/core/console';
import type { FastifyInstance } from 'fastify';
import { notSignedIn, sessionOf } from '../calls/session-of.ts';
import type { ConsoleContext } from '../console-context.ts';
import { stateEvents } from './source-events.ts';
import { sourceStates } from './source-states.store.ts';

/** Tells owners how far each source has read, as it happens, until their session ends. */
export function serveSourceEvents(scope: FastifyInstance, context: ConsoleContext): void {
	const closing = new AbortController();
	scope.addHook('preClose', async () => closing.abort());
	scope.get(watchSources, async (request, reply) => {
		const owner = async () => {
			const session = await sessionOf(request, context);
			return session?.kind === 'owner' ? session : null;
		};
		if ((await owner()) === null) throw notSignedIn();
		const gone = new AbortController();
		reply.raw.once('close', () => gone.abort());
		const read = async () => {
			const session = await owner();
			return session && JSON.stringify(await sourceStates(context.database, session.accountId));
		};
		const signal = AbortSignal.any([gone.signal, closing.signal]);
		reply.header('content-type', 'text/event-stream; charset=utf-8');
		return reply.send(Readable.from(stateEvents({ read, signal })));
	});
}
