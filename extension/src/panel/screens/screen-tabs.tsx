import { useLanguage } from '../language.ts';
import { nextTab } from './next-tab.ts';
import { type ScreenName, screenNames } from './screens.ts';

interface ScreenTabsProps {
	readonly open: ScreenName;
	/** The number of findings above note. */
	readonly findingCount: number;
	readonly onOpen: (screen: ScreenName) => void;
}

export const tabId = (screen: ScreenName) => `tab-${screen}`;
export const panelId = 'screen';

/**
 * Arrow keys move between tabs without opening them, because a screen may load images of the page.
 */
export function ScreenTabs({ open, findingCount, onOpen }: ScreenTabsProps) {
	const { texts } = useLanguage();

	function move(event: KeyboardEvent & { currentTarget: HTMLElement }) {
		const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
		const isRtl = event.currentTarget.matches(':dir(rtl)');
		const index = tabs.findIndex((tab) => tab.contains(document.activeElement));
		const next = nextTab(event.key, index, tabs.length, isRtl);
		if (next === null) return;
		event.preventDefault();
		tabs[next]?.focus();
	}

	return (
		<nav aria-label={texts.screens.label}>
			<div role="tablist" class="tabs" aria-label={texts.screens.label} onKeyDown={move}>
				{screenNames.map((name) => (
					<button
						key={name}
						type="button"
						role="tab"
						id={tabId(name)}
						aria-selected={name === open}
						aria-controls={panelId}
						tabIndex={name === open ? 0 : -1}
						onClick={() => onOpen(name)}
					>
						{texts.screens[name]}
						{name === 'findings' && findingCount > 0 && <span class="badge"> {findingCount}</span>}
					</button>
				))}
			</div>
		</nav>
	);
}
