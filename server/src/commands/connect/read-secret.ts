import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { usageError } from '../../process/expected-error.ts';
import type { Terminal } from '../terminal.ts';

export interface SecretWanted {
	/** “the API key of Bing Webmaster Tools (Settings, API access)” */
	readonly what: string;
	/** The environment variable that may contain it. */
	readonly variable: string;
}

/**
 * Reads a secret from the environment, from the keyboard without echo, or from standard input.
 * Never from an option: other users of a machine see the arguments of a command.
 */
export async function readSecret(terminal: Terminal, wanted: SecretWanted): Promise<string> {
	const given = terminal.environment[wanted.variable]?.trim();
	if (given) return given;
	const typed = isInteractive(terminal)
		? await ask(terminal, wanted.what)
		: await text(terminal.input);
	const [line = ''] = typed.trim().split('\n');
	if (line.trim() !== '') return line.trim();
	throw usageError(
		`The key is missing. Give ${wanted.what} in ${wanted.variable}, or on standard input.`,
	);
}

async function ask(terminal: Terminal, what: string): Promise<string> {
	terminal.errors.write(`Enter ${what} (hidden): `);
	const silent = new PassThrough();
	silent.resume();
	const lines = createInterface({ input: terminal.input, output: silent, terminal: true });
	try {
		return await lines.question('', { signal: terminal.stop });
	} finally {
		lines.close();
		terminal.errors.write('\n');
	}
}

/** Whether a person can answer questions at this terminal. */
export function isInteractive({ input, hasLiveErrors }: Terminal): boolean {
	return hasLiveErrors && 'isTTY' in input && input.isTTY === true;
}
