import apiFetch from '@wordpress/api-fetch';
import { inTurn } from '../policy/in-turn.ts';
import type { Blocking } from './screen-settings.ts';

type Rules = readonly Blocking[];

/** Saves changes one at a time, each based on the result of the previous one. */
export function createBlockingChanges(first: Rules) {
	let kept = first;

	return (change: (kept: Rules) => Rules): Promise<Rules> =>
		inTurn(async () => {
			kept = await apiFetch<Rules>({
				path: '/plumbline/v1/policy/blocking',
				method: 'POST',
				data: { blocking: change(kept) },
			});
			return kept;
		});
}
