import type { Counts } from '@plumbline/core';
import { icon } from '../../controls/icon.tsx';
import { stateOf } from './state-of.ts';

/** Our mark with the number of findings; the button's label says the same in words. */
export function StateIcon({ counts }: { readonly counts: Counts | null }) {
	const state = counts && stateOf(counts);
	return (
		<span className="plumbline-icon">
			{icon}
			{state && (
				<span className={`plumbline-icon__state is-${state.kind}`} aria-hidden="true">
					{state.text}
				</span>
			)}
		</span>
	);
}
