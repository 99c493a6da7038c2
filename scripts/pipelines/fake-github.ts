import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Comment {
	readonly id: number;
	body: string;
	readonly user: { readonly type: 'Bot' | 'User' };
}

/** The comments of pull request 7, as GitHub’s API lists, adds and updates them, for one token. */
export async function fakeGithub(token: string, comments: Comment[]): Promise<string> {
	const server = createServer(async (request, response) => {
		const { headers, method, url = '' } = request;
		const answer = (status: number, body: unknown) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
		if (headers.authorization !== `Bearer ${token}`) return answer(401, {});
		const { pathname, searchParams } = new URL(url, 'http://fake');
		if (method === 'GET' && pathname === '/repos/baker/site/issues/7/comments') {
			const from = (Number(searchParams.get('page')) - 1) * 100;
			return answer(200, comments.slice(from, from + 100));
		}
		const { body } = JSON.parse(await text(request));
		return answer(...changed(method, pathname, body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	// The address of a listening TCP server is never a string.
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

	function changed(method = '', pathname: string, body: string): [number, unknown] {
		if (method === 'POST') {
			comments.push({ id: comments.length + 1, body, user: { type: 'Bot' } });
			return [201, {}];
		}
		const comment = comments.find(({ id }) => pathname.endsWith(`/issues/comments/${id}`));
		if (method !== 'PATCH' || !comment) return [404, {}];
		comment.body = body;
		return [200, {}];
	}
}
