import type * as z from 'zod/mini';

/**
 * A call between the console's screens and its server. They ship together, so unlike endpoints they
 * may change with every release.
 */
export interface ConsoleCall<
	Input extends z.ZodMiniType = z.ZodMiniType,
	Output extends z.ZodMiniType = z.ZodMiniType,
> {
	readonly path: `/console/${string}`;
	/** `owner` needs a session from a sign-in link; keys and share links do not manage anything. */
	readonly needs: 'nothing' | 'session' | 'owner';
	readonly input: Input;
	readonly output: Output;
}

export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
	call: ConsoleCall<Input, Output>,
): ConsoleCall<Input, Output> {
	return call;
}

/** Sent with every call of the console: a form or a link on a different site cannot add it. */
export const consoleHeader = 'x-plumbline-console';
