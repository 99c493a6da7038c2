import type { Readable, Writable } from 'node:stream';

/** The outside world as a command sees it. */
export interface Terminal {
	readonly environment: Readonly<Record<string, string | undefined>>;
	readonly input: Readable;
	readonly output: Writable;
	readonly errors: Writable;
	/** Columns of the output; null if it is not a terminal. */
	readonly columns: number | null;
	/** Whether messages go to a terminal, where a line can be overwritten. */
	readonly hasLiveErrors: boolean;
	/** Aborted by Ctrl-C or SIGTERM. */
	readonly stop: AbortSignal;
}

export function print(terminal: Terminal, text: string): void {
	terminal.output.write(`${text}\n`);
}

/** Writes a message for people to standard error; the output is for programs. */
export function say(terminal: Terminal, text: string): void {
	terminal.errors.write(`${text}\n`);
}

export function printJson(terminal: Terminal, value: unknown): void {
	print(terminal, JSON.stringify(value, null, 2));
}
