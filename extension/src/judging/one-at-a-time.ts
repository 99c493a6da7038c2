/**
 * Which queued work a call may join: `any`; only work that has `not_started`, because it will see
 * all changes until now; or `none`.
 */
export type Joins = 'any' | 'not_started' | 'none';

/**
 * Runs the work of each key in sequence, whether or not earlier work failed. A call that may join
 * queued work does so instead.
 */
export function oneAtATime() {
	const lasts = new Map<number, Work>();

	return (key: number, work: () => Promise<void>, joins: Joins): Promise<void> => {
		const last = lasts.get(key);
		if (last && canJoin(last, joins)) return last.done;
		const begin = () => {
			next.hasBegun = true;
			return work();
		};
		const done = Promise.resolve(last?.done)
			.then(begin, begin)
			.finally(() => lasts.get(key) === next && lasts.delete(key));
		const next: Work = { done, hasBegun: false };
		lasts.set(key, next);
		return done;
	};
}

interface Work {
	readonly done: Promise<void>;
	hasBegun: boolean;
}

const canJoin = ({ hasBegun }: Work, joins: Joins) =>
	joins === 'any' || (joins === 'not_started' && !hasBegun);
