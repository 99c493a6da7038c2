import apiFetch from '@wordpress/api-fetch';
import { inTurn } from '../policy/in-turn.ts';
import type { Blocking } from './screen-settings.ts';

type Rules = readonly Blocking[];

/** Saves one change after the other, each made to what the one before has left. */
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
