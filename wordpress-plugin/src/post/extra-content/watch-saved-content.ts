import { type ExtraContent, validContent } from './extra-content.ts';

export interface SavedContentOptions {
	/** The content when the post was opened. */
	readonly first: readonly ExtraContent[];
	readonly isSaving: () => boolean;
	/** Calls back whenever something in the editor may have changed. */
	readonly subscribe: (onChange: () => void) => void;
	/** Fetches the content that WordPress has now saved. */
	readonly ask: (signal: AbortSignal) => Promise<unknown>;
}

export interface SavedContent {
	current(): readonly ExtraContent[];
	/** Calls back on change; returns an unsubscribe function. */
	subscribe(onChange: () => void): () => void;
}

/** Refetches after each save, even without subscribers. */
export function watchSavedContent({
	first,
	isSaving,
	subscribe,
	ask,
}: SavedContentOptions): SavedContent {
	const listeners = new Set<() => void>();
	let saved = first;
	let wasSaving = false;
	let asking = new AbortController();

	async function readAgain(signal: AbortSignal) {
		try {
			const answer = validContent(await ask(signal));
			if (signal.aborted) return;
			saved = answer;
			for (const listener of listeners) listener();
		} catch (cause) {
			if (signal.aborted) return;
			console.error('Plumbline could not read the custom fields again.', cause);
		}
	}

	subscribe(() => {
		const isSavingNow = isSaving();
		if (wasSaving && !isSavingNow) {
			asking.abort();
			asking = new AbortController();
			void readAgain(asking.signal);
		}
		wasSaving = isSavingNow;
	});

	return {
		current: () => saved,
		subscribe(onChange) {
			listeners.add(onChange);
			return () => void listeners.delete(onChange);
		},
	};
}
