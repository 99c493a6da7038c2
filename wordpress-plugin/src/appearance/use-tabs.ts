import { useEffect } from '@wordpress/element';
import { type Tab, tabs } from './screen-settings.ts';

const linkOf = (tab: Tab) =>
	document.querySelector<HTMLAnchorElement>(`.nav-tab[data-tab="${tab}"]`);

/**
 * Lets the links that PHP prints change the tab without loading the page, which would lose unsaved
 * changes. Marks tabs with such changes, and returns their names.
 */
export function useTabs(
	shown: Tab,
	show: (tab: Tab) => void,
	unsaved: readonly Tab[],
): readonly string[] {
	useEffect(() => {
		const ended = new AbortController();
		for (const tab of tabs) {
			const choose = (event: MouseEvent) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				history.replaceState(history.state, '', linkOf(tab)?.href);
				show(tab);
			};
			linkOf(tab)?.addEventListener('click', choose, { signal: ended.signal });
		}
		return () => ended.abort();
	}, [show]);
	useEffect(() => {
		for (const tab of tabs) {
			const link = linkOf(tab);
			link?.classList.toggle('nav-tab-active', tab === shown);
			link?.classList.toggle('is-unsaved', unsaved.includes(tab));
			if (tab === shown) link?.setAttribute('aria-current', 'page');
			else link?.removeAttribute('aria-current');
		}
	});
	return unsaved.map((tab) => linkOf(tab)?.textContent ?? tab);
}
