import { ExpectedError } from '../../process/expected-error.ts';

/** The bytes of one request’s body, as long as the request is being answered. */
export interface HeldBytes {
	/** Throws if there is no room for so many bytes. */
	refuseBeyond(bytes: number): void;
	/** Throws if there is no room; then nothing is added. */
	add(bytes: number): void;
	release(): void;
}

export interface BytesInFlight {
	/** For a request of an account, or of a client that has not shown a key. */
	hold(account: number | null): HeldBytes;
}

interface Budget {
	readonly total: number;
	readonly perAccount: number;
	readonly withoutKey: number;
}

const megabyte = 1024 * 1024;

const defaultBudget: Budget = {
	total: 256 * megabyte,
	perAccount: 128 * megabyte,
	withoutKey: 32 * megabyte,
};

/** Limits the bytes of all bodies together. Neither an account nor clients without a key fill it alone. */
export function createBytesInFlight(budget: Budget = defaultBudget): BytesInFlight {
	const held = new Map<number | null, number>();
	let total = 0;
	return {
		hold(account) {
			let own = 0;
			const most = account === null ? budget.withoutKey : budget.perAccount;
			const refuseBeyond = (bytes: number) => {
				const share = held.get(account) ?? 0;
				if (share + bytes <= most && total + bytes <= budget.total) return;
				throw new ExpectedError('overloaded', `Bodies of ${total} bytes are being answered.`);
			};
			const change = (bytes: number) => {
				own += bytes;
				total += bytes;
				const share = (held.get(account) ?? 0) + bytes;
				if (share > 0) held.set(account, share);
				else held.delete(account);
			};
			return {
				refuseBeyond,
				add: (bytes) => {
					refuseBeyond(bytes);
					change(bytes);
				},
				release: () => change(-own),
			};
		},
	};
}
