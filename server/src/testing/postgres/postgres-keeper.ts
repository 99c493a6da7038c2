import { startPostgres } from './start-postgres.ts';

// A process of its own between a test run and its PostgreSQL: however the run ends, killed or not,
// its end of the pipe closes, and then the server stops and its folder goes.

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const gone = new Promise<void>((resolve) => process.stdin.resume().once('close', resolve));
// Whoever is gone reads no more either.
process.stdout.on('error', () => undefined);

try {
	const server = await startPostgres();
	process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
	await gone;
	await server.stop();
} catch (error) {
	process.stdout.write(`${JSON.stringify({ reason: String(error) })}\n`);
}
process.exit();
