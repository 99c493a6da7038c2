import type { Readable, Writable } from 'node:stream';

/** What a command sees of the world around it. */
export interface Terminal {
	readonly environment: Readonly<Record<string, string | undefined>>;
	readonly input: Readable;
	readonly output: Writable;
	readonly errors: Writable;
	/** Columns of the output; null when it is no terminal. */
	readonly columns: number | null;
	/** Whether messages go to a terminal, where a line can be written over. */
	readonly hasLiveErrors: boolean;
	/** Aborted by Ctrl-C or SIGTERM. */
	readonly stop: AbortSignal;
}

export function print(terminal: Terminal, text: string): void {
	terminal.output.write(`${text}\n`);
}

/** For people, beside what a program may read from the output. */
export function say(terminal: Terminal, text: string): void {
	terminal.errors.write(`${text}\n`);
}

export function printJson(terminal: Terminal, value: unknown): void {
	print(terminal, JSON.stringify(value, null, 2));
}
