import { useSyncExternalStore } from '@wordpress/element';
import { settings } from '../../settings/settings.ts';
import { createDraftShelf, type DraftShelf } from './draft-shelf.ts';
import type { Draft } from './edit.ts';

let shelf: DraftShelf | null = null;

/** The unsaved edits of this person on this site. */
export function draftShelf(): DraftShelf {
	shelf ??= createDraftShelf(localStorage, settings().editing?.draftKey ?? '');
	return shelf;
}

export function useDraft(): readonly [Draft, DraftShelf['change']] {
	const { change, read, subscribe } = draftShelf();
	return [useSyncExternalStore(subscribe, read), change];
}
