import { startPostgres } from './start-postgres.ts';

// A process between a test run and its PostgreSQL: however the run ends, its end of the pipe
// closes, and then this process stops the server and deletes its folder.

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const gone = new Promise<void>((resolve) => process.stdin.resume().once('close', resolve));
// If the test run is gone, nobody reads the answer.
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
