/** The number of findings of each block and the first one; empty while none are shown. */
export type BlockMarks = ReadonlyMap<string, BlockMark>;

export interface BlockMark {
	readonly count: number;
	/** Name of the most important rule. */
	readonly firstRule: string;
}

const none: BlockMarks = new Map();
const listeners = new Set<() => void>();
let marks = none;

export const blockMarks = {
	of: (clientId: string): BlockMark | undefined => marks.get(clientId),
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	set(next: BlockMarks) {
		marks = next;
		for (const listener of listeners) listener();
	},
	clear: () => blockMarks.set(none),
};
