import { Worker } from 'node:worker_threads';
import { ExpectedError } from '../../process/expected-error.ts';
import { siblingModule } from '../../process/sibling-module.ts';
import { type AuditResult, type AuditTask, htmlTooLarge } from './audit-task.ts';
import type { AuditAnswer, AuditMessage } from './audit-worker.ts';

export interface Job {
	readonly task: AuditTask;
	readonly resolve: (result: AuditResult) => void;
	readonly reject: (reason: unknown) => void;
}

interface ThreadLimits {
	readonly auditMs: number;
	readonly memoryMb: number;
	/** For objects that live briefly. */
	readonly youngMb: number;
}

export interface AuditThread {
	work(job: Job): void;
	stop(): Promise<void>;
	/** Leaves an idle thread to the next pool. */
	release(): Promise<void>;
}

interface ThreadEvents {
	isDone(): void;
	isGone(): void;
}

export function startThread(limits: ThreadLimits, events: ThreadEvents): AuditThread {
	const known = takeKept(limits);
	const worker = known ?? startWorker(limits);
	let job: Job | null = null;
	let isReady = known !== undefined;
	let hasOwnRules = false;
	let isStopping = false;
	let timer: NodeJS.Timeout | undefined;
	let failure: unknown = new ExpectedError('page_too_complex', 'The audit took too long.');

	const limitTime = () => {
		timer = setTimeout(() => worker.terminate(), limits.auditMs);
	};

	worker.on('message', (message: unknown) => {
		// In Node’s watch mode, threads report their imports as messages too.
		if (!isOurs(message)) return;
		if (message.kind === 'ready') {
			isReady = true;
			// Starting a thread takes long on a busy machine; that time does not count against the page.
			if (job) limitTime();
			return;
		}
		clearTimeout(timer);
		const done = job;
		job = null;
		// While it stops, the thread must keep the process alive: otherwise the process could end
		// before the `exit` event.
		if (!isStopping) worker.unref();
		if (done) settle(done, message);
		events.isDone();
	});
	worker.on('error', (error) => {
		failure = isOutOfMemory(error)
			? new ExpectedError('page_too_complex', 'Out of memory.', { cause: error })
			: error;
	});
	worker.on('exit', () => {
		clearTimeout(timer);
		job?.reject(failure);
		events.isGone();
	});

	const stop = async () => {
		isStopping = true;
		failure = new ExpectedError('overloaded', 'The pool is closing.');
		await worker.terminate();
	};

	return {
		work: (given) => {
			job = given;
			// It would keep them as they were, though the next pool may find them changed.
			hasOwnRules ||= Boolean(given.task.ownRulesIn);
			worker.ref();
			if (isReady) limitTime();
			worker.postMessage(given.task, transferable(given.task));
		},
		stop,
		release: async () => {
			if (hasOwnRules) return stop();
			withoutListeners(worker);
			kept.push({ worker, limits });
			// Nobody waits for it, so that an error only ends it.
			worker.on('error', () => undefined).on('exit', () => takeKept(limits, worker));
			if (kept.length > mostKept) await kept.shift()?.worker.terminate();
		},
	};
}

/** Starting a thread takes longer than most audits, and `audit --watch` opens a pool for each change. */
const mostKept = 2;
const kept: { readonly worker: Worker; readonly limits: ThreadLimits }[] = [];

/** Ends the threads that closed pools have left. */
export async function endKeptThreads(): Promise<void> {
	await Promise.all(kept.splice(0).map(({ worker }) => worker.terminate()));
}

/** One for these limits, or exactly this one. */
function takeKept({ memoryMb, youngMb }: ThreadLimits, wanted?: Worker): Worker | undefined {
	const index = kept.findIndex(({ limits, worker }) =>
		wanted === undefined
			? limits.memoryMb === memoryMb && limits.youngMb === youngMb
			: worker === wanted,
	);
	const [found] = index < 0 ? [] : kept.splice(index, 1);
	return found && withoutListeners(found.worker);
}

function withoutListeners(worker: Worker): Worker {
	for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
	return worker;
}

function startWorker({ memoryMb, youngMb }: ThreadLimits): Worker {
	return new Worker(siblingModule(import.meta.url, './audit-worker'), {
		resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
	});
}

function isOurs(message: unknown): message is AuditMessage {
	return typeof message === 'object' && message !== null && 'kind' in message;
}

function settle(job: Job, answer: AuditAnswer): void {
	if (answer.kind === 'audited') job.resolve(answer.result);
	else job.reject(answer.kind === 'too_large' ? htmlTooLarge() : answer.error);
}

function isOutOfMemory(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Bytes that own their whole buffer are moved; others are copied. */
function transferable({ html }: AuditTask): ArrayBuffer[] {
	if (html.kind === 'text') return [];
	const { buffer, byteLength } = html.bytes;
	return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
