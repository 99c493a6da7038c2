import { availableParallelism } from 'node:os';
import { ExpectedError } from '../errors/expected-error.ts';
import type { AuditResult, AuditTask } from './audit-task.ts';
import { type AuditThread, type Job, startThread } from './audit-thread.ts';

export interface AuditPool {
	run(task: AuditTask, signal?: AbortSignal): Promise<AuditResult>;
	/** How many pages are audited, and how many wait. */
	load(): { readonly running: number; readonly waiting: number };
	close(): Promise<void>;
}

export const defaultPoolLimits = {
	threads: Math.min(availableParallelism(), 8),
	auditMs: 20_000,
	waitingTasks: 100,
	waitingBytes: 256 * 1024 * 1024,
	memoryMb: 1536,
};

export type PoolLimits = Readonly<typeof defaultPoolLimits>;

/** Audits in worker threads. A thread that crashes or takes too long is replaced; its page is refused. */
export function createAuditPool(limits: PoolLimits = defaultPoolLimits): AuditPool {
	const waiting: Job[] = [];
	const idle: AuditThread[] = [];
	const threads = new Set<AuditThread>();

	function next(): void {
		if (waiting.length === 0) return;
		const thread = idle.pop() ?? (threads.size < limits.threads ? start() : undefined);
		const job = thread && waiting.shift();
		if (job) thread.work(job);
	}

	function start(): AuditThread {
		const thread = startThread(limits, {
			isDone: () => {
				idle.push(thread);
				next();
			},
			isGone: () => {
				threads.delete(thread);
				drop(idle, thread);
				next();
			},
		});
		threads.add(thread);
		return thread;
	}

	return {
		run: async (task, signal) => {
			signal?.throwIfAborted();
			refuseOverload(waiting, task, limits);
			const { promise, resolve, reject } = Promise.withResolvers<AuditResult>();
			const job = { task, resolve, reject };
			waiting.push(job);
			const forget = () => {
				drop(waiting, job);
				reject(signal?.reason);
			};
			signal?.addEventListener('abort', forget);
			next();
			// One signal may stand over thousands of audits.
			return promise.finally(() => signal?.removeEventListener('abort', forget));
		},
		load: () => ({ running: threads.size - idle.length, waiting: waiting.length }),
		close: async () => {
			for (const job of waiting.splice(0))
				job.reject(new ExpectedError('overloaded', 'The pool is closing.'));
			await Promise.all([...threads].map((thread) => thread.stop()));
		},
	};
}

function refuseOverload(waiting: readonly Job[], task: AuditTask, limits: PoolLimits): void {
	const bytes = waiting.reduce((sum, job) => sum + sizeOf(job.task), sizeOf(task));
	if (waiting.length < limits.waitingTasks && bytes <= limits.waitingBytes) return;
	throw new ExpectedError('overloaded', `${waiting.length} pages of ${bytes} bytes are waiting.`);
}

function sizeOf({ html }: AuditTask): number {
	return html.kind === 'text' ? html.text.length : html.bytes.length;
}

function drop<Item>(items: Item[], item: Item): void {
	const index = items.indexOf(item);
	if (index >= 0) items.splice(index, 1);
}
