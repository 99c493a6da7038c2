import apiFetch from '@wordpress/api-fetch';
import type { Blocking } from './screen-settings.ts';

type Rules = readonly Blocking[];

/** Saves one change after the other, each made to what the one before has left. */
export function createBlockingChanges(first: Rules) {
	let kept = first;
	let last: Promise<unknown> = Promise.resolve();

	async function save(change: (kept: Rules) => Rules): Promise<Rules> {
		kept = await apiFetch<Rules>({
			path: '/plumbline/v1/policy/blocking',
			method: 'POST',
			data: { blocking: change(kept) },
		});
		return kept;
	}

	return (change: (kept: Rules) => Rules): Promise<Rules> => {
		const saved = last.then(() => save(change));
		last = saved.catch(() => {});
		return saved;
	};
}
