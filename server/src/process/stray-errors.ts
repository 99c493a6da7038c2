import { AsyncLocalStorage } from 'node:async_hooks';

const failing = new AsyncLocalStorage<(error: unknown) => void>();

/**
 * Runs work so that it fails with an error that one of its callbacks throws outside of every promise,
 * and which would otherwise leave it unfinished for ever. Needs `surviveStrayErrors`.
 */
export function withStrayErrors<Result>(work: () => Promise<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		failing.run(reject, work).then(resolve, reject);
	});
}

interface StrayErrorsLog {
	error(details: object, message: string): void;
}

/**
 * Keeps the process running after an error that nothing has caught. It is always a bug of ours, but
 * one that should end the work it belongs to, not that of everybody. Returns how to stop it.
 */
export function surviveStrayErrors(log: StrayErrorsLog): () => void {
	const survive = (error: unknown) => {
		log.error({ err: error }, 'An error was not caught');
		failing.getStore()?.(error);
	};
	// Rejections that nobody handles arrive here too.
	process.on('uncaughtException', survive);
	return () => void process.off('uncaughtException', survive);
}
