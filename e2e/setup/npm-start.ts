import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

export interface Started {
	readonly process: ChildProcess;
	readonly pid: number;
	readonly secondsToReady: number;
	output(): string;
}

/** Runs `npm start` as the leader of a process group, and waits until it prints its URL. */
export async function npmStart(port: number, folder: string): Promise<Started> {
	const start = performance.now();
	const child = spawn('npm', ['start'], {
		cwd: root,
		env: environment(port, folder),
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
	}
	while (!(output.includes(`http://127.0.0.1:${port}`) && (await isOpen(port)))) {
		if (child.exitCode !== null) throw new Error(`npm start ended early.\n${output}`);
		await delay(50);
	}
	const secondsToReady = (performance.now() - start) / 1000;
	return { process: child, pid: child.pid ?? 0, secondsToReady, output: () => output };
}

/** The environment of a newcomer's shell, without the variables of the test runner's own npm. */
function environment(port: number, folder: string): NodeJS.ProcessEnv {
	const own = Object.entries(process.env).filter(
		([name]) => !name.startsWith('npm_') && name !== 'INIT_CWD',
	);
	return {
		...Object.fromEntries(own),
		PORT: String(port),
		DATABASE_URL: `sqlite:${path.join(folder, 'plumbline.db')}`,
	};
}

/** Waits until the process has ended. */
export async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** The ids of a process and all its descendants. */
export function processTree(pid: number): readonly number[] {
	const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
		.trim()
		.split('\n')
		.map((line) => line.trim().split(/\s+/).map(Number));
	const childrenOf = (parent: number): readonly number[] =>
		table
			.filter(([, ppid]) => ppid === parent)
			.flatMap(([child = 0]) => [child, ...childrenOf(child)]);
	return [pid, ...childrenOf(pid)];
}

export function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		// There is no such process.
		return false;
	}
}

export async function isOpen(port: number): Promise<boolean> {
	const socket = connect(port, '127.0.0.1');
	try {
		await once(socket, 'connect');
		return true;
	} catch {
		// The connection was refused.
		return false;
	} finally {
		socket.destroy();
	}
}
