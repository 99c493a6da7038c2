import { type SearchField, searchFieldId } from '../../post/meta/search-field.ts';
import { screen } from '../../post/screen/edit-screen.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let wanted: SearchField | null = null;

/** Shows a field of the section “Search result and sharing” and moves the focus there. */
export function openSearchField(field: SearchField): void {
	wanted = field;
	screen().openPanel();
	for (const listener of listeners) listener();
}

/** Calls back for each field to open, at once if one waits; returns an unsubscribe function. */
export function onSearchFieldOpened(listener: Listener): () => void {
	listeners.add(listener);
	if (wanted !== null) listener();
	return () => void listeners.delete(listener);
}

/** Moves the focus to the wanted field once it is shown. */
export function focusWantedField(): void {
	const place = wanted === null ? null : document.getElementById(searchFieldId(wanted));
	if (!place) return;
	wanted = null;
	place.scrollIntoView({ block: 'center' });
	place.querySelector<HTMLElement>('input, textarea, summary')?.focus({ preventScroll: true });
}
