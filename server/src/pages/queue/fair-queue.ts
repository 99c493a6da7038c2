/** `owner` is an account of the server, or null for a command, which has the queue to itself. */
export interface Queued {
	readonly owner: number | null;
	readonly bytes: number;
}

/** The room in the queue. An account may use half of it, so that none fills it alone. */
export interface QueueLimits {
	readonly waitingTasks: number;
	readonly waitingBytes: number;
}

export interface FairQueue<Item extends Queued> {
	items(): readonly Item[];
	/** False if there is no room for the item. */
	add(item: Item): boolean;
	/** False if the item is no longer in the queue. */
	remove(item: Item): boolean;
	/** Takes the next item of an owner that is allowed to start one. */
	next(mayStart: (owner: Queued['owner']) => boolean): Item | undefined;
}

/** Owners take turns, so that none waits for all items of a different one. Small items of an owner go first. */
export function createFairQueue<Item extends Queued>(limits: QueueLimits): FairQueue<Item> {
	/** Waiting items by owner, in the order of the turns; owners without items are left out. */
	const turns = new Map<Queued['owner'], Item[]>();
	const items = () => [...turns.values()].flat();

	function hasRoom(item: Item): boolean {
		const own = turns.get(item.owner) ?? [];
		const share = item.owner === null ? 1 : 2;
		return fits(items(), item, 1, limits) && fits(own, item, share, limits);
	}

	return {
		items,
		add(item) {
			if (!hasRoom(item)) return false;
			const own = turns.get(item.owner) ?? [];
			const larger = own.findIndex(({ bytes }) => bytes > item.bytes);
			own.splice(larger < 0 ? own.length : larger, 0, item);
			turns.set(item.owner, own);
			return true;
		},
		remove(item) {
			const own = turns.get(item.owner) ?? [];
			const index = own.indexOf(item);
			if (index < 0) return false;
			own.splice(index, 1);
			if (own.length === 0) turns.delete(item.owner);
			return true;
		},
		next(mayStart) {
			const [, own] = [...turns].find(([owner]) => mayStart(owner)) ?? [];
			const item = own?.shift();
			if (own === undefined || item === undefined) return undefined;
			turns.delete(item.owner);
			if (own.length > 0) turns.set(item.owner, own);
			return item;
		},
	};
}

function fits(
	waiting: readonly Queued[],
	{ bytes }: Queued,
	share: number,
	{ waitingTasks, waitingBytes }: QueueLimits,
): boolean {
	const sum = waiting.reduce((before, item) => before + item.bytes, bytes);
	return waiting.length < waitingTasks / share && sum <= waitingBytes / share;
}
