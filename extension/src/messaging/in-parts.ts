import { inSlices } from '@plumbline/core';
import { type Part, putTogether, takeApart } from './parts.ts';
import type { Port } from './protocol.ts';

/** What travels: the parts of a message, then what is left of it. */
export type Piece<Message> = Part | { readonly left: Message };

/**
 * A port whose messages may be as long as they like. Browsers copy a message in one go, while the
 * page or the panel waits; so long lists and texts travel in parts, one message after the other.
 */
export function inParts<Heard, Sent>(port: Port<Piece<Heard>, Piece<Sent>>): Port<Heard, Sent> {
	const closed = new AbortController();
	let sending = Promise.resolve();
	port.onDisconnect.addListener(() => closed.abort());

	async function send(message: Sent) {
		const parts = takeApart(message);
		await inSlices(() => {
			if (closed.signal.aborted) return true;
			const { done = false, value } = parts.next();
			port.postMessage(done ? { left: value as Sent } : (value as Part));
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
					// The other end waits for it, and would take its parts for those of the next one.
					disconnect();
				});
		},
		disconnect,
		onMessage: {
			addListener(heard) {
				let parts: Part[] = [];
				port.onMessage.addListener((piece) => {
					if (!('left' in piece)) return parts.push(piece);
					const arrived = parts;
					parts = [];
					heard(putTogether(piece.left, arrived));
				});
			},
		},
		onDisconnect: {
			addListener: (ended) => closed.signal.addEventListener('abort', () => ended()),
		},
	};
}
