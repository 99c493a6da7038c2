import { Worker } from 'node:worker_threads';
import { siblingModule } from '../../process/sibling-module.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { BodyAnswer } from './body-worker.ts';
import type { Body } from './parse-body.ts';

export interface BodyThread {
	/** Bodies of known callers go before those of clients that have not shown a key. */
	parse(body: Body, caller: 'known' | 'unknown'): Promise<unknown>;
	close(): Promise<void>;
}

interface Job {
	readonly body: Body;
	readonly resolve: (parsed: unknown) => void;
	readonly reject: (reason: unknown) => void;
}

/** Fits the largest body as a text, its parameters, and a copy. */
const maxOldGenerationSizeMb = 512;
const maxYoungGenerationSizeMb = 8;

/** Parses large bodies in a thread, which starts with the first of them. */
export function createBodyThread(): BodyThread {
	const waiting = { known: [] as Job[], unknown: [] as Job[] };
	let worker: Worker | null = null;
	let current: Job | null = null;

	function next(): void {
		if (current !== null) return;
		current = waiting.known.shift() ?? waiting.unknown.shift() ?? null;
		if (current === null) {
			worker?.unref();
			return;
		}
		worker ??= start();
		worker.ref();
		const { bytes } = current.body;
		worker.postMessage(current.body, ownsBuffer(bytes) ? [bytes.buffer] : []);
	}

	function start(): Worker {
		const started = new Worker(siblingModule(import.meta.url, './body-worker'), {
			resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb },
		});
		let failure: unknown = new Error('The thread that parses bodies has ended.');
		started.on('message', (answer: unknown) => {
			// In Node’s watch mode, threads report their imports as messages too.
			if (isOurs(answer)) settle((job) => answered(job, answer));
		});
		started.on('error', (error) => {
			failure = error;
		});
		started.on('exit', () => {
			worker = null;
			settle((job) => job.reject(failure));
		});
		return started;
	}

	function settle(how: (job: Job) => void): void {
		const done = current;
		current = null;
		if (done) how(done);
		next();
	}

	return {
		parse: (body, caller) => {
			const { promise, resolve, reject } = Promise.withResolvers<unknown>();
			waiting[caller].push({ body, resolve, reject });
			next();
			return promise;
		},
		close: async () => {
			await worker?.terminate();
		},
	};
}

function isOurs(message: unknown): message is BodyAnswer {
	return typeof message === 'object' && message !== null && 'kind' in message;
}

function answered({ resolve, reject }: Job, answer: BodyAnswer): void {
	if (answer.kind === 'parsed') resolve(answer.body);
	else if (answer.kind === 'failed') reject(answer.error);
	else reject(new ProblemError(answer.code, answer.detail));
}

function ownsBuffer(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
	return bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength;
}
