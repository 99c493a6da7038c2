import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';

interface DisclosureProps {
	readonly label: string;
	/** The state until the user opens or closes it. */
	readonly isOpenAtFirst?: boolean;
	/** Shown next to the label. */
	readonly action?: ReactNode;
	readonly children: ReactNode;
}

/** A line that unfolds when clicked. */
export function Disclosure({ label, isOpenAtFirst = false, action, children }: DisclosureProps) {
	const [chosen, setChosen] = useState<boolean | null>(null);
	const isOpen = chosen ?? isOpenAtFirst;
	return (
		<section>
			<div className="plumbline-disclosure__line">
				<button
					type="button"
					className="plumbline-disclosure"
					aria-expanded={isOpen}
					onClick={() => setChosen(!isOpen)}
				>
					<span className="plumbline-disclosure__arrow" aria-hidden="true" />
					<bdi>{label}</bdi>
				</button>
				{action}
			</div>
			{isOpen && children}
		</section>
	);
}
