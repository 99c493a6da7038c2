import { inSlices } from '@plumbline/core';
import { type Part, putTogether, takeApart } from './parts.ts';
import type { Port } from './protocol.ts';

/** The messages that are actually sent: the parts of a message, then the rest of it. */
export type Piece<Message> = Part | { readonly rest: Message };

/**
 * A port for messages of any length. Browsers copy a message in one go, which blocks the page or
 * the panel, so long lists and texts are sent in parts.
 */
export function chunkedPort<Heard, Sent>(port: Port<Piece<Heard>, Piece<Sent>>): Port<Heard, Sent> {
	const closed = new AbortController();
	let sending = Promise.resolve();
	port.onDisconnect.addListener(() => closed.abort());

	async function send(message: Sent) {
		const parts = takeApart(message);
		await inSlices(() => {
			if (closed.signal.aborted) return true;
			const { done = false, value } = parts.next();
			port.postMessage(done ? { rest: value as Sent } : (value as Part));
			return done;
		});
	}

	function disconnect() {
		closed.abort();
		port.disconnect();
	}

	return {
		postMessage(message) {
			sending = sending
				.then(() => send(message))
				.catch((error) => {
					console.error('Plumbline could not send a message.', error);
					// Otherwise the other end would wait forever, or add the parts sent so far to the next
					// message.
					disconnect();
				});
		},
		disconnect,
		onMessage: {
			addListener(heard) {
				let parts: Part[] = [];
				port.onMessage.addListener((piece) => {
					if (!('rest' in piece)) return parts.push(piece);
					const arrived = parts;
					parts = [];
					heard(putTogether(piece.rest, arrived));
				});
			},
		},
		onDisconnect: {
			addListener: (ended) => closed.signal.addEventListener('abort', () => ended()),
		},
	};
}
