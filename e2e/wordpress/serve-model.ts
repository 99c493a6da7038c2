import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Message {
	readonly role: string;
	readonly content: string | readonly { readonly type: string; readonly text?: string }[];
}

interface ModelServer {
	readonly origin: string;
	/** The messages of each request so far. */
	readonly asked: (readonly Message[])[];
	stop(): void;
}

/** Serves a language model that always gives the same answer, in the format of many providers. */
export async function serveModel(answer: string): Promise<ModelServer> {
	const asked: (readonly Message[])[] = [];
	const server = createServer(async (request, response) => {
		const body = await text(request);
		response.setHeader('content-type', 'application/json');
		if (request.url === '/models') return response.end(JSON.stringify({ data: [{ id: 'story' }] }));
		asked.push(JSON.parse(body).messages);
		const message = { role: 'assistant', content: answer };
		const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
		const choices = [{ message, finish_reason: 'stop' }];
		response.end(JSON.stringify({ id: 'answer', choices, usage }));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo; // the address of a TCP server has this type
	return { origin: `http://127.0.0.1:${port}`, asked, stop: () => server.close() };
}
