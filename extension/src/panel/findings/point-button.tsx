import type { NodeRef } from '@plumbline/core';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { outcomeText } from './outcome-text.ts';
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
