import type { Pace } from '../../../crawl/pace.ts';
import { type ReadSitemaps, readSitemaps } from '../../../crawl/read-sitemaps.ts';
import type { PageFetcher } from '../../../fetch-page/fetch-page.ts';
import type { Terminal } from '../../terminal.ts';
import type { AuditSettings } from '../audit-settings.ts';

/** More would not be polite towards one site, and one audit is not waited for by all. */
export const mostAtOnce = 4;
const mostSitemaps = 1000;

export interface SourceContext {
	readonly fetcher: PageFetcher;
	readonly settings: AuditSettings;
	readonly terminal: Terminal;
	readonly pace: Pace;
}

/** The sitemaps of the site of an address, read when first asked for. */
export function sitemapsAround(
	url: string,
	{ fetcher, pace, settings, terminal }: SourceContext,
	named?: string,
) {
	let read: Promise<ReadSitemaps | null> | null = null;
	return () => {
		read ??= readSitemaps({
			url,
			named,
			fetcher,
			geo: settings.options.geo,
			signal: terminal.stop,
			pace,
			isPatient: true,
			now: new Date(),
			mostFiles: mostSitemaps,
		});
		return read;
	};
}
