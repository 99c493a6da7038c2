import type { NodeRef } from '@plumbline/core';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { PointOutcome } from '../../messaging/protocol.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { PointingContext } from './pointing.ts';

interface PointButtonProps {
	readonly node: NodeRef;
	readonly class?: string;
	readonly dir?: 'ltr' | 'auto';
	readonly children: ComponentChildren;
}

/** Shows its node on the page when pressed, and removes the highlight when pressed again. */
export function PointButton({
	node,
	class: name = 'row',
	dir = 'auto',
	children,
}: PointButtonProps) {
	const { texts } = useLanguage();
	const { pointed, canPoint, point } = useContext(PointingContext);
	const outcome = pointed?.node === node ? pointed.outcome : null;
	const isShown = outcome === 'shown';
	return (
		<>
			<button
				type="button"
				class={name}
				dir={dir}
				title={texts.showOnPage}
				disabled={!canPoint}
				aria-pressed={isShown}
				onClick={() => point(isShown ? null : node)}
			>
				{children}
			</button>
			{outcome && !isShown && <p class="hint">{outcomeText(outcome, texts)}</p>}
		</>
	);
}

/** The outcome of showing a node, in words. */
export function outcomeText(outcome: PointOutcome, texts: Texts): string {
	const sentences: Readonly<Record<PointOutcome, string>> = {
		shown: texts.shown,
		in_head: texts.inHead,
		hidden: texts.hidden,
		gone: texts.nodeGone,
		only_sent: texts.onlySent,
	};
	return sentences[outcome];
}
