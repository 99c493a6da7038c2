import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

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
		const child = spawn(command, args, { ...options, stdio: 'inherit' });
		/** @param {NodeJS.Signals} signal */
		const forward = (signal) => child.kill(signal);
		for (const signal of forwarded) process.on(signal, forward);
		child.once('error', reject);
		child.once('exit', (code, signal) => {
			for (const each of forwarded) process.off(each, forward);
			resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
		});
	});
}
