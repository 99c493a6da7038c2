import { type GlanceLine, linesOfRule, type ReportedRule } from '@plumbline/core';
import type { ScreenName } from './screens.ts';
import { type TabName, tabOf } from './tabs.ts';

/**
 * The screen that shows what a finding is about; lines are missing if the findings screen itself
 * shows everything.
 */
const screenOfLine: Readonly<Partial<Record<GlanceLine, ScreenName>>> = {
	h1: 'headings',
	headings: 'headings',
	images: 'images',
	links: 'links',
	data: 'data',
	social: 'social',
	canonical: 'indexing',
	robots: 'indexing',
	response: 'indexing',
	language: 'indexing',
	vitals: 'rendered',
	keywords: 'keywords',
};

export interface TabMark {
	/** Findings above note. */
	readonly count: number;
	readonly tone: 'bad' | 'warn';
}

type Finding = Pick<ReportedRule, 'name' | 'group' | 'severity'>;

/** How many findings above note each tab is about; the tab of the findings counts all of them. */
export function tabMarks(findings: readonly Finding[]): ReadonlyMap<TabName, TabMark> {
	const marks = new Map<TabName, TabMark>();
	for (const finding of findings) {
		if (finding.severity === 'note') continue;
		const screens = linesOfRule(finding).map((line) => screenOfLine[line]);
		const about = screens.map((screen) => screen && tabOf(screen)).filter((tab) => tab != null);
		for (const tab of new Set<TabName>(['findings', ...about])) {
			const { count = 0, tone } = marks.get(tab) ?? {};
			const isBad = tone === 'bad' || finding.severity !== 'warning';
			marks.set(tab, { count: count + 1, tone: isBad ? 'bad' : 'warn' });
		}
	}
	return marks;
}
