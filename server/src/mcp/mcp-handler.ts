import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import { isScope } from '../accounts/api-keys/api-key.ts';
import { createAnswerMemory } from './answers/answer-memory.ts';
import { clientOfApp } from './client-of-app.ts';
import { createMcpServer } from './create-mcp-server.ts';

interface HandlerSettings {
	/** The version of Plumbline. */
	readonly version: string;
	readonly now: () => number;
}

/** Answers messages with a server of its own for each, over the endpoints of the app. */
export function createHandler(
	app: FastifyInstance,
	{ now, version }: HandlerSettings,
): McpHttpHandler {
	const context = {
		version,
		now,
		memory: createAnswerMemory(now),
		onUnforeseen: (error: unknown) => app.log.error({ err: error }, 'unforeseen'),
	};
	return createMcpHandler(
		({ authInfo }) => {
			if (authInfo === undefined) throw new Error('A call of /mcp has no key.');
			const { token, scopes } = authInfo;
			const caller = { client: clientOfApp(app, token), scopes: scopes.filter(isScope), id: token };
			return createMcpServer(caller, context);
		},
		{ onerror: (error) => app.log.warn({ err: error }, 'mcp') },
	);
}
