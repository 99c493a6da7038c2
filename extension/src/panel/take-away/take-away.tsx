import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';

/** The export menu, loaded when it is opened. */
export function TakeAway() {
	const { texts } = useLanguage();
	const [Menu, setMenu] = useState<ComponentType | null>(null);

	function open(event: Event & { currentTarget: HTMLDetailsElement }) {
		if (!event.currentTarget.open || Menu) return;
		void import('./take-away-menu.tsx').then(({ TakeAwayMenu }) => setMenu(() => TakeAwayMenu));
	}

	return (
		<details class="fold take-away" onToggle={open}>
			<summary>
				<h2>{texts.takeAway}</h2>
			</summary>
			{Menu && <Menu />}
		</details>
	);
}
