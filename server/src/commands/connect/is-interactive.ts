import type { Terminal } from '../terminal.ts';

/** Whether a person can answer questions at this terminal. */
export function isInteractive({ input, hasLiveErrors }: Terminal): boolean {
	return hasLiveErrors && 'isTTY' in input && input.isTTY === true;
}
