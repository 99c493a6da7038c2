import type { ReportedRule } from '@plumbline/core';
import { useEffect, useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { ScreenName } from './screens.ts';
import { tabMarks } from './tab-marks.ts';
import { screensOf, tabNames, tabOf, tabOfKey, tabs } from './tabs.ts';

interface ScreenTabsProps {
	readonly open: ScreenName;
	readonly findings: readonly ReportedRule[];
	readonly onOpen: (screen: ScreenName) => void;
}

export const panelId = 'screen';

/**
 * The id of the tab that names a screen: its own tab below the row if the tab in the row has
 * several screens, otherwise the one in the row.
 */
export function labelOf(screen: ScreenName): string | undefined {
	const tab = tabOf(screen);
	if (!tab) return undefined;
	return screensOf(tab).length > 1 ? `sub-tab-${screen}` : `tab-${tab}`;
}

/**
 * Two rows of tabs, one where there is room, and below them the screens of the open tab if it has several. Arrow keys move
 * between tabs without opening them, because a screen may load images of the page; numbers open.
 */
export function ScreenTabs({ findings, onOpen, open }: ScreenTabsProps) {
	const { texts } = useLanguage();
	const marks = useMemo(() => tabMarks(findings), [findings]);
	const openTab = tabOf(open);
	useEffect(() => {
		function openByNumber(event: KeyboardEvent) {
			const { altKey, ctrlKey, key, metaKey } = event;
			const tab = altKey || ctrlKey || metaKey || isTyping(event.target) ? null : tabOfKey(key);
			if (tab) onOpen(screensOf(tab)[0] ?? 'overview');
		}
		addEventListener('keydown', openByNumber);
		return () => removeEventListener('keydown', openByNumber);
	}, [onOpen]);

	return (
		<nav aria-label={texts.screens.label}>
			<div role="tablist" class="tabs" aria-label={texts.screens.label} onKeyDown={moveFocus}>
				{tabNames.map((name, index) => {
					const mark = marks.get(name);
					return (
						<button
							key={name}
							type="button"
							role="tab"
							id={`tab-${name}`}
							aria-selected={name === openTab}
							aria-controls={panelId}
							tabIndex={name === (openTab ?? 'overview') ? 0 : -1}
							title={`${texts.screens[name]} (${(index + 1) % 10})`}
							onClick={() => onOpen(tabs[name][0])}
						>
							<span class="tab-name">{texts.tabs[name]}</span>
							{mark && (
								<span class={`badge ${mark.tone}`}>
									<span class="spoken"> </span>
									{mark.count}
								</span>
							)}
						</button>
					);
				})}
			</div>
			{openTab && screensOf(openTab).length > 1 && (
				<div role="tablist" class="sub-tabs" aria-label={texts.tabs[openTab]} onKeyDown={moveFocus}>
					{screensOf(openTab).map((name) => (
						<button
							key={name}
							type="button"
							role="tab"
							id={`sub-tab-${name}`}
							aria-selected={name === open}
							aria-controls={panelId}
							tabIndex={name === open ? 0 : -1}
							onClick={() => onOpen(name)}
						>
							{texts.screens[name]}
						</button>
					))}
				</div>
			)}
		</nav>
	);
}

/** Moves the focus between the tabs of a list by arrow keys, without opening them. */
function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
	const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
	const isRtl = event.currentTarget.matches(':dir(rtl)');
	const index = tabs.findIndex((tab) => tab.contains(document.activeElement));
	const next = nextTab(event.key, index, tabs.length, isRtl);
	if (next === null) return;
	event.preventDefault();
	tabs[next]?.focus();
}

/** The index of the tab that a key moves to; null for other keys. */
export function nextTab(key: string, index: number, count: number, isRtl: boolean): number | null {
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	if (key === forward) return (index + 1) % count;
	if (key === back) return (index - 1 + count) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : null;
}

/** Whether a key pressed on this element types text or chooses a value. */
export const isTyping = (target: EventTarget | null): boolean =>
	target instanceof Element && target.matches('input:not([type=checkbox]), select, textarea');
