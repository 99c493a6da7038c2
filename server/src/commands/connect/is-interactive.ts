import type { Terminal } from '../terminal.ts';

/** Whether somebody sits there who can be asked. */
export function isInteractive({ input, hasLiveErrors }: Terminal): boolean {
	return hasLiveErrors && 'isTTY' in input && input.isTTY === true;
}
