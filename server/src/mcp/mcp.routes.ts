import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/api-keys/api-keys.store.ts';
import type { AuthorizeContext } from '../http/authorize-call.ts';
import { checkJson } from '../http/bodies/check-json.ts';
import { bodyTooLarge, readBody } from '../http/bodies/read-body.ts';
import { findCaller, givenKey, keyMissing } from '../http/security/authenticate.ts';
import { refuseOtherOrigins } from '../http/security/refuse-other-origins.ts';

/** In bytes: a large page of HTML in JSON. */
const bodyLimit = {
	mostBytes: 4 * 1024 * 1024,
	detail: 'The message is larger than 4 MiB. Send larger HTML to /api/v3/optimization/html.',
};

interface McpSettings {
	/** The version of Plumbline. */
	readonly version: string;
	/** Origins whose pages are allowed to call. */
	readonly corsOrigins: readonly string[];
}

/** Serves the Model Context Protocol at /mcp (streamable HTTP), with the keys of the interface. */
export async function serveMcp(
	app: FastifyInstance,
	context: AuthorizeContext,
	{ version, corsOrigins }: McpSettings,
): Promise<void> {
	let loading: Promise<McpHttpHandler> | undefined;
	// Most servers have no agents, and the protocol's library takes 5 MB.
	const handler = () => {
		loading ??= import('./mcp-handler.ts').then(({ createHandler }) =>
			createHandler(app, { version, now: context.now }),
		);
		return loading;
	};
	app.addHook('onClose', async () => (await loading)?.close());

	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', async ({ admission }: FastifyRequest, payload: unknown) => {
			if (admission === null) return undefined;
			// Fastify passes the request of Node, which is a stream.
			return readBody(payload as FastifyRequest['raw'], admission.bodyLimit, admission.held);
		});
		scope.route({
			method: ['GET', 'POST', 'DELETE'],
			url: '/mcp',
			onRequest: async (request) => {
				refuseOtherOrigins(request.headers, corsOrigins);
				request.admission = await admitMessage(context, request);
			},
			handler: async (request, reply) => {
				const { admission } = request;
				if (!admission?.caller || admission.key === null) throw keyMissing();
				const authInfo = authInfoOf(admission.key, admission.caller);
				const { fetch } = await handler();
				return reply.send(await fetch(webRequest(request), { authInfo }));
			},
		});
	});
}

/** Reads only messages of callers with a valid key. Their tool calls count as calls of endpoints. */
async function admitMessage(context: AuthorizeContext, request: FastifyRequest) {
	context.pressure.refuseWhenLate();
	const key = givenKey(request.headers, []);
	if (key === null) throw keyMissing();
	const caller = await findCaller(context, key, request);
	const held = context.bytesInFlight.hold(caller.accountId);
	const length = Number(request.headers['content-length'] ?? 0);
	if (length > bodyLimit.mostBytes) throw bodyTooLarge(bodyLimit);
	held.refuseBeyond(length);
	const query = { parameters: {}, key: undefined };
	return { caller, key, query, names: new Set<string>(), bodyLimit, held };
}

const authInfoOf = (key: string, { keyId, scopes: granted }: Caller) => ({
	token: key,
	clientId: String(keyId),
	scopes: [...granted],
});

function webRequest({ body, headers, host, method, protocol, url }: FastifyRequest): Request {
	const given = new Headers();
	for (const [name, value] of Object.entries(headers)) {
		if (value !== undefined) given.set(name, String(value));
	}
	if (method !== 'POST' || !Buffer.isBuffer(body))
		return new Request(`${protocol}://${host}${url}`, { method, headers: given });
	checkJson(body);
	return new Request(`${protocol}://${host}${url}`, {
		method,
		headers: given,
		body: new Uint8Array(body),
	});
}
