import { useEffect, useReducer, useState } from 'preact/hooks';
import type {
	ServerAnswer,
	ServerInput,
	ServerRequestName,
} from '../../messaging/server-protocol.ts';
import { askServer } from './ask-server.ts';

export interface Asked<Name extends ServerRequestName> {
	/** null while the server is asked. */
	readonly answer: ServerAnswer<Name> | null;
	readonly askAgain: () => void;
}

/** An answer of the server, asked for anew whenever the question is another. */
export function useAsked<Name extends ServerRequestName>(
	name: Name,
	input: ServerInput<Name>,
	/** Where the question goes: another server is another question. */
	origin: string,
): Asked<Name> {
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
