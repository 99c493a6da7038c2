import { useEffect, useReducer, useState } from 'preact/hooks';
import type {
	ServerAnswer,
	ServerInput,
	ServerRequestName,
} from '../../messaging/server-protocol.ts';
import { askServer } from './ask-server.ts';

export interface PendingAnswer<Name extends ServerRequestName> {
	/** null while the request is pending. */
	readonly answer: ServerAnswer<Name> | null;
	readonly askAgain: () => void;
}

/** The answer to a request to the server; sent again whenever the request changes. */
export function useServerAnswer<Name extends ServerRequestName>(
	name: Name,
	input: ServerInput<Name>,
	/** The connected server. A different server means a new request. */
	origin: string,
): PendingAnswer<Name> {
	const question = JSON.stringify([origin, name, input]);
	const [times, askAgain] = useReducer((count: number) => count + 1, 0);
	const [heard, setHeard] = useState<{ question: string; answer: ServerAnswer<Name> } | null>(null);
	useEffect(() => {
		let isWanted = true;
		setHeard(null);
		void askServer(name, input).then((answer) => isWanted && setHeard({ question, answer }));
		return () => {
			isWanted = false;
		};
	}, [question, times]);
	return {
		answer: heard?.question === question ? heard.answer : null,
		askAgain: () => askAgain(undefined),
	};
}
