import type { Piece } from './chunked-port.ts';
import type { FromPage, Port, Request } from './protocol.ts';

type ToPanel = Piece<FromPage>;
type ToPage = Piece<Request>;

/** The two ends of an in-memory port. As in browsers, messages arrive later and as copies. */
export function portPair(): {
	readonly panel: Port<ToPanel, ToPage>;
	readonly page: Port<ToPage, ToPanel>;
} {
	const toPage = listeners<ToPage>();
	const toPanel = listeners<ToPanel>();
	const pageEnd = listeners<void>();
	const panelEnd = listeners<void>();
	return {
		panel: portOver(toPanel, toPage, panelEnd, pageEnd),
		page: portOver(toPage, toPanel, pageEnd, panelEnd),
	};
}

function portOver<Heard, Sent>(
	heard: Listeners<Heard>,
	sent: Listeners<Sent>,
	ownEnd: Listeners<void>,
	otherEnd: Listeners<void>,
): Port<Heard, Sent> {
	return {
		postMessage: (message) => sent.emit(structuredClone(message)),
		disconnect: () => otherEnd.emit(undefined),
		onMessage: { addListener: heard.add },
		onDisconnect: { addListener: ownEnd.add },
	};
}

interface Listeners<Value> {
	readonly add: (listener: (value: Value) => void) => void;
	readonly emit: (value: Value) => void;
}

function listeners<Value>(): Listeners<Value> {
	const all = new Set<(value: Value) => void>();
	return {
		add: (listener) => void all.add(listener),
		emit: (value) =>
			queueMicrotask(() => {
				for (const listener of all) listener(value);
			}),
	};
}
