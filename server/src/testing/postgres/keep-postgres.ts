import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The URL of PostgreSQL, or why there is none. */
export type PostgresAnswer = { readonly url: string } | { readonly reason: string };

export interface KeptPostgres {
	readonly answer: PostgresAnswer;
	stop(): Promise<void>;
}

const keeper = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));

/** A PostgreSQL that ends with this process, however this process ends. */
export async function keepPostgres(): Promise<KeptPostgres> {
	// In its own process group: Ctrl-C in the terminal reaches only this process; the keeper sees
	// the pipe close.
	const child = spawn(process.execPath, [keeper], {
		stdio: ['pipe', 'pipe', 'inherit'],
		detached: true,
	});
	const exit = once(child, 'exit');
	child.unref();
	const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed(exit)]);
	const stop = async () => {
		child.ref();
		child.stdin.end();
		await exit;
	};
	// The keeper prints one line: its answer.
	return { answer: JSON.parse(String(line)) as PostgresAnswer, stop };
}

async function failed(exit: Promise<unknown[]>): Promise<never> {
	const [code] = await exit;
	throw new Error(`The keeper of PostgreSQL ended with ${code} before it answered.`);
}
