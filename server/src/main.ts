#!/usr/bin/env node
import nodeModule from 'node:module';
import { restartWithFewArenas } from './process/few-arenas.ts';
import { nodeVersionProblem } from './process/node-version.ts';
import { stopSignal } from './process/stop-signal.ts';

// Has to run first, and import nothing that an older Node lacks: Node would only complain about
// missing exports.
const problem = nodeVersionProblem(process.versions.node);
if (problem !== null) {
	process.stderr.write(`plumbline: ${problem}\n`);
	process.exit(2);
}
restartWithFewArenas();

// Halves the start time of a short command, so everything else is imported after it. Threads find
// the cache through the environment; without it each of them needs 15 MB more.
// Deno has no such cache.
const directory = nodeModule.enableCompileCache?.()?.directory;
if (directory !== undefined) process.env.NODE_COMPILE_CACHE = directory;
const { runCli } = await import('./cli.ts');

const { env, stdin, stdout, stderr } = process;

// A reader that has seen enough, such as `head`, closes the pipe; that is not a failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code === 'EPIPE') process.exit();
	stderr.write(`plumbline: The output cannot be written: ${error.message}.\n`);
	process.exit(2);
});

process.exitCode = await runCli(process.argv.slice(2), {
	environment: env,
	input: stdin,
	output: stdout,
	errors: stderr,
	columns: stdout.isTTY ? stdout.columns : null,
	hasLiveErrors: stderr.isTTY,
	stop: stopSignal(process),
});
