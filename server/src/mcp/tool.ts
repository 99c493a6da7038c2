import type { ApiClient, Scope } from '@plumbline/core/api';
import type * as z from 'zod';

/**
 * The effect of a call: nothing, something that a second call does not repeat, it takes away, or any
 * of these.
 */
export type ToolEffect = 'reads' | 'adds' | 'removes' | 'changes';

export interface ToolCall {
	readonly client: ApiClient;
	/** The caller’s permissions. */
	readonly scopes: readonly Scope[];
	readonly signal: AbortSignal;
	/** The time of the call. */
	readonly now: Date;
	/** Whether pages that scripts draw are drawn in a browser, unless the call says otherwise. */
	readonly drawsPages: boolean;
	/** Says how many pages are done; the number of all may be unknown. */
	readonly onProgress: (done: number, total?: number) => void;
	/** The folders of the client’s project; empty if it names none. */
	readonly clientFolders: () => Promise<readonly string[]>;
}

/** The whole answer of a tool, before it is cut into pages that fit an agent's context. */
export interface ToolAnswer<Head = object, Item = object> {
	/** Repeated on every page. */
	readonly head: Head;
	readonly items: readonly Item[];
}

export interface Tool<
	Input extends z.ZodObject = z.ZodObject,
	Head extends z.ZodObject = z.ZodObject,
	Item extends z.ZodObject = z.ZodObject,
> {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	/** The scope that a key needs, or several of which one is enough. */
	readonly scope: Scope | readonly Scope[];
	readonly effect: ToolEffect;
	/** Whether it requests pages of the web. */
	readonly readsWeb: boolean;
	readonly input: Input;
	readonly head: Head;
	readonly item: Item;
	answer(input: z.output<Input>, call: ToolCall): Promise<ToolAnswer<z.input<Head>, z.input<Item>>>;
}

/** A question that cannot be answered as it was asked; the message says what to change. */
export class RefusedError extends Error {}

export const refused = (message: string) => new RefusedError(message);

export function defineTool<
	Input extends z.ZodObject,
	Head extends z.ZodObject,
	Item extends z.ZodObject,
>(tool: Tool<Input, Head, Item>): Tool<Input, Head, Item> {
	return tool;
}
