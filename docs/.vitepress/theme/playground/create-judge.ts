import type { Judged } from './judge.ts';
import type { Question } from './judge.worker.ts';

export interface Judge {
	/** Judges a page; a question that came before is no longer answered. */
	ask(question: Question): void;
	stop(): void;
}

/** The engine in a worker, so that a large page never holds up the keyboard. */
export function createJudge(onJudged: (judged: Judged) => void): Judge {
	let worker = start();
	let isBusy = false;

	function start(): Worker {
		const started = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
		started.onmessage = ({ data }: MessageEvent<Judged>) => {
			isBusy = false;
			onJudged(data);
		};
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
