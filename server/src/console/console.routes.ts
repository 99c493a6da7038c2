import type { FastifyInstance } from 'fastify';
import { serveCalls } from './calls/serve-calls.ts';
import type { ConsoleContext } from './console-context.ts';
import { loadConsoleFiles } from './files/console-files.ts';
import { serveFiles } from './files/serve-files.ts';

/** Serves the console: its page at `/`, and the calls that only its own pages make. */
export async function serveConsole(app: FastifyInstance, context: ConsoleContext): Promise<void> {
	let loading: ReturnType<typeof loadConsoleFiles> | null = null;
	const load = () => {
		loading ??= loadConsoleFiles();
		// After a failure, the next request tries again.
		loading.catch(() => {
			loading = null;
		});
		return loading;
	};
	serveFiles(app, { load, hosts: context.hosts });
	await serveCalls(app, context);
}
