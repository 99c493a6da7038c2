import type { ConsoleCall } from '@plumbline/console/contract';
import { consoleHeader } from '@plumbline/console/contract';
import type { FastifyInstance } from 'fastify';

const ownHost = '127.0.0.1:8787';

/** A browser with our page open: it keeps the cookie and sends the headers that browsers add. */
export function browserOf(app: FastifyInstance) {
	let cookie = '';
	const send = async (
		url: string,
		payload: object | string | Buffer,
		headers: Record<string, string> = {},
	) => {
		const response = await app.inject({
			method: 'POST',
			url,
			payload,
			headers: {
				host: ownHost,
				origin: `http://${ownHost}`,
				'sec-fetch-site': 'same-origin',
				[consoleHeader]: '1',
				...(cookie && { cookie }),
				...headers,
			},
		});
		const [set] = [response.headers['set-cookie'] ?? []].flat();
		if (set !== undefined) cookie = set.split(';')[0] ?? '';
		return { status: response.statusCode, headers: response.headers, body: response.json() };
	};
	const get = async (url: string) => {
		const headers = { host: ownHost, [consoleHeader]: '1', ...(cookie && { cookie }) };
		const { body, statusCode } = await app.inject({ url, headers });
		return { status: statusCode, text: body };
	};
	return {
		send,
		get,
		call: (call: ConsoleCall, input: object = {}, headers: Record<string, string> = {}) =>
			send(call.path, input, headers),
		sendFile: (call: ConsoleCall, input: Record<string, string>, file: string | Buffer) =>
			send(`${call.path}?${new URLSearchParams(input)}`, file, { 'content-type': 'text/csv' }),
		cookie: () => cookie,
		plant: (planted: string) => {
			cookie = planted;
		},
	};
}
