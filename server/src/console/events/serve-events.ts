import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../accounts/sessions/sessions.store.ts';
import { notSignedIn, sessionOf } from '../calls/session-of.ts';
import type { ConsoleContext } from '../console-context.ts';
import { stateEvents } from './state-events.ts';

interface Watched {
	readonly path: string;
	/** The account whose sessions may watch it. */
	readonly isFor: (session: Session) => boolean;
	readonly read: (session: Session) => Promise<unknown>;
}

/** Sends the state of something, as it changes, until the session of the browser ends. */
export function serveEvents(
	scope: FastifyInstance,
	context: ConsoleContext,
	{ isFor, path, read }: Watched,
): void {
	const closing = new AbortController();
	scope.addHook('preClose', async () => closing.abort());
	scope.get(path, async (request, reply) => {
		const viewer = async () => {
			const session = await sessionOf(request, context);
			return session !== null && isFor(session) ? session : null;
		};
		if ((await viewer()) === null) throw notSignedIn();
		const gone = new AbortController();
		reply.raw.once('close', () => gone.abort());
		const state = async () => {
			const session = await viewer();
			return session && JSON.stringify(await read(session));
		};
		const signal = AbortSignal.any([gone.signal, closing.signal]);
		reply.header('content-type', 'text/event-stream; charset=utf-8');
		return reply.send(Readable.from(stateEvents({ read: state, signal })));
	});
}
