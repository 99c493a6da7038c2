import { hasCode } from '../../process/expected-error.ts';
import type { Frontier } from '../urls/add-urls.store.ts';
import { storeVisits } from './store-visits.ts';
import type { Visited } from './visited.ts';

export interface VisitWriter {
	/** Waits while too much is still to be stored. */
	add(visit: Visited): Promise<void>;
	/** Stores what is there, and waits for what is being stored. False if there was neither. */
	settle(): Promise<boolean>;
	end(): Promise<void>;
}

const visitsAtOnce = 50;
const longestWaitMs = 300;
const mostTries = 5;

/** Stores visits some dozens at a time: a transaction for each would be most of the work. */
export function createVisitWriter(
	frontier: Frontier,
	owner: string,
	onVisits: (count: number) => void = () => undefined,
): VisitWriter {
	let waiting: Visited[] = [];
	/** The number of visits that wait or are being stored. */
	let unstored = 0;
	let timer: NodeJS.Timeout | undefined;
	let storing: Promise<void> = Promise.resolve();

	function store(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		const visits = waiting;
		waiting = [];
		if (visits.length > 0) {
			storing = storing.then(async () => {
				onVisits(await withRetry(() => storeVisits(frontier, owner, visits)));
				unstored -= visits.length;
			});
			// The next `add` or `settle` throws the error; until then it must not count as unhandled.
			storing.catch(() => undefined);
		}
		return storing;
	}

	return {
		async add(visit) {
			waiting.push(visit);
			unstored++;
			if (waiting.length >= visitsAtOnce) {
				const before = storing;
				void store();
				await before;
			} else timer ??= setTimeout(() => void store(), longestWaitMs);
		},
		async settle() {
			const had = unstored > 0;
			await store();
			return had;
		},
		async end() {
			await store();
		},
	};
}

/** Two workers may redirect to the same pages in a different order; PostgreSQL then ends one of them. */
async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
	for (let tries = 1; ; tries++) {
		try {
			return await work();
		} catch (error) {
			if (tries === mostTries || !hasCode(error, 'database_busy')) throw error;
		}
	}
}
