import { chunkedPort, type Piece } from './chunked-port.ts';
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

/** The panel's end of a connection. It lives as long as the page does. */
export interface Connection {
	readonly ask: <Name extends RequestName>(
		name: Name,
		input: InputOf<Name>,
	) => Promise<OutputOf<Name>>;
	/** Aborted when the page is gone; pending requests reject with its reason. */
	readonly ended: AbortSignal;
	readonly close: () => void;
}

/** `PORT` and `COUNT` ports carry only messages of this protocol. */
export const connectionThrough = (port: object, onEvent: (event: PageEvent) => void): Connection =>
	connectionOver(chunkedPort(port as Port<Piece<FromPage>, Piece<Request>>), onEvent);

interface Waiting {
	// The request with the same id decides the type of the output.
	readonly resolve: (output: never) => void;
	readonly reject: (reason: unknown) => void;
}

export function connectionOver(port: PanelPort, onEvent: (event: PageEvent) => void): Connection {
	const waiting = new Map<number, Waiting>();
	const end = new AbortController();
	let lastId = 0;

	port.onMessage.addListener((message) => {
		if ('event' in message) return onEvent(message);
		const asked = waiting.get(message.id);
		waiting.delete(message.id);
		if ('error' in message) asked?.reject(new Error(`The page could not answer: ${message.error}`));
		else asked?.resolve(message.output as never); // typed by the request with this id
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
				// TypeScript cannot see that `name` and `input` belong together.
				port.postMessage({ id, name, input } as Request);
			});
		},
		close() {
			port.disconnect();
			finish();
		},
	};
}
