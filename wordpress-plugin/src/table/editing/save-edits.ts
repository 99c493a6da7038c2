import apiFetch from '@wordpress/api-fetch';
import type { Edit, EditResult } from './edit.ts';

/** Fields in one request: a second's work for a small host. */
const atOnce = 25;

export interface SavedPart {
	readonly sent: readonly Edit[];
	readonly results: readonly EditResult[];
}

/** Saves edits in parts; a pause lets the current part end. */
export async function* saveEdits(
	edits: readonly Edit[],
	signal: AbortSignal,
): AsyncGenerator<SavedPart> {
	for (let start = 0; start < edits.length && !signal.aborted; start += atOnce) {
		const sent = edits.slice(start, start + atOnce);
		const { results } = await apiFetch<Pick<SavedPart, 'results'>>({
			path: '/plumbline/v1/fields',
			method: 'POST',
			data: { edits: sent.map(({ problem, ...edit }) => edit) },
		});
		yield { sent, results };
	}
}
