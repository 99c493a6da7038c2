import type { Report } from '@plumbline/core';
import { useEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';

interface BadgeOptions {
	readonly tabId: number;
	readonly counts: Report['counts'];
	readonly isWanted: boolean;
}

/**
 * Writes the number of problems on the icon, for one tab. Browsers take it away with the page, the
 * background when the panel closes: that gives the panel no time.
 */
export function useBadge({ counts, isWanted, tabId }: BadgeOptions): void {
	const mustFix = counts.blocker + counts.error;
	const text = String(mustFix + counts.warning);
	useEffect(() => {
		if (!isWanted) return;
		void browser.action.setBadgeText({ tabId, text });
		void browser.action.setBadgeBackgroundColor({ tabId, color: colorOf(mustFix, text) });
		return () => void browser.action.setBadgeText({ tabId, text: '' }).catch(closed);
	}, [isWanted, tabId, mustFix, text]);
}

const colorOf = (mustFix: number, text: string) => {
	if (text === '0') return '#18794e';
	return mustFix > 0 ? '#b42318' : '#9a5b00';
};

const closed = (error: unknown) => console.info('The tab of a badge was closed.', error);
