import type { Judged } from './judge.ts';
import type { Question } from './judge.worker.ts';

export interface Judge {
	/** Judges a page; a question that came before is no longer answered. */
	ask(question: Question): void;
	stop(): void;
}

/**
 * The engine in a worker, so that a large page never holds up the keyboard. Null for a page that
 * could not be judged, because the worker ended or could not load its parts.
 */
export function createJudge(onJudged: (judged: Judged | null) => void): Judge {
	let worker = start();
	let isBusy = false;

	function start(): Worker {
		const started = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
		started.onmessage = ({ data }: MessageEvent<Judged | null>) => {
			isBusy = false;
			onJudged(data);
		};
		// It stays busy, so that the next question starts a new one.
		started.onerror = () => onJudged(null);
		return started;
	}

	return {
		ask(question) {
			if (isBusy) {
				worker.terminate();
				worker = start();
			}
			isBusy = true;
			worker.postMessage(question);
		},
		stop: () => worker.terminate(),
	};
}
