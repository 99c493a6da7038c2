import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { heldLock } from './held-lock.ts';
import { type Attempt, onceUnlocked } from './once-unlocked.ts';

export type AptProgram = 'apt-get' | 'apt-cache';

// Never asks, and prints English, because we parse messages about locks. Older versions of apt
// ignore the timeout, and no version waits for the lock on its lists: see `onceUnlocked`.
const options = ['--quiet', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300'];
const environment = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

/** Runs apt and returns its output. Waits while a different program holds one of its locks. */
export async function apt(
	program: AptProgram,
	args: readonly string[],
	cwd: string = import.meta.dirname,
): Promise<string> {
	const { code, output, printed } = await onceUnlocked((say) => attempt(program, args, cwd, say), {
		say: console.log,
		now: Date.now,
		wait: (milliseconds) => delay(milliseconds),
	});
	if (code !== 0) {
		throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${output.slice(-2000)}`);
	}
	return printed;
}

function attempt(
	program: AptProgram,
	args: readonly string[],
	cwd: string,
	sawLock: (lock: string) => void,
): Promise<Attempt> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, [...options, ...args], {
			cwd,
			env: { ...process.env, ...environment },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let printed = '';
		let output = '';
		const hear = (text: string) => {
			output += text;
			const lock = heldLock(text);
			if (lock) sawLock(lock);
		};
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			printed += text;
			hear(text);
		});
		child.stderr.setEncoding('utf8').on('data', hear);
		child.once('error', reject);
		child.once('close', (code) => resolve({ code: code ?? 1, output, printed }));
	});
}
