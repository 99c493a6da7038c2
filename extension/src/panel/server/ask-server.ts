import { browser } from 'wxt/browser';
import type {
	ServerAnswer,
	ServerInput,
	ServerRequestName,
} from '../../messaging/server-protocol.ts';

/** Sends a request to the server through the background, which alone has the key. */
export async function askServer<Name extends ServerRequestName>(
	server: Name,
	input: ServerInput<Name>,
): Promise<ServerAnswer<Name>> {
	try {
		// The background answers as the protocol says, or with undefined while it is being replaced.
		const answer: ServerAnswer<Name> | undefined = await browser.runtime.sendMessage({
			server,
			input,
		});
		return answer ?? { failure: { kind: 'unexpected' } };
	} catch (error) {
		console.error('The background did not answer.', error);
		return { failure: { kind: 'unexpected' } };
	}
}
