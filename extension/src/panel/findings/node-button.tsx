import type { Location } from '@plumbline/core';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../language.ts';
import { outcomeText } from './outcome-text.ts';
import { PointingContext } from './pointing.ts';

/** A node as it is written; pressed, it is shown on the page, and pressed again no more. */
export function NodeButton({ location: { node, snippet } }: { readonly location: Location }) {
	const { texts } = useLanguage();
	const { pointed, canPoint, point } = useContext(PointingContext);
	const outcome = pointed?.node === node ? pointed.outcome : null;
	const isShown = outcome === 'shown';
	return (
		<>
			<button
				type="button"
				class="node"
				dir="ltr"
				title={texts.showOnPage}
				disabled={!canPoint}
				aria-pressed={isShown}
				onClick={() => point(isShown ? null : node)}
			>
				{snippet ?? '…'}
			</button>
			{outcome && !isShown && <p class="hint">{outcomeText(outcome, texts)}</p>}
		</>
	);
}
