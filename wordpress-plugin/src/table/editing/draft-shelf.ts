import type { Draft } from './edit.ts';

export interface DraftShelf {
	/** The same object until the draft changes. */
	read(): Draft;
	/** Changes the draft as it is stored now, with what other tabs have added. */
	change(next: (draft: Draft) => Draft): void;
	subscribe(onChange: () => void): () => void;
}

/**
 * Unsaved edits in this browser's storage, so that leaving the screen loses nothing and two tabs
 * share them. Without storage they last as long as the screen.
 */
export function createDraftShelf(storage: Storage, key: string): DraftShelf {
	const listeners = new Set<() => void>();
	let text: string | null = null;
	let draft: Draft = {};

	function read(): Draft {
		const stored = storage.getItem(key);
		if (stored !== null && stored !== text) {
			text = stored;
			draft = parsed(stored);
		}
		return draft;
	}

	return {
		read,
		change(next) {
			draft = next(read());
			text = JSON.stringify(draft);
			try {
				storage.setItem(key, text);
			} catch {
				// No room: an older text must not come back in place of this one.
				storage.removeItem(key);
			}
			for (const listener of listeners) listener();
		},
		subscribe(onChange) {
			const listen = (event: StorageEvent) => event.key === key && onChange();
			listeners.add(onChange);
			window.addEventListener('storage', listen);
			return () => {
				listeners.delete(onChange);
				window.removeEventListener('storage', listen);
			};
		},
	};
}

/** Empty for anything that this script did not write. */
function parsed(text: string): Draft {
	try {
		const draft: unknown = JSON.parse(text);
		return isDraft(draft) ? draft : {};
	} catch {
		return {};
	}
}

const isDraft = (draft: unknown): draft is Draft =>
	typeof draft === 'object' &&
	draft !== null &&
	Object.values(draft).every(
		({ after, before, id }) =>
			typeof id === 'number' && typeof before === 'string' && typeof after === 'string',
	);
