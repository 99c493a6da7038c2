import type { Pace } from '../../../crawl/pace/pace.ts';
import type { ReadSitemaps } from '../../../crawl/sitemaps/read-sitemaps.ts';
import type { PageFetcher } from '../../../pages/fetch/fetch-page.ts';
import type { Terminal } from '../../terminal.ts';
import type { AuditSettings } from '../audit-settings.ts';

/** Polite towards a single site, and enough to keep one slow audit from blocking the rest. */
export const mostAtOnce = 4;
const mostSitemaps = 1000;

export interface SourceContext {
	readonly fetcher: Pick<PageFetcher, 'fetchFile'>;
	readonly settings: AuditSettings;
	readonly terminal: Terminal;
	readonly pace: Pace;
}

/** The sitemaps of a URL’s site, read on first use. */
export function sitemapsAround(
	url: string,
	{ fetcher, pace, settings, terminal }: SourceContext,
	named?: string,
) {
	let read: Promise<ReadSitemaps | null> | null = null;
	return () => {
		read ??= import('../../../crawl/sitemaps/read-sitemaps.ts').then(({ readSitemaps }) =>
			readSitemaps({
				url,
				named,
				fetcher,
				geo: settings.options.geo,
				signal: terminal.stop,
				pace,
				isPatient: true,
				now: new Date(),
				mostFiles: mostSitemaps,
			}),
		);
		return read;
	};
}
