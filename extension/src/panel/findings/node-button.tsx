import type { Location } from '@plumbline/core';
import { useContext } from 'preact/hooks';
import type { Pointed } from '../../messaging/protocol.ts';
import type { Texts } from '../../texts/texts.ts';
import { useLanguage } from '../language.ts';
import { PointingContext } from './pointing.ts';

/** A node as it is written; pressed, it is shown on the page, and pressed again no more. */
export function NodeButton({ location: { node, snippet } }: { readonly location: Location }) {
	const { texts } = useLanguage();
	const { pointed, canPoint, point } = useContext(PointingContext);
	const outcome = pointed?.node === node ? pointed.outcome : null;
	const hint = outcome && hintFor(outcome, texts);
	return (
		<>
			<button
				type="button"
				class="node"
				dir="ltr"
				title={texts.showOnPage}
				disabled={!canPoint}
				aria-pressed={outcome === 'shown'}
				onClick={() => point(outcome === 'shown' ? null : node)}
			>
				{snippet ?? '…'}
			</button>
			{hint && (
				<p class="hint" role="status">
					{hint}
				</p>
			)}
		</>
	);
}

function hintFor(outcome: Pointed, texts: Texts): string | null {
	const hints = { shown: null, in_head: texts.inHead, hidden: texts.hidden, gone: texts.nodeGone };
	return hints[outcome];
}
