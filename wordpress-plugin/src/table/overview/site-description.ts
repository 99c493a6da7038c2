import { describesWholeSite } from '@plumbline/core';

export interface SiteDescription {
	readonly text: string;
	/** Number of posts with it. */
	readonly count: number;
	/** Number of posts with any description. */
	readonly total: number;
}

/** The description that nearly all posts share; null if they have their own. */
export function siteDescription(descriptions: readonly string[]): SiteDescription | null {
	const written = descriptions.map((text) => text.trim()).filter((text) => text !== '');
	const total = written.length;
	const counts = new Map<string, number>();
	for (const text of written) counts.set(text, (counts.get(text) ?? 0) + 1);
	for (const [text, count] of counts) {
		if (describesWholeSite(count, total)) return { text, count, total };
	}
	return null;
}
