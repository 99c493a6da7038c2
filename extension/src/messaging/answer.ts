import type { FromPage, InputOf, OutputOf, PagePort, Request, RequestName } from './protocol.ts';

export type Answers = {
	readonly [Name in RequestName]: (
		input: InputOf<Name>,
	) => OutputOf<Name> | Promise<OutputOf<Name>>;
};

/** The page's end of a connection: every request gets one reply, either an answer or an error. */
export function answer(port: PagePort, answers: Answers): void {
	let isOpen = true;
	port.onDisconnect.addListener(() => {
		isOpen = false;
	});
	// Posting to a closed port throws, and nobody waits for the reply any more.
	const reply = (message: FromPage) => isOpen && port.postMessage(message);

	port.onMessage.addListener(async (request) => {
		const { id, name } = request;
		try {
			reply({ id, output: await answerTo(request, answers) });
		} catch (error) {
			console.error(`Plumbline could not answer “${name}”.`, error);
			reply({ id, error: String(error) });
		}
	});
}

function answerTo<Name extends RequestName>({ name, input }: Request<Name>, answers: Answers) {
	return answers[name](input);
}
