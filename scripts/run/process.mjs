import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// One Ctrl-C reaches us from the terminal and once more from npm; a second one takes a human longer.
const sameKeypressMs = 500;

/**
 * Runs a program on our own terminal, hands on the signals we get, and waits until it is gone.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function exitCodeOf(command, args, options) {
	return new Promise((resolve, reject) => {
		// A process group of its own, so that it and what it starts get each signal from us, once.
		const child = spawn(command, args, { ...options, stdio: 'inherit', detached: true });
		const forward = forwarder(child);
		for (const signal of forwarded) process.on(signal, forward);
		child.once('error', reject);
		child.once('exit', (code, signal) => {
			for (const each of forwarded) process.off(each, forward);
			resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
		});
	});
}

/** @param {import('node:child_process').ChildProcess} child */
function forwarder(child) {
	let last = Number.NEGATIVE_INFINITY;
	/** @param {NodeJS.Signals} signal */
	return (signal) => {
		const now = performance.now();
		if (child.pid === undefined || now - last < sameKeypressMs) return;
		last = now;
		process.kill(-child.pid, signal);
	};
}
