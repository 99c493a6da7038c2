import { Icon } from '@plumbline/ui';
import { Ellipsis } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useLanguage } from '../../language/language.ts';

/** Rarely used buttons, behind one with three dots. */
export function Menu({ children }: { readonly children: ComponentChildren }) {
	const { texts } = useLanguage();
	return (
		<details class="menu">
			<summary class="icon" aria-label={texts.moreActions} title={texts.moreActions}>
				<Icon icon={Ellipsis} />
			</summary>
			{children}
		</details>
	);
}
