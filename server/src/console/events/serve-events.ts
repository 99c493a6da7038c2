import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../accounts/sessions/sessions.store.ts';
import { notSignedIn, sessionOf } from '../calls/session-of.ts';
import type { ConsoleContext } from '../console-context.ts';

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

interface EventsOptions {
	/** The state to show, as text; null once it may no longer be shown. */
	readonly read: () => Promise<string | null>;
	readonly signal: AbortSignal;
	readonly everyMs?: number;
}

/** Server-sent events: the state at first, and then whenever it has changed. */
export async function* stateEvents({ read, signal, everyMs = 1000 }: EventsOptions) {
	let shown: string | null = null;
	for (let quietTurns = 0; !signal.aborted; quietTurns++) {
		const state = await read();
		if (state === null) return;
		if (state !== shown) yield `data: ${state}\n\n`;
		// Proxies close connections that stay silent.
		else if (quietTurns % 15 === 14) yield ': still here\n\n';
		shown = state;
		await wait(everyMs, undefined, { signal }).catch(() => undefined);
	}
}
