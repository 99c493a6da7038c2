import '../../styles/findings.css';
import { Icon } from '@plumbline/ui';
import { Ellipsis } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useLanguage } from '../../language/language.ts';

/** Rarely used controls, behind a button with three dots. It closes once the focus is elsewhere. */
export function Menu({ children }: { readonly children: ComponentChildren }) {
	const { texts } = useLanguage();
	return (
		<details
			class="menu"
			onFocusOut={({ currentTarget, relatedTarget }) => {
				const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
				if (!isInside) currentTarget.open = false;
			}}
			onKeyDown={({ currentTarget, key }) => {
				if (key === 'Escape') currentTarget.open = false;
			}}
		>
			<summary class="icon" aria-label={texts.moreActions} title={texts.moreActions}>
				<Icon icon={Ellipsis} />
			</summary>
			{/* Takes the focus of a click on words, which would leave the menu otherwise. */}
			<div class="menu-items" tabIndex={-1}>
				{children}
			</div>
		</details>
	);
}
