import type { Terminal } from '../terminal.ts';

const fewestPages = 20;

export interface Progress {
	step(): void;
	end(): void;
}

/**
 * The progress of a long audit on standard error. On a terminal one line is overwritten; a log gets
 * a line for each tenth of the pages.
 */
export function createProgress({ errors, hasLiveErrors }: Terminal, total: number): Progress {
	if (total < fewestPages) return { step: () => undefined, end: () => undefined };
	const tenth = Math.ceil(total / 10);
	let done = 0;
	return {
		step: () => {
			done++;
			if (hasLiveErrors) errors.write(`\r${done} of ${total} pages`);
			else if (done % tenth === 0) errors.write(`${done} of ${total} pages\n`);
		},
		end: () => {
			if (hasLiveErrors) errors.write('\r\u001b[K');
		},
	};
}
