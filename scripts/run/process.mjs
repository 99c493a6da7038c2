import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { hasOwnGroup } from './programs.mjs';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// In ms. One Ctrl-C reaches us twice, from the terminal and from npm; a human needs longer for a
// second one.
const sameKeypressMs = 500;

/**
 * Runs a program on our own terminal, passes signals on, and waits until it exits.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function exitCodeOf(command, args, options) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { ...options, stdio: 'inherit', detached: hasOwnGroup() });
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
		if (hasOwnGroup()) process.kill(-child.pid, signal);
		// The console has sent it Ctrl-C already.
		else if (signal !== 'SIGINT') child.kill(signal);
	};
}
