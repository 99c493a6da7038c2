import { ExpectedError } from '../../process/expected-error.ts';
import type { FairQueue, Queued } from './fair-queue.ts';

export interface Patience {
	/** How long a page waits for its turn before it is refused; null for a page that nobody waits for. */
	readonly waitMs: number | null;
}

export interface Waiting extends Queued {
	reject(reason: unknown): void;
}

/**
 * Queues the item until it gets its turn, its time is up or its caller has gone. The result is that
 * of the item, whose `resolve` and `reject` belong to `promise`.
 */
export async function waitInQueue<Result, Item extends Waiting>(
	waiting: FairQueue<Item>,
	{ item, promise }: { readonly item: Item; readonly promise: Promise<Result> },
	{ waitMs }: Patience,
	signal?: AbortSignal,
): Promise<Result> {
	signal?.throwIfAborted();
	if (!waiting.add(item)) throw overloaded(`${waiting.items().length} pages are waiting.`);
	const forget = () => {
		waiting.remove(item);
		item.reject(signal?.reason);
	};
	const refuse = () => {
		if (waiting.remove(item)) item.reject(overloaded('The page waited too long for its turn.'));
	};
	// A caller may use one signal for thousands of pages; listeners left behind would pile up.
	signal?.addEventListener('abort', forget);
	const impatience = waitMs === null ? undefined : setTimeout(refuse, waitMs);
	return promise.finally(() => {
		clearTimeout(impatience);
		signal?.removeEventListener('abort', forget);
	});
}

export function refuseAll(waiting: FairQueue<Waiting>): void {
	for (const item of waiting.items()) {
		waiting.remove(item);
		item.reject(overloaded('The server is closing.'));
	}
}

function overloaded(message: string): ExpectedError {
	return new ExpectedError('overloaded', message);
}
