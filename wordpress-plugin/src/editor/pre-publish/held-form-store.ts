const listeners = new Set<() => void>();
let isHeld = false;

/** Whether somebody tried to publish a post that does not pass the required checks. */
export const heldForm = {
	get: () => isHeld,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	set(next: boolean) {
		isHeld = next;
		for (const listener of listeners) listener();
	},
};
