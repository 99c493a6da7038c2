import { browser } from 'wxt/browser';
import type {
	ServerAnswer,
	ServerInput,
	ServerRequestName,
} from '../../messaging/server-protocol.ts';

/** Asks the server through the background, which alone has the key. */
export async function askServer<Name extends ServerRequestName>(
	server: Name,
	input: ServerInput<Name>,
): Promise<ServerAnswer<Name>> {
	try {
		// The background answers as the protocol types.
		return (await browser.runtime.sendMessage({ server, input })) as ServerAnswer<Name>;
	} catch (error) {
		console.error('The background did not answer.', error);
		return { failure: { kind: 'unexpected' } };
	}
}
