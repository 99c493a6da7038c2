/**
 * What will do of the work there is: any; what has not begun, so that it sees all that has happened
 * until now; or one's own alone.
 */
export type Wanted = 'any' | 'unbegun' | 'own';

/**
 * Does the work of each key one after the other, whatever becomes of the work before. Who asks while
 * there is work that will do joins it.
 */
export function oneAtATime() {
	const lasts = new Map<number, Work>();

	return (key: number, work: () => Promise<void>, wanted: Wanted): Promise<void> => {
		const last = lasts.get(key);
		if (last && willDo(last, wanted)) return last.done;
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

const willDo = ({ hasBegun }: Work, wanted: Wanted) =>
	wanted === 'any' || (wanted === 'unbegun' && !hasBegun);
