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

/**
 * Whether the output is colored: on a terminal, unless NO_COLOR or TERM=dumb say otherwise;
 * FORCE_COLOR colors it anywhere. See no-color.org and force-color.org.
 */
export function wantsColor({
	columns,
	environment,
}: Pick<Terminal, 'columns' | 'environment'>): boolean {
	const { FORCE_COLOR, NO_COLOR, TERM } = environment;
	if (NO_COLOR) return false;
	if (FORCE_COLOR) return FORCE_COLOR !== '0';
	return columns !== null && TERM !== 'dumb';
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
