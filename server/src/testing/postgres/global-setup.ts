import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type KeptPostgres, keepPostgres } from './keep-postgres.ts';
import { makeTemplate } from './test-databases.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		readonly postgresDesk: string;
	}
}

/**
 * One PostgreSQL for the whole run, started on the first request. Tests run in short-lived
 * processes, so they request it from this one, over HTTP.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	let kept: Promise<KeptPostgres> | undefined;
	const desk = createServer(async (_request, response) => {
		kept ??= withTemplate();
		const { answer } = await kept;
		response.end(JSON.stringify(answer));
	});
	desk.listen(0, '127.0.0.1').unref();
	await once(desk, 'listening');
	// The address of a listening TCP server is never a string.
	const { port } = desk.address() as AddressInfo;
	project.provide('postgresDesk', `http://127.0.0.1:${port}`);
	return async () => {
		desk.close();
		desk.closeAllConnections();
		await (await kept)?.stop();
	};
}

async function withTemplate(): Promise<KeptPostgres> {
	const kept = await keepPostgres();
	try {
		if ('url' in kept.answer) await makeTemplate(kept.answer.url);
		return kept;
	} catch (error) {
		return { ...kept, answer: { reason: String(error) } };
	}
}
