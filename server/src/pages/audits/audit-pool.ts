import { availableParallelism } from 'node:os';
import { createFairQueue, type Queued } from '../queue/fair-queue.ts';
import { type Patience, refuseAll, waitInQueue } from '../queue/wait-in-queue.ts';
import { type AuditResult, type AuditTask, sizeOf } from './audit-task.ts';
import { type AuditThread, endKeptThreads, type Job, startThread } from './audit-thread.ts';

export interface Auditor {
	run(task: AuditTask, signal?: AbortSignal): Promise<AuditResult>;
}

export interface AuditPool extends Auditor {
	/** The pool for the audits of one account; accounts take turns. */
	forAccount(accountId: number, patience?: Patience): Auditor;
	/** Number of pages that are being audited, and of pages in the queue. */
	load(): { readonly running: number; readonly waiting: number };
	/** Ends idle threads, which hold tens of megabytes each; the next page starts one again. */
	rest(): Promise<void>;
	close(): Promise<void>;
}

export const defaultPoolLimits = {
	/**
	 * Threads for one account. There is one thread more, for the others: an account that keeps all
	 * of its threads busy never keeps them waiting.
	 */
	threads: Math.min(availableParallelism(), 8),
	auditMs: 20_000,
	waitMs: 10_000,
	waitingTasks: 200,
	waitingBytes: 256 * 1024 * 1024,
	memoryMb: 1536,
	/** Half of the default: saves 80 MB per thread and costs a tenth more time. A third costs another tenth. */
	youngMb: 48,
};

export type PoolLimits = Readonly<typeof defaultPoolLimits>;

interface QueuedJob extends Job, Queued {}

/**
 * Audits in worker threads. Replaces a thread that crashes or exceeds the time limit, and refuses
 * its page.
 */
export function createAuditPool(limits: PoolLimits = defaultPoolLimits): AuditPool {
	const waiting = createFairQueue<QueuedJob>(limits);
	const running = new Map<AuditThread, QueuedJob>();
	const idle: AuditThread[] = [];
	const threads = new Set<AuditThread>();

	function next(): void {
		if (idle.length === 0 && threads.size > limits.threads) return;
		const job = waiting.next(mayStart);
		if (job === undefined) return;
		const thread = idle.pop() ?? start();
		running.set(thread, job);
		thread.work(job);
	}

	function mayStart(owner: Queued['owner']): boolean {
		const own = [...running.values()].filter((job) => job.owner === owner);
		return own.length < limits.threads;
	}

	function start(): AuditThread {
		const thread = startThread(limits, {
			isDone: () => {
				running.delete(thread);
				idle.push(thread);
				next();
			},
			isGone: () => {
				running.delete(thread);
				threads.delete(thread);
				drop(idle, thread);
				next();
			},
		});
		threads.add(thread);
		return thread;
	}

	function run(
		task: AuditTask,
		owner: Queued['owner'],
		patience: Patience,
		signal?: AbortSignal,
	): Promise<AuditResult> {
		const { promise, resolve, reject } = Promise.withResolvers<AuditResult>();
		const item = { task, owner, bytes: sizeOf(task), resolve, reject };
		const result = waitInQueue(waiting, { item, promise }, patience, signal);
		next();
		return result;
	}

	return {
		run: (task, signal) => run(task, null, { waitMs: null }, signal),
		forAccount: (accountId, patience = limits) => ({
			run: (task, signal) => run(task, accountId, patience, signal),
		}),
		load: () => ({ running: running.size, waiting: waiting.items().length }),
		rest: async () => {
			await Promise.all([...idle.splice(0).map((thread) => thread.stop()), endKeptThreads()]);
		},
		close: async () => {
			refuseAll(waiting);
			const released = idle.splice(0);
			const busy = [...threads].filter((thread) => !released.includes(thread));
			await Promise.all([
				...released.map((thread) => thread.release()),
				...busy.map((thread) => thread.stop()),
			]);
		},
	};
}

function drop<Item>(items: Item[], item: Item): void {
	const index = items.indexOf(item);
	if (index >= 0) items.splice(index, 1);
}

/** Audits with the rules that a module exports too; see `AuditTask`. */
export function withOwnRules(auditor: Auditor, ownRulesIn: string | null): Auditor {
	return { run: (task, signal) => auditor.run({ ...task, ownRulesIn }, signal) };
}
