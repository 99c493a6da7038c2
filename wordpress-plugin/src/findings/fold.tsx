import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';

interface FoldProps {
	readonly label: string;
	/** The state until the user opens or closes it. */
	readonly isOpenAtFirst?: boolean;
	/** Shown next to the label. */
	readonly action?: ReactNode;
	readonly children: ReactNode;
}

/** A line that unfolds on request. */
export function Fold({ label, isOpenAtFirst = false, action, children }: FoldProps) {
	const [chosen, setChosen] = useState<boolean | null>(null);
	const isOpen = chosen ?? isOpenAtFirst;
	return (
		<section>
			<div className="plumbline-fold__line">
				<button
					type="button"
					className="plumbline-fold"
					aria-expanded={isOpen}
					onClick={() => setChosen(!isOpen)}
				>
					<span className="plumbline-fold__arrow" aria-hidden="true" />
					{label}
				</button>
				{action}
			</div>
			{isOpen && children}
		</section>
	);
}
