import { nextTab } from './next-tab.ts';

/** Moves the focus between the tabs of a list by arrow keys, without opening them. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
	const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
	const isRtl = event.currentTarget.matches(':dir(rtl)');
	const index = tabs.findIndex((tab) => tab.contains(document.activeElement));
	const next = nextTab(event.key, index, tabs.length, isRtl);
	if (next === null) return;
	event.preventDefault();
	tabs[next]?.focus();
}
