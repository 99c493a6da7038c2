import { ExpectedError } from '../../process/expected-error.ts';

export interface Pressure {
	/** Throws when the event loop is already late. */
	refuseWhenLate(): void;
	/** Throws when too many calls are already waiting for the database. */
	atTheStore<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface PressureLimits {
	readonly isLate: () => boolean;
	/** Calls that may wait for the database at once: some seconds of work. */
	readonly mostAtTheStore?: number;
}

/** Refuses calls early, while refusing them is still fast. */
export function createPressure({ isLate, mostAtTheStore = 200 }: PressureLimits): Pressure {
	let atTheStore = 0;
	return {
		refuseWhenLate: () => {
			if (isLate()) throw new ExpectedError('overloaded', 'The event loop is late.');
		},
		atTheStore: async (work) => {
			if (atTheStore >= mostAtTheStore) {
				throw new ExpectedError('overloaded', `${atTheStore} calls wait for the database.`);
			}
			atTheStore++;
			try {
				return await work();
			} finally {
				atTheStore--;
			}
		},
	};
}
