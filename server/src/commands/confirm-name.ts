import { createInterface } from 'node:readline';
import { usageError } from '../process/expected-error.ts';
import { isInteractive } from './connect/read-secret.ts';
import type { Terminal } from './terminal.ts';

export const yesOption = {
	type: 'boolean',
	help: 'Confirm the removal, instead of typing the name.',
} as const;

/** Returns if the person types the name; a program has to give --yes. */
export async function confirmName(
	terminal: Terminal,
	what: string,
	name: string,
	isConfirmed: boolean | undefined,
): Promise<void> {
	if (isConfirmed) return;
	if (isInteractive(terminal)) {
		terminal.errors.write(`${what} Type ${name} to confirm: `);
		if ((await firstLine(terminal)).trim() === name) return;
		throw usageError('The name is different. Nothing was removed.');
	}
	throw usageError(`${what} Add --yes to confirm. Nothing was removed.`);
}

async function firstLine({ input, stop }: Terminal): Promise<string> {
	const lines = createInterface({ input, signal: stop });
	try {
		for await (const line of lines) return line;
	} finally {
		lines.close();
	}
	stop.throwIfAborted();
	return '';
}
