import { inParts, type Piece } from './in-parts.ts';
import type {
	FromPage,
	InputOf,
	OutputOf,
	PageEvent,
	PanelPort,
	Port,
	Request,
	RequestName,
} from './protocol.ts';

/** The panel's end. It lives as long as the page does. */
export interface Connection {
	readonly ask: <Name extends RequestName>(
		name: Name,
		input: InputOf<Name>,
	) => Promise<OutputOf<Name>>;
	/** Aborted when the page has gone; what was still asked rejects with its reason. */
	readonly ended: AbortSignal;
	readonly close: () => void;
}

/** The protocol types what ports of its names carry. */
export const connectionThrough = (port: object, onEvent: (event: PageEvent) => void): Connection =>
	connectionOver(inParts(port as Port<Piece<FromPage>, Piece<Request>>), onEvent);

interface Waiting {
	// Which output it is follows from the request of the same id.
	readonly resolve: (output: never) => void;
	readonly reject: (reason: unknown) => void;
}

export function connectionOver(port: PanelPort, onEvent: (event: PageEvent) => void): Connection {
	const waiting = new Map<number, Waiting>();
	const end = new AbortController();
	let lastId = 0;

	port.onMessage.addListener((message) => {
		if ('event' in message) return onEvent(message.event);
		const asked = waiting.get(message.id);
		waiting.delete(message.id);
		if ('error' in message) asked?.reject(new Error(`The page could not answer: ${message.error}`));
		else asked?.resolve(message.output as never); // the output of the request with this id
	});

	function finish() {
		end.abort(new Error('The page has gone.'));
		for (const { reject } of waiting.values()) reject(end.signal.reason);
		waiting.clear();
	}
	port.onDisconnect.addListener(finish);

	return {
		ended: end.signal,
		ask(name, input) {
			if (end.signal.aborted) return Promise.reject(end.signal.reason);
			const id = ++lastId;
			return new Promise((resolve, reject) => {
				waiting.set(id, { resolve, reject });
				// A name and the input of the same name make a request.
				port.postMessage({ id, name, input } as Request);
			});
		},
		close() {
			port.disconnect();
			finish();
		},
	};
}
